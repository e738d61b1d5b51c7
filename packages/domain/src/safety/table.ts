import type { Group } from './groups.ts';

export type Severity = 'serious' | 'caution';
type Pair = {
  readonly between: readonly [Group, Group];
  readonly severity: Severity;
  readonly text: string;
  readonly textAr: string;
};

const slowed = {
  severity: 'serious',
  text: 'One of these slows the breakdown of the other, so that it becomes too strong. Please ask the pharmacist before taking both.',
  textAr: 'يبطئ أحدهما تخلص الجسم من الآخر فيقوى مفعوله. يُرجى سؤال الصيدلي قبل الجمع بينهما.',
} as const;
const weakened = {
  severity: 'serious',
  text: 'One of these makes the other work less. Please ask the doctor or the pharmacist before taking both.',
  textAr: 'يُضعف أحدهما مفعول الآخر. يُرجى سؤال الطبيب أو الصيدلي قبل الجمع بينهما.',
} as const;

/** Which groups are not taken together, or only with care. Never complete. */
export const interactions: readonly Pair[] = [
  {
    between: ['mao', 'serotonergic'],
    severity: 'serious',
    text: 'These must not be taken together: they can cause fever, confusion and a dangerously fast heart.',
    textAr: 'لا يجوز الجمع بينهما: قد يسببان ارتفاع الحرارة والتشوش وتسارع القلب بصورة خطيرة.',
  },
  {
    between: ['mao', 'mao'],
    severity: 'serious',
    text: 'These must not be taken together: the blood pressure can rise dangerously.',
    textAr: 'لا يجوز الجمع بينهما: قد يرتفع ضغط الدم بصورة خطيرة.',
  },
  {
    between: ['mao', 'stimulant'],
    severity: 'serious',
    text: 'These must not be taken together: the blood pressure can rise dangerously.',
    textAr: 'لا يجوز الجمع بينهما: قد يرتفع ضغط الدم بصورة خطيرة.',
  },
  {
    between: ['longQt', 'longQt'],
    severity: 'serious',
    text: 'Both can disturb the rhythm of the heart, and more so together. Please ask the doctor before taking both.',
    textAr: 'قد يؤثر كل منهما في نظم القلب، ويزداد الأثر عند الجمع بينهما. يُرجى سؤال الطبيب قبل الجمع بينهما.',
  },
  {
    between: ['ergot', 'strongInhibitor'],
    severity: 'serious',
    text: 'These must not be taken together: the blood vessels of hands and feet can close.',
    textAr: 'لا يجوز الجمع بينهما: قد تنقبض أوعية اليدين والقدمين بصورة خطيرة.',
  },
  { between: ['statin', 'strongInhibitor'], ...slowed },
  { between: ['statin', 'mildInhibitor'], ...slowed },
  { between: ['thiopurine', 'xanthineOxidaseInhibitor'], ...slowed },
  { between: ['irinotecan', 'strongInhibitor'], ...slowed },
  { between: ['irinotecan', 'mildInhibitor'], ...slowed },
  { between: ['slowedByOneA2', 'oneA2Inhibitor'], ...slowed },
  { between: ['bosentan', 'proteaseInhibitor'], ...slowed },
  { between: ['proteaseInhibitor', 'inducer'], ...weakened },
  { between: ['atazanavir', 'acidReducer'], ...weakened },
  { ...weakened, between: ['clopidogrel', 'acidReducer'], severity: 'caution' },
  {
    between: ['nsaid', 'bloodThinner'],
    severity: 'caution',
    text: 'Together these make bleeding more likely. Paracetamol is often the better choice against pain; please ask the pharmacist.',
    textAr: 'يزيد الجمع بينهما احتمال النزيف. غالبًا ما يكون الباراسيتامول أنسب لتسكين الألم؛ يُرجى سؤال الصيدلي.',
  },
  {
    between: ['nsaid', 'aceOrSartan'],
    severity: 'caution',
    text: 'Together these can raise the blood pressure and strain the kidneys. Please ask the pharmacist when taking both for more than a few days.',
    textAr: 'قد يرفع الجمع بينهما ضغط الدم ويجهد الكلى. يُرجى سؤال الصيدلي عند استعمالهما معًا لأكثر من أيام قليلة.',
  },
  {
    between: ['aceOrSartan', 'potassium'],
    severity: 'caution',
    text: 'Together these can raise the potassium in the blood. Please have it measured as the doctor advised.',
    textAr: 'قد يرفع الجمع بينهما مستوى البوتاسيوم في الدم. يُرجى قياسه وفق إرشادات الطبيب.',
  },
  {
    between: ['nitrate', 'erectileDysfunction'],
    severity: 'serious',
    text: 'These must not be taken together: the blood pressure can fall dangerously.',
    textAr: 'لا يجوز الجمع بينهما: قد ينخفض ضغط الدم بصورة خطيرة.',
  },
  {
    between: ['sulfonylurea', 'strongInhibitor'],
    severity: 'caution',
    text: 'Together these can make the blood sugar fall too low. Please measure more often and ask the pharmacist.',
    textAr: 'قد يؤدي الجمع بينهما إلى هبوط سكر الدم. يُرجى القياس على فترات أقرب وسؤال الصيدلي.',
  },
];

