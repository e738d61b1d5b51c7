import type { CategoryCode } from './categories.ts';
import type { DosageForm } from './forms.ts';
import { indications } from './indications.ts';

/** What people call the forms, in both languages; a register names them in its own words and in one language. */
export const formWords: Readonly<Record<DosageForm, string>> = {
  tablet: 'tablet tablets pill حبوب حبة أقراص قرص',
  capsule: 'capsule capsules كبسولة كبسولات',
  syrup: 'syrup suspension شراب معلق',
  drops: 'drops drop قطرة قطرات نقط',
  cream: 'cream ointment كريم مرهم دهان',
  gel: 'gel lotion جل غسول لوشن',
  injection: 'injection vial ampoule حقنة حقن إبرة إبر أمبول',
  pen: 'pen قلم أقلام إبرة',
  inhaler: 'inhaler بخاخ استنشاق',
  spray: 'spray بخاخ رذاذ',
  suppository: 'suppository suppositories تحاميل تحميلة لبوس',
  powder: 'powder sachet بودرة مسحوق فوار أكياس',
  patch: 'patch plaster لصقة لصقات',
  solution: 'solution محلول',
  lozenge: 'lozenge pastille مص استحلاب',
  device: 'device جهاز',
  other: '',
};

/** What people call a complaint, beside its title, by the code of the complaint. */
export const complaintWords: Readonly<Record<string, string>> = {
  headache: 'migraine head ache pain صداع راس رأس شقيقة مسكن ألم وجع',
  fever: 'temperature hot سخونة حرارة حمى خافض',
  cough: 'coughing phlegm mucus sputum chest كحة سعال بلغم صدر مقشع',
  'runny-nose': 'cold flu congestion stuffy blocked sinus nasal nose زكام رشح احتقان انفلونزا جيوب برد أنف',
  'sore-throat': 'throat tonsils swallowing حلق لوز بلعوم التهاب',
  heartburn: 'acidity reflux indigestion acid stomach حموضة حرقان حرقة ارتجاع معدة عسر هضم',
  diarrhoea: 'diarrhea loose dehydration gastroenteritis إسهال جفاف نزلة معوية',
  constipation: 'laxative constipated ملين مسهل إمساك قبض',
  allergy: 'hay fever itching antihistamine sneezing rash urticaria تحسس حساسية حكة عطاس طفح شرى',
  'muscle-pain': 'back pain joint ache cramp sprain sore muscles ظهر عضلات مفاصل شد عضلي ألم وجع التواء',
  'dry-skin': 'dry cracked moisturiser moisturizer eczema جفاف تشقق مرطب ترطيب بشرة جلد',
  tiredness: 'fatigue energy tired weakness تعب إرهاق خمول طاقة نشاط',
};

