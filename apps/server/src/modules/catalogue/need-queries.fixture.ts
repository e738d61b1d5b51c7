/**
 * What people type who know what they need rather than its name, or its name by ear, and the beginnings of the names of the products that serve
 * them (any of those between `/`), in both languages. Made up for the demo's products, after those of `shop-queries.fixture.ts`.
 */
export const needQueries: readonly (readonly [typed: string, wanted: readonly string[]])[] = `
اوزنبك | Ozempic
ozembic | Ozempic
ابرة التخسيس | Ozempic / Victoza
دواء الضغط | Amlodipine / Bisoprolol / Valsartan / Lisinopril / Aprovel / Adalat
حبوب ضغط | Amlodipine / Bisoprolol / Valsartan / Lisinopril / Aprovel / Adalat / Furosemide
blood pressure tablets | Amlodipine / Bisoprolol / Valsartan / Lisinopril / Aprovel / Adalat / Furosemide
high blood pressure | Amlodipine / Bisoprolol / Valsartan / Lisinopril / Aprovel / Adalat / Furosemide / M3 / M2 / Wrist
علاج الكوليسترول | Crestor / Atorvastatin
cholesterol lowering | Crestor / Atorvastatin
كريستور ٢٠ | Crestor 20
krestor | Crestor
فقر الدم | Ferose / Folic
حبوب الحديد | Ferose
iron deficiency | Ferose
anaemia tablets | Ferose / Folic
نقص فيتامين د | Vitamin D3 / Calcium with
vit d3 | Vitamin D3
vit c | Redoxon
منشط مناعة | Redoxon / Zinc / Berocca / Supradyn
fish oil | Omega-3
حبوب السمك | Omega-3
مغنيسيوم | Magnesium
فيتامين للشعر | Zinc / Centrum / Vitamin B / Supradyn
قطرة حساسية العين | Jamjoom eye
red eyes | Jamjoom eye / Optrex
قطرة انف للرضع | Nasal saline
baby blocked nose | Nasal saline / Nasal aspirator
شفاط انف | Nasal aspirator
انسداد الانف | Otrivin / Flixonase / Nasal saline
sinus spray | Otrivin / Flixonase
بخاخ انف | Otrivin / Flixonase / Nasal saline
اوتريفين | Otrivin
otrvin | Otrivin
flixonaze | Flixonase
حساسية موسمية | Telfast / Zyrtec / Lorine / Flixonase
hives | Telfast / Zyrtec / Lorine
زيرتك شراب | Zyrtec syrup
لورين | Lorine
بلغم | Bisolvon / Mucolyt / Prospan
كحة اطفال | Prospan
dry cough | Prospan / Bisolvon / Mucolyt
بروسبان | Prospan
التهاب الحلق | Strepsils
throat pain | Strepsils
ستربسلز | Strepsils
strepsil honey | Strepsils honey
حموضة المعدة | Gaviscon / Nexium / Omiz / Eno
acid reflux | Gaviscon / Nexium / Omiz
جافيسكون | Gaviscon
omeprazole 20 | Omiz
نكسيوم ٤٠ | Nexium 40
اسهال | Imodel / Oral rehydration / Enterogermina
محلول جفاف | Oral rehydration / Pedialyte
ors | Oral rehydration / Pedialyte
امساك | Duphalac / Dulcolax
لاكتولوز | Duphalac
lactulose | Duphalac
bisacodyl | Dulcolax
انتفاخ وغازات | Simethicone / Iberogast / Buscopan
مغص | Buscopan / Simethicone
قولون عصبي | Buscopan / Iberogast
period pain | Buscopan / Naprosan / Sapofen / Profinal / Rofenac
stomach ache | Buscopan / Iberogast / Gaviscon
صداع نصفي | Panadol / Sapofen / Profinal / Fevadol
خافض حرارة للاطفال | Panadol Baby / Sapofen / Fevadol
kids fever syrup | Panadol Baby / Sapofen
brufen 400 | Sapofen 400
nurofen | Sapofen / Profinal
ibuprofen children | Sapofen
الام الظهر | Voltaren / Relaxon / Deep / Sapofen / Rofenac / Naprosan / TENS
back pain | Voltaren / Relaxon / Deep / Sapofen / Rofenac / Naprosan / TENS
لصقات ظهر | Deep
muscle relaxant | Relaxon
باسط عضلات | Relaxon
فولترين جل | Voltaren
voltarin | Voltaren
اسبرين ١٠٠ | Aspirin
مسيل دم | Aspirin / Plavix
blood thinner | Aspirin / Plavix
بلافكس | Plavix
insulin pen | Lantus / NovoRapid / Tresiba
لانتوس | Lantus
نوفورابيد | NovoRapid
جلوكوفاج ٧٥٠ | Glucophage
glucofage | Glucophage
metformin 1000 | Metformin 1000
سكري حبوب | Metformin / Amaryl / Forxiga / Glucophage
جهاز السكر | FreeStyle
شرائط فحص السكر | FreeStyle Optium
libre | FreeStyle Libre
جهاز قياس الضغط | M3 / M2 / Wrist
bp monitor | M3 / M2 / Wrist
بخار للاطفال | Compressor / Baby nebuliser
nebulizer | Compressor / Baby nebuliser
ميزان حرارة | Digital / Infrared
fever thermometer | Digital / Infrared
حب الشباب | Benzoyl / Effaclar
acne wash | Effaclar / Benzoyl
فطريات الجلد | Canesten
fungal cream | Canesten
اكزيما | Hydrocortisone / Lipikar / Eucerin / Bepanthen
itchy skin | Hydrocortisone / Lipikar / Telfast / Zyrtec / Lorine
ترطيب البشرة | Bepanthen / Lipikar / Eucerin / Nivea / Cicaplast / Aquaphor
واقي شمس | Anthelios / Nivea sun
sunblock spf 50 | Anthelios
قشرة الراس | Kerium
dandruff | Kerium
تسلخات الحفاض | Bepanthen
nappy rash | Bepanthen
حليب اطفال ١ | NAN / Similac Gold stage 1
formula milk | NAN / Similac
سيريلاك | Cerelac
similac 3 | Similac Gold stage 3
مقوي للحامل | Elevit / Folic
folic | Folic
معجون اسنان | Sensodyne / Parodontax
sensitive toothpaste | Sensodyne
نزيف اللثة | Parodontax / Corsodyl
bleeding gums | Parodontax / Corsodyl
غسول فم | Corsodyl
مزيل عرق | Nivea roll
ازالة الشعر | Veet
معقم يدين | Dettol hand
hand sanitizer | Dettol hand
لصق جروح | Hansaplast
حروق | Burn / Bepanthen / Cicaplast
burn cream | Burn / Bepanthen / Cicaplast
بيتادين | Povidone
betadine | Povidone
جهاز الاكسجين | Finger
pulse ox | Finger
مرطب شفاه | Labello
lip balm | Labello
condom | Durex
مزلق | Durex
قلم انسولين | Lantus / NovoRapid / Tresiba
ابر انسولين | Lantus / NovoRapid / Tresiba / NovoFine
lasix | Furosemide
مدر للبول | Furosemide
مضاد للقيء | Buscopan / Iberogast
something for a blocked nose | Otrivin / Nasal saline / Flixonase / Panadol Cold
medicine for my allergy | Zyrtec / Lorine / Telfast
i have a headache | Panadol / Fevadol / Profinal / Sapofen
vitamin d for kids | Vitamin D3 / Calcium with vitamin D / Children
ابغى شي للحساسية | Zyrtec / Lorine / Telfast
عندي حموضة في المعدة | Nexium / Gaviscon / Omiz / Eno
حبوب من الصداع | Panadol / Fevadol
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([typed = '', wanted = '']) => [typed, wanted.split(' / ')] as const);
