/** What the people of the demo hospital wrote, in the language that they speak. */
export const caseHistoryOfSara = {
  complaint: 'عطش متكرر وتعب بعد الظهر منذ غيّرت موعد الدواء، وقراءات السكر الصباحية أعلى من المعتاد.',
  since: 'منذ أسبوعين تقريبًا',
  helps: 'المشي بعد العشاء يخفّضها قليلًا، والأرز يرفعها.',
  medicines: 'ميتفورمين ٥٠٠ ملغ مرتين يوميًا، فيتامين د أسبوعيًا.',
  allergies: 'الإيبوبروفين (طفح جلدي)',
  file_ids: [],
};

export const summaryOfSara = {
  findings:
    'حالة عامة جيدة، لا حرارة. احتقان في الحلق دون صديد، والرئتان صافيتان. ضغط الدم ١٢٤/٧٨، والسكر العشوائي ١٤٢ ملغ/ديسيلتر.',
  diagnoses: [
    { code: 'J06.9', text: '' },
    { code: 'E11.9', text: '' },
  ],
  advice: 'الراحة والإكثار من السوائل الدافئة.\nالعودة إن ارتفعت الحرارة فوق ٣٨٫٥ أو استمرت أكثر من ثلاثة أيام.',
  medicines: [
    { product: 'Strepsils honey and lemon lozenges', dose: '1 lozenge', times_per_day: 4, days: 5 },
    { product: 'Flixonase nasal spray', dose: '1 spray', times_per_day: 1, days: 14 },
  ],
  sickDays: 2,
  follow_up_days: 30,
};

export const phrasesOfLayla = [
  'الراحة والإكثار من السوائل الدافئة.',
  'العودة إن ارتفعت الحرارة فوق ٣٨٫٥ أو استمرت أكثر من ثلاثة أيام.',
  'Measure the blood sugar each morning before breakfast and bring the readings along.',
];

export type Side = 'patient' | 'doctor';

/** Talks with Dr. Layla: who wrote, how many minutes ago, and what. Sara waits for an answer. */
export const talks: readonly {
  readonly mrn: string;
  readonly type: 'virtual' | 'onsite';
  readonly posts: readonly (readonly [by: Side, minutesAgo: number, text: string])[];
}[] = [
  {
    mrn: '1000001',
    type: 'virtual',
    posts: [
      ['patient', 170, 'السلام عليكم دكتورة، هل أحتاج إلى الصيام قبل موعد اليوم؟'],
      ['doctor', 158, 'وعليكم السلام ورحمة الله. لا حاجة إلى الصيام، فالموعد لمراجعة النتائج عبر الفيديو.'],
      ['patient', 25, 'شكرًا لكِ. قراءة هذا الصباح ١٤٨، هل آخذ الجرعة كالمعتاد؟'],
    ],
  },
  {
    mrn: '1000007',
    type: 'virtual',
    posts: [
      ['patient', 120, 'Thank you for the visit. May I take the tablets with coffee?'],
      ['doctor', 112, 'Better with water, and half an hour before the coffee.'],
      ['patient', 100, 'And if I forget one?'],
      ['doctor', 84, 'Take it when you remember, unless the next one is due within four hours. Never two at once.'],
    ],
  },
];