/** Other names of substances: what they are called elsewhere, by people or for short. The name in a register begins with the key. */
const otherNames: readonly (readonly [substance: string, words: string])[] = [
  ['paracetamol', 'acetaminophen tylenol adol toothache أسيتامينوفين تايلينول أدول أسنان ضرس'],
  ['acetylsalicylic', 'aspirin asa jusprin أسبرين جسبرين'],
  ['ibuprofen', 'brufen advil nurofen motrin toothache بروفين أدفيل نوروفين أسنان ضرس'],
  ['naproxen', 'aleve period period-pain دورة شهرية'],
  ['diclofenac', 'cataflam olfen كتافلام'],
  ['cholecalciferol', 'vitamin d d3 sunshine فيتامين د دال'],
  ['ascorbic', 'vitamin c فيتامين سي'],
  ['folic', 'folate b9 pregnancy فوليك حمل'],
  ['iron', 'ferrous anaemia anemia حديد فقر دم أنيميا'],
  ['insulin', 'insulin إنسولين أنسولين'],
  ['metformin', 'glucophage جلوكوفاج'],
  ['semaglutide', 'weight slimming wegovy نحافة تنحيف تخسيس وزن'],
  ['liraglutide', 'weight slimming saxenda نحافة تنحيف تخسيس وزن'],
  ['salbutamol', 'albuterol ventolin فنتولين'],
  ['amoxicillin', 'amoxil أموكسيل أموكسيسيلين'],
  ['amoxicillin, clav', 'augmentin co-amoxiclav أوجمنتين'],
  ['azithromycin', 'zithromax زيثروماكس'],
  ['omeprazole', 'ppi losec لوسك'],
  ['esomeprazole', 'ppi'],
  ['loperamide', 'imodium إيموديوم'],
  ['cetirizine', 'antihistamine مضاد هيستامين'],
  ['loratadine', 'claritine claritin antihistamine كلاريتين مضاد هيستامين'],
  ['fexofenadine', 'allegra antihistamine أليجرا مضاد هيستامين'],
  ['ketotifen', 'itchy eyes حكة العين'],
  ['hyoscine', 'antispasmodic cramps colic period stomachache مغص تقلصات بطن دورة شهرية'],
  ['simethicone', 'gas bloating wind colic infant infants غازات انتفاخ مغص رضيع'],
  ['bacillus', 'probiotic bacteria بروبيوتيك بكتيريا نافعة'],
  ['xylometazoline', 'decongestant مزيل احتقان'],
  ['clotrimazole', 'antifungal fungus fungal ringworm athlete athletes foot thrush مضاد فطريات فطر قدم'],
  ['benzoyl', 'acne pimples spots حب شباب بثور'],
  ['hydrocortisone', 'itch itching rash bite eczema cortisone حكة طفح لدغ إكزيما كورتيزون'],
  ['dexpanthenol', 'panthenol nappy diaper rash skin بانثينول تسلخ تسلخات حفاض'],
  ['fusidic', 'fucidin antibiotic فيوسيدين'],
  ['sodium bicarbonate', 'fizzy fruit salt فوار'],
  ['electrolytes', 'ors dehydration salts جفاف أملاح'],
  ['furosemide', 'lasix diuretic لازكس مدر'],
  ['clopidogrel', 'blood thinner مميع سيولة'],
  ['atorvastatin', 'lipitor statin ليبيتور'],
  ['rosuvastatin', 'statin'],
  ['bisoprolol', 'concor كونكور'],
  ['valsartan', 'diovan ديوفان'],
  ['amlodipine', 'norvasc amlor نورفاسك أملور'],
  ['lisinopril', 'zestril زيستريل'],
];

/** What people call a thing that its own name calls otherwise: in Arabic or English, or in another country. Of a name that has the key. */
const otherKinds: readonly (readonly [name: string, words: string])[] = [
  ['baby', 'child children kids infant infants newborn أطفال طفل رضيع'],
  ['children', 'child kids baby أطفال طفل'],
  ['sun cream', 'sunscreen sunblock block spf صن بلوك سكرين'],
  ['sun lotion', 'sunscreen sunblock block cream spf صن بلوك سكرين'],
  ['glucose meter', 'glucometer sugar monitor device قياس السكر'],
  ['test strips', 'glucose sugar strip سكري شرائط'],
  ['glucose sensor', 'cgm'],
  ['blood pressure monitor', 'bp machine sphygmomanometer'],
  ['nebuliser', 'nebulizer inhalation steam جهاز بخار ربو'],
  ['oximeter', 'oxygen saturation spo2 meter أكسجين'],
  ['stage 1', 'infant formula newborn milk حليب مولود حديث الولادة'],
  ['stage 2', 'infant formula follow milk حليب'],
  ['stage 3', 'toddler formula growing milk حليب نمو'],
  ['cerelac', 'baby food cereal أكل طعام سيريال'],
  ['toothpaste', 'tooth paste dental'],
  ['sensodyne', 'toothpaste tooth paste sensitive teeth أسنان حساسة'],
  ['parodontax', 'gum gums bleeding gingivitis لثة نزيف التهاب'],
  ['corsodyl', 'gum gums bleeding gingivitis لثة نزيف'],
  ['lubricant', 'lube intimate مزلق'],
  ['denture', 'adhesive glue false teeth طقم'],
  ['mouthwash', 'mouth wash rinse gargle غرغرة مضمضة'],
  ['hand sanitiser', 'sanitizer alcohol gel كحول'],
  ['antiseptic', 'disinfectant germs تعقيم'],
  ['plasters', 'band aid bandaid bandages لاصق جروح'],
  ['bandage', 'wrap sprain ankle رباط كاحل'],
  ['veet', 'hair removal depilatory إزالة الشعر مزيل'],
  ['deodorant', 'antiperspirant sweat تعرق رائحة'],
  ['anti-dandruff', 'scalp قشرة فروة'],
  ['micellar', 'makeup remover مزيل مكياج'],
  ['lip balm', 'chapped lips chapstick شفايف'],
  ['iberogast', 'nausea vomiting indigestion bloating herbal غثيان قيء استفراغ عسر هضم انتفاخ أعشاب'],
  ['omega-3', 'fish oil اوميجا'],
  ['multivitamin', 'multi vitamins متعدد'],
  ['centrum', 'multivitamin multi vitamins متعدد'],
  ['pregnancy', 'prenatal pregnant vitamin vitamins حمل حامل فيتامين فيتامينات'],
  ['nasal aspirator', 'snot sucker booger شفط مخاط'],
  ['burn', 'burns scald حرق'],
  ['wound', 'cut cuts scrape خدش'],
  ['thermometer', 'temperature fever ترمومتر'],
  ['pediasure', 'appetite growth شهية نمو'],
  ['povidone', 'betadine بيتادين'],
  ['eye wash', 'dry eyes جفاف العين'],
  ['effaclar', 'face wash cleanser oily acne غسول وجه دهنية حب شباب'],
  ['cleanser', 'face wash غسول وجه'],
];