/** ATC groups of which one at a time is enough; beginnings of codes. Insulins are meant to be combined. */
export const oneIsEnough: readonly string[] = [
  'A02BA',
  'A02BC',
  'C07A',
  'C08C',
  'C09A',
  'C09C',
  'C10AA',
  'M01A',
  'N02BE',
  'R06A',
  'N06AB',
];

export const duplicateText = {
  text: 'These contain the same or work in the same way: together they may be too much. Please ask the pharmacist.',
  textAr: 'تحتوي هذه الأدوية على المادة نفسها أو تعمل بالطريقة نفسها، وقد تزيد الجرعة عن الحد. يُرجى سؤال الصيدلي.',
} as const;

export const takenAlreadyText = {
  text: 'A medicine on the record already contains this. A refill changes nothing, but taking both may be too much. Please ask the pharmacist.',
  textAr:
    'يحتوي دواء في السجل الطبي على المادة نفسها. لا ضرر إن كان هذا صرفًا متكررًا له، أما الجمع بينهما فقد يزيد الجرعة عن الحد. يُرجى سؤال الصيدلي.',
} as const;

/** Substances that one allergy is about, by a word of the allergy's name: in Arabic as people write it, however they spell hamza and vowels. */
export const allergies: readonly { readonly named: readonly string[]; readonly substances: ReadonlySet<string> }[] = [
  {
    named: [
      'penicillin',
      'amoxicillin',
      'ampicillin',
      'augmentin',
      'بنسلين',
      'بنسيلين',
      'بنيسيلين',
      'بنسللين',
      'أموكسيسيلين',
      'أموكسيسلين',
      'أموكسسلين',
      'أمبيسيلين',
      'أوجمنتين',
    ],
    substances: new Set([
      'amoxicillin',
      'ampicillin',
      'phenoxymethylpenicillin',
      'flucloxacillin',
      'piperacillin',
      'benzylpenicillin',
    ]),
  },
  {
    named: [
      'acetylsalicylic',
      'nsaid',
      'ibuprofen',
      'diclofenac',
      'أسبرين',
      'أسبيرين',
      'بروفين',
      'إيبوبروفين',
      'أيبوبروفين',
      'ديكلوفيناك',
      'فولتارين',
      'فولتارن',
    ],
    substances: new Set([
      'acetylsalicylic acid',
      'ibuprofen',
      'diclofenac',
      'naproxen',
      'ketoprofen',
      'meloxicam',
      'indometacin',
      'piroxicam',
      'mefenamic acid',
    ]),
  },
  {
    named: ['sulfa', 'sulfonamide', 'sulfamethoxazole', 'سلفا', 'سولفا', 'سلفوناميد', 'سلفاميد', 'باكتريم'],
    substances: new Set(['sulfamethoxazole', 'sulfadiazine', 'sulfasalazine', 'sulfacetamide']),
  },
];

export const allergyText = {
  text: 'The record names an allergy that may be to this. Please do not take it before asking the pharmacist or the doctor.',
  textAr: 'يذكر السجل الطبي حساسية قد تشمل هذا الدواء. يُرجى عدم استعماله قبل سؤال الصيدلي أو الطبيب.',
} as const;
