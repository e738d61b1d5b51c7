/**
 * What people type into the search of the shop, and the beginnings of the names of the products that they mean (any of those between `/`): names,
 * slips, substances, complaints, barcodes and strengths, in both languages. Made up for the demo's products.
 */
export const shopQueries: readonly (readonly [typed: string, wanted: readonly string[]])[] = `
panadol | Panadol
Panadol Advance | Panadol Advance
panadol extra | Panadol Extra
panadol night | Panadol Night
panadol baby | Panadol Baby
panadol cold and flu | Panadol Cold
fevadol | Fevadol
fevadol suppositories | Fevadol 350
sapofen | Sapofen
profinal | Profinal
voltaren | Voltaren
aspirin | Aspirin
telfast | Telfast
telfast 180 | Telfast 180
zyrtec syrup | Zyrtec syrup
zyrtec | Zyrtec
lorine | Lorine
otrivin | Otrivin
strepsils | Strepsils
strepsils orange | Strepsils orange
prospan | Prospan
bisolvon | Bisolvon
flixonase | Flixonase
buscopan | Buscopan
gaviscon | Gaviscon
gaviscon chewable | Gaviscon chewable
nexium 40 | Nexium 40
nexium 40 mg | Nexium 40
omiz | Omiz
duphalac | Duphalac
dulcolax | Dulcolax
enterogermina | Enterogermina
creon | Creon
lantus | Lantus
novorapid | NovoRapid
tresiba | Tresiba
ozempic | Ozempic
victoza | Victoza
amaryl | Amaryl
forxiga | Forxiga
glucophage | Glucophage
adalat | Adalat
crestor 20 | Crestor 20
plavix | Plavix
aprovel | Aprovel
canesten | Canesten
bepanthen | Bepanthen
centrum for women | Centrum for women
berocca | Berocca
redoxon | Redoxon
supradyn | Supradyn
effaclar | Effaclar
cicaplast | Cicaplast
la roche sun cream | Anthelios
nivea soft | Nivea soft
eucerin | Eucerin
aquaphor | Aquaphor
cerelac | Cerelac
similac | Similac
pediasure | PediaSure
sensodyne | Sensodyne
parodontax | Parodontax
dettol | Dettol
hansaplast | Hansaplast
durex | Durex
veet | Veet
labello | Labello
optrex | Optrex
glucerna | Glucerna
freestyle | FreeStyle
بنادول | Panadol
بانادول | Panadol
بنادول ادفانس | Panadol Advance
بندول نايت | Panadol Night
بنادول اطفال | Panadol Baby
فيفادول | Fevadol
فيفادول تحاميل | Fevadol 350
سابوفين | Sapofen
بروفينال | Profinal
فولتارين | Voltaren
اسبرين | Aspirin
أسبيرين | Aspirin
تلفاست | Telfast
تلفاست ١٨٠ | Telfast 180
زيرتك | Zyrtec
زيرتيك شراب | Zyrtec syrup
لورين | Lorine
اوتريفين | Otrivin
ستربسلز | Strepsils
بروسبان | Prospan
بيسولفون | Bisolvon
بوسكوبان | Buscopan
جافيسكون | Gaviscon
قافيسكون | Gaviscon
نكسيوم | Nexium
نيكسيوم ٤٠ | Nexium 40
اوميز | Omiz
دوفالاك | Duphalac
دولكولاكس | Dulcolax
كريون | Creon
لانتوس | Lantus
نوفورابيد | NovoRapid
تريسيبا | Tresiba
اوزمبك | Ozempic
اوزيمبك | Ozempic
فيكتوزا | Victoza
جلوكوفاج | Glucophage
قلوكوفاج | Glucophage
اماريل | Amaryl
كريستور | Crestor
بلافيكس | Plavix
كانستين | Canesten
بيبانثين | Bepanthen
سنتروم نساء | Centrum for women
سنتروم | Centrum
بيروكا | Berocca
سنسوداين | Sensodyne
ديتول | Dettol
نيفيا | Nivea
سيريلاك | Cerelac
سيميلاك | Similac
panadoll | Panadol
pandol | Panadol
fevadl | Fevadol
gaviscone | Gaviscon
buscopn | Buscopan
nexuim | Nexium
zertec | Zyrtec
telfats | Telfast
voltarin | Voltaren
asprin | Aspirin
ozembic | Ozempic
glucofage | Glucophage
strepsil | Strepsils
centrem | Centrum
sensodine | Sensodyne
cerelak | Cerelac
dulcolex | Dulcolax
otravin | Otrivin
بنادل | Panadol
فولترين | Voltaren
بوسكبان | Buscopan
اوزمبيكك | Ozempic
paracetamol | Panadol / Fevadol
acetaminophen | Panadol / Fevadol
ibuprofen | Sapofen / Profinal
brufen | Sapofen / Profinal
diclofenac | Voltaren / Rofenac
naproxen | Naprosan
fexofenadine | Telfast
cetirizine | Zyrtec
loratadine | Lorine
esomeprazole | Nexium
omeprazole | Omiz
lactulose | Duphalac
bisacodyl | Dulcolax
loperamide | Imodel
insulin | Lantus / NovoRapid / Tresiba
insulin glargine | Lantus
metformin | Metformin / Glucophage
metformin 1000 | Metformin 1000
semaglutide | Ozempic
rosuvastatin | Crestor
clopidogrel | Plavix
amlodipine 10 | Amlodipine 10
clotrimazole | Canesten
vitamin d | Vitamin D3 / Calcium with vitamin D
vitamin c | Redoxon / Strepsils orange
folic acid | Folic acid
iron | Ferose
باراسيتامول | Panadol / Fevadol
ايبوبروفين | Sapofen / Profinal
انسولين | Lantus / NovoRapid / Tresiba
إنسولين | Lantus / NovoRapid / Tresiba
ميتفورمين | Metformin / Glucophage
اوميبرازول | Omiz
فيتامين د | Vitamin D3 / Calcium with vitamin D
فيتامين سي | Redoxon / Strepsils orange
حديد | Ferose
حمض الفوليك | Folic acid
headache | Panadol / Fevadol / Sapofen / Profinal
sore throat | Strepsils / Corsodyl
cough | Prospan / Bisolvon / Mucolyt / Compressor
blocked nose | Otrivin / Panadol Cold / Nasal saline / Flixonase
heartburn | Gaviscon / Nexium / Omiz / Eno / Iberogast
constipation | Duphalac / Dulcolax
diarrhea | Imodel / Oral rehydration / Enterogermina / Pedialyte
back pain | Voltaren / Relaxon / Deep heat / Sapofen / Naprosan / Rofenac / TENS / Panadol Extra / Hansaplast elastic
hay fever | Telfast / Zyrtec / Lorine / Flixonase / Jamjoom eye
صداع | Panadol / Fevadol / Sapofen / Profinal
كحة | Prospan / Bisolvon / Mucolyt / Compressor
حموضة | Gaviscon / Nexium / Omiz / Eno / Iberogast
امساك | Duphalac / Dulcolax
اسهال | Imodel / Oral rehydration / Enterogermina / Pedialyte
حساسية | Telfast / Zyrtec / Lorine / Flixonase / Jamjoom eye
زكام | Otrivin / Panadol Cold / Nasal saline / Flixonase
ألم الحلق | Strepsils / Corsodyl
سخونة | Panadol / Fevadol / Sapofen / Digital thermometer / Infrared
جهاز ضغط | M3 blood / M2 basic / Wrist
ميزان حرارة | Digital thermometer / Infrared
thermometer | Digital thermometer / Infrared
blood pressure monitor | M3 blood / M2 basic / Wrist
baby milk | NAN / Similac / Nivea baby / PediaSure
معجون اسنان | Sensodyne / Parodontax
واقي شمس | Anthelios / Nivea sun
شامبو | Kerium / Nivea baby shampoo
advil | Sapofen / Profinal
tylenol | Panadol / Fevadol
adol | Panadol / Fevadol
ادول | Panadol / Fevadol
claritin | Lorine
allegra | Telfast
losec | Omiz
lipitor | Atorvastatin
concor | Bisoprolol
كونكور | Bisoprolol
norvasc | Amlodipine
lasix | Furosemide
betadine | Povidone
بيتادين | Povidone
fucidin | Fusibact
voltaren emulgel | Voltaren
medicine for headache | Panadol / Fevadol / Sapofen / Profinal
something for cough | Prospan / Bisolvon / Mucolyt / Compressor
دواء للصداع | Panadol / Fevadol / Sapofen / Profinal
علاج الكحة | Prospan / Bisolvon / Mucolyt / Compressor
ابغى دواء للاسهال | Imodel / Oral rehydration / Enterogermina / Pedialyte
للإمساك | Duphalac / Dulcolax
الحموضة | Gaviscon / Nexium / Omiz / Eno / Iberogast
البنادول | Panadol
حساسية العين | Jamjoom eye
itchy eyes | Jamjoom eye
acne | Benzoyl / Effaclar
حب الشباب | Benzoyl / Effaclar
حبوب الشباب | Benzoyl / Effaclar
dandruff | Kerium
قشرة الشعر | Kerium
sunscreen | Anthelios / Nivea sun
sun block | Anthelios / Nivea sun
صن بلوك | Anthelios / Nivea sun
glucometer | FreeStyle blood
جهاز قياس السكر | FreeStyle blood
شرائط السكر | FreeStyle Optium
infant formula | NAN / Similac
حليب اطفال | NAN / Similac / Cerelac / PediaSure
حليب حديثي الولادة | NAN / Similac
tooth paste | Sensodyne / Parodontax
sensitive teeth | Sensodyne
mouth wash | Corsodyl
hair removal | Veet
مزيل شعر | Veet
hand sanitizer | Dettol hand
معقم | Dettol
band aid | Hansaplast
لصق جروح | Hansaplast
diaper rash | Bepanthen
تسلخات | Bepanthen
probiotic | Enterogermina
anemia | Ferose
فقر الدم | Ferose
weight loss | Ozempic / Victoza
تنحيف | Ozempic / Victoza
مغص | Buscopan / Simethicone
period pain | Buscopan / Naprosan
غازات | Simethicone
athletes foot | Canesten
فطريات | Canesten
omega 3 | Omega
fish oil | Omega
اوميجا ٣ | Omega
فيتامينات الحمل | Elevit / Folic
prenatal vitamins | Elevit
nebulizer | Compressor / Baby nebuliser
ترمومتر | Digital thermometer / Infrared
oxygen meter | Finger pulse
burns | Burn relief
حروق | Burn relief
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '))
  .map(([typed = '', wanted = '']) => [typed, wanted.split(' / ')] as const);