const wordsFor = (table: readonly (readonly [key: string, words: string])[], text: string): string =>
  table
    .filter(([key]) => text.toLowerCase().includes(key))
    .map(([, words]) => words)
    .join(' ');

/** Words for a substance beside those of a register, in both languages. */
export const substanceWords = (substance: string): string => wordsFor(otherNames, substance);

/** Words for what a product is beside its English name, in both languages. */
export const kindWords = (name: string): string => wordsFor(otherKinds, name);

/** What people look for in a category, beside its name. */
export const categoryWords: Readonly<Record<CategoryCode, string>> = {
  'pain-fever': 'painkiller headache fever analgesic مسكن مسكنات صداع حرارة سخونة خافض ألم',
  'cold-allergy': 'cold flu cough allergy nose زكام رشح سعال كحة حساسية إنفلونزا انف احتقان',
  breathing: 'asthma ربو تنفس صدر',
  digestion: 'stomach heartburn acidity nausea diarrhoea constipation معدة حموضة حرقة غثيان إسهال إمساك قولون هضم',
  vitamins: 'vitamin mineral supplement iron calcium فيتامين فيتامينات مكمل مكملات حديد كالسيوم معادن',
  skin: 'skin acne eczema fungus dermatology بشرة جلد حبوب إكزيما فطريات جلدية',
  'eyes-ears': 'eye eyes ear ears عين عيون أذن',
  'heart-pressure': 'heart blood pressure cholesterol قلب ضغط كوليسترول دهون',
  diabetes: 'diabetes sugar insulin سكر سكري إنسولين',
  infections: 'antibiotic infection antiviral مضاد حيوي مضادات التهاب عدوى فيروس',
  'bones-joints': 'bone joint muscle gout عظام مفاصل عضلات نقرس',
  'mind-nerves': 'nerve epilepsy sleep depression أعصاب صرع نوم اكتئاب قلق',
  'women-men': 'women men urinary contraceptive نساء رجال بول حمل منع',
  'blood-hormones': 'blood thyroid hormone clot دم غدة هرمون تجلط سيولة',
  'immunity-tumours': 'immunity tumour vaccine مناعة أورام لقاح تطعيم',
  'mother-baby': 'mother baby milk diaper أم طفل رضيع حليب حفاض أطفال',
  'personal-care': 'care hair teeth shampoo عناية شعر أسنان شامبو معجون',
  'first-aid': 'first aid wound thermometer إسعاف جرح جروح ميزان شاش معقم',
  'other-medicines': '',
};

/** All words of the shop's own, to tell one version of them from another. */
export const searchWordTables = [
  formWords,
  complaintWords,
  otherNames,
  otherKinds,
  categoryWords,
  indications,
] as const;
