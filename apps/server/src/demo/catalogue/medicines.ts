import { rowsOf } from '../hospital/table.ts';

/**
 * Registered medicines: no VAT. `pack` is a number of pieces, or a size such as `100 ml`; `marks`: rx for prescription, cold for the
 * cold chain; `relief` names complaints; prices are SAR without VAT. `-` is an empty cell.
 */
export const medicines = rowsOf(
  [
    'category',
    'brand',
    'name',
    'name_ar',
    'substance',
    'substance_ar',
    'form',
    'strength',
    'pack',
    'atc',
    'price',
    'marks',
    'relief',
  ],
  `
  pain-fever | haleon | Panadol Advance 500 mg tablets | بنادول أدفانس ٥٠٠ ملغ أقراص | Paracetamol | باراسيتامول | tablet | 500 mg | 24 | N02BE01 | 12.35 | - | headache,fever
  pain-fever | haleon | Panadol Extra tablets | بنادول إكسترا أقراص | Paracetamol, caffeine | باراسيتامول وكافيين | tablet | 500 + 65 mg | 24 | N02BE51 | 14.10 | - | headache,muscle-pain
  pain-fever | haleon | Panadol Night tablets | بنادول نايت أقراص | Paracetamol, diphenhydramine | باراسيتامول وديفينهيدرامين | tablet | 500 + 25 mg | 20 | N02BE51 | 15.60 | - | headache
  pain-fever | haleon | Panadol Baby suspension | بنادول بيبي معلق | Paracetamol | باراسيتامول | syrup | 120 mg/5 ml | 100 ml | N02BE01 | 11.20 | - | fever
  pain-fever | spimaco | Fevadol 500 mg tablets | فيفادول ٥٠٠ ملغ أقراص | Paracetamol | باراسيتامول | tablet | 500 mg | 20 | N02BE01 | 5.40 | - | headache,fever
  pain-fever | spimaco | Fevadol 350 mg suppositories | فيفادول ٣٥٠ ملغ تحاميل | Paracetamol | باراسيتامول | suppository | 350 mg | 10 | N02BE01 | 6.90 | - | fever
  pain-fever | spimaco | Sapofen 400 mg tablets | سابوفين ٤٠٠ ملغ أقراص | Ibuprofen | إيبوبروفين | tablet | 400 mg | 30 | M01AE01 | 10.75 | - | headache,muscle-pain
  pain-fever | spimaco | Sapofen children's suspension | سابوفين شراب للأطفال | Ibuprofen | إيبوبروفين | syrup | 100 mg/5 ml | 100 ml | M01AE01 | 9.30 | - | fever
  pain-fever | julphar | Profinal 200 mg tablets | بروفينال ٢٠٠ ملغ أقراص | Ibuprofen | إيبوبروفين | tablet | 200 mg | 20 | M01AE01 | 7.85 | - | headache
  pain-fever | haleon | Voltaren Emulgel 1% | فولتارين إيمولجل ١٪ | Diclofenac | ديكلوفيناك | gel | 1% | 50 g | M02AA15 | 24.60 | - | muscle-pain
  pain-fever | tabuk | Rofenac 50 mg tablets | روفيناك ٥٠ ملغ أقراص | Diclofenac | ديكلوفيناك | tablet | 50 mg | 20 | M01AB05 | 8.90 | rx | muscle-pain
  pain-fever | bayer | Aspirin Cardio 100 mg tablets | أسبرين كارديو ١٠٠ ملغ أقراص | Acetylsalicylic acid | حمض الأسيتيل ساليسيليك | tablet | 100 mg | 30 | B01AC06 | 9.95 | - | -
  pain-fever | tabuk | Naprosan 500 mg tablets | نابروسان ٥٠٠ ملغ أقراص | Naproxen | نابروكسين | tablet | 500 mg | 20 | M01AE02 | 17.25 | rx | muscle-pain
  pain-fever | jamjoom | Relaxon capsules | ريلاكسون كبسولات | Paracetamol, chlorzoxazone | باراسيتامول وكلورزوكسازون | capsule | 300 + 250 mg | 20 | M03BB53 | 13.40 | - | muscle-pain
  pain-fever | haleon | Deep heat patches | لصقات حرارية للعضلات | Menthol, methyl salicylate | منثول وميثيل ساليسيلات | patch | - | 5 | M02AC | 22.00 | - | muscle-pain
  cold-allergy | sanofi | Telfast 120 mg tablets | تلفاست ١٢٠ ملغ أقراص | Fexofenadine | فيكسوفينادين | tablet | 120 mg | 15 | R06AX26 | 26.80 | - | allergy
  cold-allergy | sanofi | Telfast 180 mg tablets | تلفاست ١٨٠ ملغ أقراص | Fexofenadine | فيكسوفينادين | tablet | 180 mg | 15 | R06AX26 | 33.15 | - | allergy
  cold-allergy | haleon | Zyrtec syrup | زيرتك شراب | Cetirizine | سيتيريزين | syrup | 5 mg/5 ml | 100 ml | R06AE07 | 21.90 | - | allergy
  cold-allergy | haleon | Zyrtec 10 mg tablets | زيرتك ١٠ ملغ أقراص | Cetirizine | سيتيريزين | tablet | 10 mg | 20 | R06AE07 | 25.45 | - | allergy
  cold-allergy | tabuk | Lorine 10 mg tablets | لورين ١٠ ملغ أقراص | Loratadine | لوراتادين | tablet | 10 mg | 20 | R06AX13 | 14.20 | - | allergy
  cold-allergy | haleon | Panadol Cold and Flu Day tablets | بنادول كولد آند فلو نهاري أقراص | Paracetamol, phenylephrine | باراسيتامول وفينيليفرين | tablet | 500 + 5 mg | 24 | N02BE51 | 13.70 | - | runny-nose,fever
  cold-allergy | haleon | Otrivin nasal spray 0.1% | أوتريفين بخاخ أنف ٠٫١٪ | Xylometazoline | زايلوميتازولين | spray | 0.1% | 10 ml | R01AA07 | 16.30 | - | runny-nose
  cold-allergy | spimaco | Nasal saline drops for babies | قطرات ملحية للأنف للرضع | Sodium chloride | كلوريد الصوديوم | drops | 0.9% | 15 ml | R01AX10 | 8.75 | - | runny-nose
  cold-allergy | reckitt | Strepsils honey and lemon lozenges | ستربسلز بالعسل والليمون أقراص استحلاب | Amylmetacresol | أميل ميتاكريزول | lozenge | - | 24 | R02AA03 | 15.90 | - | sore-throat
  cold-allergy | reckitt | Strepsils orange lozenges | ستربسلز بالبرتقال أقراص استحلاب | Amylmetacresol, vitamin C | أميل ميتاكريزول وفيتامين سي | lozenge | - | 24 | R02AA03 | 15.90 | - | sore-throat
  cold-allergy | sanofi | Prospan ivy leaf syrup | بروسبان شراب أوراق اللبلاب | Ivy leaf extract | خلاصة أوراق اللبلاب | syrup | 7 mg/ml | 100 ml | R05CA12 | 24.35 | - | cough
  cold-allergy | sanofi | Bisolvon 8 mg tablets | بيسولفون ٨ ملغ أقراص | Bromhexine | برومهيكسين | tablet | 8 mg | 20 | R05CB02 | 10.15 | - | cough
  cold-allergy | tabuk | Mucolyt effervescent sachets | ميوكوليت أكياس فوارة | Acetylcysteine | أسيتيل سيستئين | powder | 200 mg | 20 | R05CB01 | 18.60 | - | cough
  cold-allergy | haleon | Flixonase nasal spray | فليكسونيز بخاخ أنف | Fluticasone | فلوتيكازون | spray | 50 mcg | 120 doses | R01AD08 | 38.90 | rx | allergy,runny-nose
  cold-allergy | jamjoom | Jamjoom eye allergy drops | قطرات جمجوم لحساسية العين | Ketotifen | كيتوتيفين | drops | 0.025% | 5 ml | S01GX08 | 27.50 | - | allergy
  digestion | sanofi | Buscopan 10 mg tablets | بوسكوبان ١٠ ملغ أقراص | Hyoscine butylbromide | هيوسين بيوتيل بروميد | tablet | 10 mg | 20 | A03BB01 | 11.85 | - | -
  digestion | reckitt | Gaviscon Advance suspension | جافيسكون أدفانس معلق | Sodium alginate | ألجينات الصوديوم | syrup | - | 200 ml | A02BX13 | 34.20 | - | heartburn
  digestion | reckitt | Gaviscon chewable tablets | جافيسكون أقراص للمضغ | Sodium alginate | ألجينات الصوديوم | tablet | - | 24 | A02BX13 | 22.65 | - | heartburn
  digestion | astrazeneca | Nexium 20 mg tablets | نكسيوم ٢٠ ملغ أقراص | Esomeprazole | إيزوميبرازول | tablet | 20 mg | 28 | A02BC05 | 58.40 | rx | heartburn
  digestion | astrazeneca | Nexium 40 mg tablets | نكسيوم ٤٠ ملغ أقراص | Esomeprazole | إيزوميبرازول | tablet | 40 mg | 28 | A02BC05 | 84.90 | rx | heartburn
  digestion | tabuk | Omiz 20 mg capsules | أوميز ٢٠ ملغ كبسولات | Omeprazole | أوميبرازول | capsule | 20 mg | 28 | A02BC01 | 31.75 | rx | heartburn
  digestion | haleon | Eno fruit salt sachets | إينو فوار أكياس | Sodium bicarbonate | بيكربونات الصوديوم | powder | 5 g | 10 | A02AH | 12.00 | - | heartburn
  digestion | spimaco | Oral rehydration sachets | أكياس محلول الإرواء الفموي | Glucose, electrolytes | جلوكوز وأملاح | powder | 20 g | 10 | A07CA | 13.80 | - | diarrhoea
  digestion | julphar | Imodel 2 mg capsules | إيموديل ٢ ملغ كبسولات | Loperamide | لوبراميد | capsule | 2 mg | 12 | A07DA03 | 9.60 | - | diarrhoea
  digestion | bayer | Iberogast drops | إيبروجاست نقط | Herbal extracts | خلاصات عشبية | drops | - | 50 ml | A03AX | 46.50 | - | heartburn
  digestion | abbott | Duphalac syrup | دوفالاك شراب | Lactulose | لاكتولوز | syrup | 667 mg/ml | 200 ml | A06AD11 | 23.10 | - | constipation
  digestion | sanofi | Dulcolax 5 mg tablets | دولكولاكس ٥ ملغ أقراص | Bisacodyl | بيساكوديل | tablet | 5 mg | 30 | A06AB02 | 10.40 | - | constipation
  digestion | sanofi | Enterogermina vials | إنتروجيرمينا أمبولات للشرب | Bacillus clausii | باسيلوس كلاوسي | solution | 2 billion | 10 | A07FA | 39.95 | - | diarrhoea
  digestion | abbott | Creon 10000 capsules | كريون ١٠٠٠٠ كبسولات | Pancreatin | بنكرياتين | capsule | 150 mg | 30 | A09AA02 | 47.20 | rx | -
  digestion | jamjoom | Simethicone baby drops | نقط سيميثيكون للرضع | Simethicone | سيميثيكون | drops | 40 mg/ml | 30 ml | A03AX13 | 14.95 | - | -
  diabetes | sanofi | Lantus SoloStar pens | لانتوس سولوستار أقلام | Insulin glargine | إنسولين جلارجين | pen | 100 units/ml | 5 | A10AE04 | 218.00 | rx,cold | -
  diabetes | novonordisk | NovoRapid FlexPen | نوفورابيد فليكس بن أقلام | Insulin aspart | إنسولين أسبارت | pen | 100 units/ml | 5 | A10AB05 | 196.00 | rx,cold | -
  diabetes | novonordisk | Tresiba FlexTouch | تريسيبا فليكس تاتش أقلام | Insulin degludec | إنسولين ديجلوديك | pen | 100 units/ml | 5 | A10AE06 | 342.00 | rx,cold | -
  diabetes | novonordisk | Ozempic 0.5 mg pen | أوزمبيك ٠٫٥ ملغ قلم | Semaglutide | سيماجلوتايد | pen | 0.5 mg | 1 | A10BJ06 | 389.00 | rx,cold | -
  diabetes | novonordisk | Victoza pen | فيكتوزا قلم | Liraglutide | ليراجلوتايد | pen | 6 mg/ml | 2 | A10BJ02 | 412.00 | rx,cold | -
  diabetes | tabuk | Metformin 500 mg tablets | ميتفورمين ٥٠٠ ملغ أقراص | Metformin | ميتفورمين | tablet | 500 mg | 60 | A10BA02 | 13.20 | rx | -
  diabetes | tabuk | Metformin 1000 mg tablets | ميتفورمين ١٠٠٠ ملغ أقراص | Metformin | ميتفورمين | tablet | 1000 mg | 60 | A10BA02 | 21.40 | rx | -
  diabetes | sanofi | Amaryl 2 mg tablets | أماريل ٢ ملغ أقراص | Glimepiride | جليميبرايد | tablet | 2 mg | 30 | A10BB12 | 28.75 | rx | -
  diabetes | astrazeneca | Forxiga 10 mg tablets | فورسيجا ١٠ ملغ أقراص | Dapagliflozin | داباجليفلوزين | tablet | 10 mg | 28 | A10BK01 | 164.50 | rx | -
  diabetes | spimaco | Glucophage XR 750 mg tablets | جلوكوفاج إكس آر ٧٥٠ ملغ أقراص | Metformin | ميتفورمين | tablet | 750 mg | 30 | A10BA02 | 19.90 | rx | -
  heart-pressure | bayer | Adalat LA 30 mg tablets | أدالات إل إيه ٣٠ ملغ أقراص | Nifedipine | نيفيديبين | tablet | 30 mg | 28 | C08CA05 | 41.30 | rx | -
  heart-pressure | astrazeneca | Crestor 10 mg tablets | كريستور ١٠ ملغ أقراص | Rosuvastatin | روسوفاستاتين | tablet | 10 mg | 28 | C10AA07 | 69.80 | rx | -
  heart-pressure | astrazeneca | Crestor 20 mg tablets | كريستور ٢٠ ملغ أقراص | Rosuvastatin | روسوفاستاتين | tablet | 20 mg | 28 | C10AA07 | 97.60 | rx | -
  heart-pressure | sanofi | Plavix 75 mg tablets | بلافيكس ٧٥ ملغ أقراص | Clopidogrel | كلوبيدوجريل | tablet | 75 mg | 28 | B01AC04 | 88.20 | rx | -
  heart-pressure | sanofi | Aprovel 150 mg tablets | أبروفيل ١٥٠ ملغ أقراص | Irbesartan | إربيسارتان | tablet | 150 mg | 28 | C09CA04 | 47.65 | rx | -
  heart-pressure | tabuk | Amlodipine 5 mg tablets | أملوديبين ٥ ملغ أقراص | Amlodipine | أملوديبين | tablet | 5 mg | 30 | C08CA01 | 18.30 | rx | -
  heart-pressure | tabuk | Amlodipine 10 mg tablets | أملوديبين ١٠ ملغ أقراص | Amlodipine | أملوديبين | tablet | 10 mg | 30 | C08CA01 | 26.10 | rx | -
  heart-pressure | spimaco | Bisoprolol 5 mg tablets | بيسوبرولول ٥ ملغ أقراص | Bisoprolol | بيسوبرولول | tablet | 5 mg | 30 | C07AB07 | 22.70 | rx | -
  heart-pressure | spimaco | Valsartan 80 mg tablets | فالسارتان ٨٠ ملغ أقراص | Valsartan | فالسارتان | tablet | 80 mg | 28 | C09CA03 | 36.90 | rx | -
  heart-pressure | julphar | Lisinopril 10 mg tablets | ليسينوبريل ١٠ ملغ أقراص | Lisinopril | ليسينوبريل | tablet | 10 mg | 28 | C09AA03 | 15.85 | rx | -
  heart-pressure | julphar | Atorvastatin 20 mg tablets | أتورفاستاتين ٢٠ ملغ أقراص | Atorvastatin | أتورفاستاتين | tablet | 20 mg | 30 | C10AA05 | 44.40 | rx | -
  heart-pressure | jamjoom | Furosemide 40 mg tablets | فوروسيميد ٤٠ ملغ أقراص | Furosemide | فوروسيميد | tablet | 40 mg | 20 | C03CA01 | 7.10 | rx | -
  skin | bayer | Bepanthen moisturising cream | كريم بيبانثين المرطب | Dexpanthenol | ديكسبانثينول | cream | 5% | 30 g | D03AX03 | 39.40 | - | dry-skin
  skin | bayer | Canesten 1% cream | كانستين ١٪ كريم | Clotrimazole | كلوتريمازول | cream | 1% | 20 g | D01AC01 | 15.55 | - | -
  skin | jamjoom | Fusibact cream | كريم فيوسيباكت | Fusidic acid | حمض الفيوسيديك | cream | 2% | 15 g | D06AX01 | 14.80 | rx | -
  skin | jamjoom | Hydrocortisone 1% cream | هيدروكورتيزون ١٪ كريم | Hydrocortisone | هيدروكورتيزون | cream | 1% | 15 g | D07AA02 | 9.20 | - | -
  skin | tabuk | Benzoyl peroxide 5% gel | بنزويل بيروكسايد ٥٪ جل | Benzoyl peroxide | بنزويل بيروكسايد | gel | 5% | 40 g | D10AE01 | 21.70 | - | -
  vitamins | abbott | Ferose iron tablets | فيروز حديد أقراص | Iron | حديد | tablet | 100 mg | 30 | B03AB05 | 29.60 | - | tiredness
  vitamins | jamjoom | Vitamin D3 50000 IU capsules | فيتامين د٣ ٥٠٠٠٠ وحدة كبسولات | Cholecalciferol | كوليكالسيفيرول | capsule | 50000 IU | 15 | A11CC05 | 41.00 | rx | tiredness
  vitamins | spimaco | Calcium with vitamin D tablets | كالسيوم مع فيتامين د أقراص | Calcium carbonate, vitamin D3 | كربونات الكالسيوم وفيتامين د٣ | tablet | 600 mg + 400 IU | 60 | A12AX | 33.25 | - | -
  vitamins | julphar | Folic acid 5 mg tablets | حمض الفوليك ٥ ملغ أقراص | Folic acid | حمض الفوليك | tablet | 5 mg | 30 | B03BB01 | 6.30 | - | -
  vitamins | julphar | Vitamin B complex tablets | فيتامين ب المركب أقراص | Vitamins B1, B6, B12 | فيتامينات ب١ وب٦ وب١٢ | tablet | - | 20 | A11DB | 17.90 | - | tiredness
  `,
);
