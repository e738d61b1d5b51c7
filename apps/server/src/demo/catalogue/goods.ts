import { rowsOf } from '../hospital/table.ts';

/** Everything that is no registered medicine: with VAT. Columns as those of the medicines, without a substance's codes. */
export const goods = rowsOf(
  ['category', 'brand', 'name', 'name_ar', 'form', 'pack', 'price', 'relief'],
  `
  vitamins | bayer | Berocca effervescent orange | بيروكا فوار بالبرتقال | tablet | 15 | 38.90 | tiredness
  vitamins | bayer | Supradyn multivitamin tablets | سوبرادين فيتامينات متعددة أقراص | tablet | 30 | 52.60 | tiredness
  vitamins | bayer | Redoxon vitamin C 1000 mg | ريدوكسون فيتامين سي ١٠٠٠ ملغ فوار | tablet | 20 | 34.50 | tiredness
  vitamins | haleon | Centrum for adults | سنتروم للبالغين أقراص | tablet | 60 | 89.00 | tiredness
  vitamins | haleon | Centrum for women | سنتروم للنساء أقراص | tablet | 60 | 96.50 | tiredness
  vitamins | haleon | Caltrate 600 plus | كالتريت ٦٠٠ بلس أقراص | tablet | 60 | 64.20 | -
  vitamins | jamjoom | Omega-3 fish oil 1000 mg | أوميغا ٣ زيت السمك ١٠٠٠ ملغ كبسولات | capsule | 60 | 58.75 | -
  vitamins | jamjoom | Zinc 25 mg capsules | زنك ٢٥ ملغ كبسولات | capsule | 60 | 36.40 | -
  vitamins | abbott | Magnesium 300 mg sachets | مغنيسيوم ٣٠٠ ملغ أكياس | powder | 20 | 45.80 | muscle-pain
  vitamins | tabuk | Children's multivitamin syrup | شراب فيتامينات متعددة للأطفال | syrup | 150 ml | 31.30 | -
  skin | laroche | Effaclar purifying gel | إيفاكلار جل منظف | gel | 200 ml | 98.00 | -
  skin | laroche | Lipikar balm for dry skin | ليبيكار بلسم للبشرة الجافة | cream | 200 ml | 112.00 | dry-skin
  skin | laroche | Anthelios sun cream SPF 50 | أنثيليوس واقي شمس ٥٠ | cream | 50 ml | 119.00 | -
  skin | laroche | Cicaplast repairing balm | سيكابلاست بلسم مرمم | cream | 40 ml | 74.50 | dry-skin
  skin | laroche | Thermal spring water spray | بخاخ المياه الحرارية | spray | 150 ml | 49.00 | dry-skin
  skin | beiersdorf | Eucerin urea 10% lotion | يوسيرين لوشن يوريا ١٠٪ | gel | 250 ml | 86.30 | dry-skin
  skin | beiersdorf | Eucerin pH5 shower gel | يوسيرين جل استحمام بي إتش ٥ | gel | 400 ml | 57.90 | -
  skin | beiersdorf | Nivea soft cream | نيفيا سوفت كريم | cream | 200 ml | 22.80 | dry-skin
  skin | beiersdorf | Nivea sun lotion SPF 30 | نيفيا لوشن واقي شمس ٣٠ | gel | 200 ml | 61.40 | -
  skin | beiersdorf | Aquaphor healing ointment | أكوافور مرهم مرطب | cream | 45 ml | 48.60 | dry-skin
  mother-baby | nestle | NAN Optipro stage 1 | نان أوبتي برو المرحلة ١ | powder | 400 g | 54.00 | -
  mother-baby | nestle | NAN Optipro stage 2 | نان أوبتي برو المرحلة ٢ | powder | 800 g | 98.00 | -
  mother-baby | nestle | NAN Comfort stage 1 | نان كمفورت المرحلة ١ | powder | 400 g | 57.50 | -
  mother-baby | nestle | Cerelac wheat and milk | سيريلاك قمح وحليب | powder | 400 g | 24.75 | -
  mother-baby | nestle | Cerelac rice and vegetables | سيريلاك أرز وخضار | powder | 400 g | 26.20 | -
  mother-baby | abbott | Similac Gold stage 1 | سيميلاك جولد المرحلة ١ | powder | 400 g | 61.00 | -
  mother-baby | abbott | Similac Gold stage 3 | سيميلاك جولد المرحلة ٣ | powder | 800 g | 102.00 | -
  mother-baby | abbott | Pedialyte solution | بيديالايت محلول | solution | 500 ml | 29.90 | diarrhoea
  mother-baby | abbott | PediaSure vanilla | بيدياشور بالفانيليا | powder | 400 g | 72.40 | -
  mother-baby | bayer | Bepanthen baby ointment | بيبانثين مرهم للرضع | cream | 30 g | 34.90 | -
  mother-baby | beiersdorf | Nivea baby soft cream | نيفيا بيبي كريم ناعم | cream | 100 ml | 19.60 | dry-skin
  mother-baby | beiersdorf | Nivea baby shampoo | نيفيا بيبي شامبو | gel | 500 ml | 28.40 | -
  mother-baby | bayer | Elevit for pregnancy | إليفيت للحوامل أقراص | tablet | 30 | 92.70 | tiredness
  mother-baby | omron | Baby nebuliser mask | قناع رذاذ للرضع | device | 1 | 42.00 | -
  mother-baby | omron | Nasal aspirator | شفاط أنف للرضع | device | 1 | 68.00 | runny-nose
  diabetes | abbott | FreeStyle Libre 2 sensor | مستشعر فري ستايل ليبري ٢ | device | 1 | 229.00 | -
  diabetes | abbott | FreeStyle Optium test strips | شرائط فحص السكر فري ستايل أوبتيوم | device | 50 | 84.00 | -
  diabetes | abbott | FreeStyle blood glucose meter | جهاز فري ستايل لقياس السكر | device | 1 | 149.00 | -
  diabetes | novonordisk | NovoFine 32G pen needles | إبر نوفوفاين للأقلام ٣٢ | device | 100 | 62.00 | -
  diabetes | abbott | Glucerna vanilla | جلوسيرنا بالفانيليا | powder | 400 g | 78.60 | -
  heart-pressure | omron | M3 blood pressure monitor | جهاز أومرون إم٣ لقياس الضغط | device | 1 | 289.00 | -
  heart-pressure | omron | M2 basic blood pressure monitor | جهاز أومرون إم٢ لقياس الضغط | device | 1 | 199.00 | -
  heart-pressure | omron | Wrist blood pressure monitor | جهاز قياس الضغط للمعصم | device | 1 | 179.00 | -
  personal-care | haleon | Sensodyne Repair and Protect | سنسوداين ريبير آند بروتكت معجون أسنان | cream | 75 ml | 26.90 | -
  personal-care | haleon | Sensodyne gentle whitening | سنسوداين تبييض لطيف معجون أسنان | cream | 75 ml | 24.30 | -
  personal-care | haleon | Parodontax toothpaste | بارودونتكس معجون أسنان | cream | 75 ml | 25.60 | -
  personal-care | haleon | Corega denture cream | كوريجا مثبت أطقم الأسنان | cream | 40 g | 31.20 | -
  personal-care | haleon | Corsodyl mouthwash | كورسوديل غسول فم | solution | 300 ml | 32.80 | sore-throat
  personal-care | beiersdorf | Nivea roll-on deodorant | نيفيا مزيل عرق رول | other | 50 ml | 16.90 | -
  personal-care | beiersdorf | Labello lip balm | لابيلو مرطب شفاه | other | 5 g | 12.50 | dry-skin
  personal-care | beiersdorf | Nivea men shaving foam | نيفيا رجالي رغوة حلاقة | gel | 200 ml | 21.40 | -
  personal-care | beiersdorf | Nivea micellar water | نيفيا ماء ميسيلار | solution | 400 ml | 33.60 | -
  personal-care | reckitt | Durex lubricant gel | ديوركس جل مرطب | gel | 50 ml | 35.00 | -
  personal-care | reckitt | Veet sensitive cream | فيت كريم للبشرة الحساسة | cream | 100 ml | 27.80 | -
  personal-care | laroche | Kerium anti-dandruff shampoo | كيريوم شامبو ضد القشرة | gel | 200 ml | 79.00 | -
  personal-care | laroche | Toleriane gentle cleanser | توليريان منظف لطيف | gel | 200 ml | 84.00 | -
  personal-care | omron | Electric toothbrush | فرشاة أسنان كهربائية | device | 1 | 129.00 | -
  personal-care | reckitt | Optrex refreshing eye wash | أوبتركس غسول عين منعش | solution | 100 ml | 36.40 | -
  first-aid | reckitt | Dettol antiseptic liquid | ديتول سائل مطهر | solution | 500 ml | 29.40 | -
  first-aid | reckitt | Dettol wound spray | ديتول بخاخ مطهر للجروح | spray | 100 ml | 27.10 | -
  first-aid | reckitt | Dettol hand sanitiser | ديتول معقم يدين | gel | 200 ml | 18.60 | -
  first-aid | beiersdorf | Hansaplast assorted plasters | هانسابلاست لصقات جروح متنوعة | patch | 40 | 17.20 | -
  first-aid | beiersdorf | Hansaplast blister plasters | لصقات هانسابلاست للبثور | patch | 6 | 23.90 | -
  first-aid | beiersdorf | Hansaplast elastic bandage | هانسابلاست رباط ضاغط | other | 1 | 28.30 | muscle-pain
  first-aid | omron | Digital thermometer | ميزان حرارة رقمي | device | 1 | 39.00 | fever
  first-aid | omron | Infrared ear thermometer | ميزان حرارة للأذن بالأشعة | device | 1 | 169.00 | fever
  first-aid | omron | Compressor nebuliser | جهاز رذاذ أومرون | device | 1 | 239.00 | cough
  first-aid | omron | TENS muscle stimulator | جهاز تنبيه العضلات | device | 1 | 259.00 | muscle-pain
  first-aid | bayer | Bepanthen wound cream | بيبانثين بلس كريم للجروح | cream | 30 g | 36.70 | -
  first-aid | spimaco | Burn relief gel | جل مهدئ للحروق | gel | 50 g | 28.90 | -
  first-aid | reckitt | Dettol antiseptic wipes | ديتول مناديل مطهرة | other | 40 | 15.70 | -
  first-aid | omron | Finger pulse oximeter | جهاز قياس الأكسجين والنبض | device | 1 | 119.00 | -
  first-aid | julphar | Povidone-iodine solution | محلول بوفيدون اليود | solution | 120 ml | 14.30 | -
  `,
);
