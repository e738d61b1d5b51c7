import type { CategoryCode } from './categories.ts';
import type { DosageForm } from './forms.ts';

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
  ['paracetamol', 'acetaminophen أسيتامينوفين'],
  ['acetylsalicylic', 'aspirin asa أسبرين'],
  ['ibuprofen', 'brufen بروفين'],
  ['cholecalciferol', 'vitamin d d3 فيتامين د دال'],
  ['ascorbic', 'vitamin c فيتامين سي'],
  ['folic', 'folate b9 فوليك'],
  ['iron', 'ferrous حديد'],
  ['insulin', 'insulin إنسولين أنسولين'],
  ['metformin', 'glucophage جلوكوفاج'],
  ['salbutamol', 'albuterol ventolin فنتولين'],
  ['amoxicillin, clav', 'augmentin co-amoxiclav أوجمنتين'],
  ['omeprazole', 'ppi'],
  ['esomeprazole', 'ppi'],
  ['loperamide', 'imodium إيموديوم'],
  ['cetirizine', 'antihistamine مضاد هيستامين'],
  ['loratadine', 'claritine antihistamine كلاريتين مضاد هيستامين'],
  ['fexofenadine', 'antihistamine مضاد هيستامين'],
  ['hyoscine', 'antispasmodic cramps colic مغص تقلصات'],
  ['simethicone', 'gas bloating colic غازات انتفاخ مغص'],
  ['xylometazoline', 'decongestant مزيل احتقان'],
  ['clotrimazole', 'antifungal fungus مضاد فطريات'],
  ['furosemide', 'lasix diuretic لازكس مدر'],
  ['clopidogrel', 'blood thinner مميع سيولة'],
];

/** Words for a substance beside those of a register, in both languages. */
export const substanceWords = (substance: string): string =>
  otherNames
    .filter(([name]) => substance.toLowerCase().includes(name))
    .map(([, words]) => words)
    .join(' ');

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
