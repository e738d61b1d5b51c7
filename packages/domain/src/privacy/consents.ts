/** A use of personal data beyond care, which a person may allow and withdraw at any time. */
export type ConsentPurpose = 'marketing' | 'health_tips' | 'surveys' | 'research' | 'insurers';

export type Consent = {
  readonly purpose: ConsentPurpose;
  /** The version of the text: a consent holds for the version that was read. Raised with every change of substance. */
  readonly version: number;
  readonly title: string;
  readonly titleAr: string;
  readonly text: string;
  readonly textAr: string;
};

/** Every purpose, in the order in which they are shown. None is given unless the person says so. */
export const consents: readonly Consent[] = [
  {
    purpose: 'marketing',
    version: 1,
    title: 'Offers and news',
    titleAr: 'العروض والأخبار',
    text: 'Messages about packages, offers and new services of our hospitals.',
    textAr: 'رسائل عن الباقات والعروض والخدمات الجديدة في مستشفياتنا.',
  },
  {
    purpose: 'health_tips',
    version: 1,
    title: 'Health tips that fit you',
    titleAr: 'نصائح صحية مناسبة',
    text: 'Articles and reminders chosen by your age and by the kinds of visits you have had.',
    textAr: 'مقالات وتذكيرات تُختار بحسب العمر ونوع الزيارات السابقة.',
  },
  {
    purpose: 'surveys',
    version: 1,
    title: 'Surveys about our care',
    titleAr: 'استبيانات عن جودة الرعاية',
    text: 'Now and then a short survey about your visits. Your answers do not go into your record.',
    textAr: 'استبيان قصير من حين إلى آخر عن الزيارات، ولا تُضاف الإجابات إلى السجل الطبي.',
  },
  {
    purpose: 'research',
    version: 1,
    title: 'Medical research without your name',
    titleAr: 'البحث الطبي دون ذكر الاسم',
    text: 'Approved studies may use parts of your record after everything that points to you has been removed.',
    textAr: 'يجوز للدراسات المعتمدة استخدام أجزاء من السجل بعد إزالة كل ما يدل على الهوية.',
  },
  {
    purpose: 'insurers',
    version: 1,
    title: 'Sharing with your insurer',
    titleAr: 'المشاركة مع شركة التأمين',
    text: 'Sending your insurer visit details beyond what it needs to approve and pay a claim.',
    textAr: 'إرسال تفاصيل عن الزيارات إلى شركة التأمين تزيد على ما يلزم للموافقة على المطالبة ودفعها.',
  },
];

const byPurpose = new Map(consents.map((consent) => [consent.purpose, consent]));

/** The current text of a purpose. */
export const consentFor = (purpose: ConsentPurpose): Consent => byPurpose.get(purpose)!;

/** The last decision of a person about a purpose. */
export type Decision = { readonly given: boolean; readonly version: number };

/** Whether a consent holds: the last decision gave it, for the current text. Without a decision it does not. */
export const isGiven = (purpose: ConsentPurpose, last: Decision | undefined): boolean =>
  last !== undefined && last.given && last.version === consentFor(purpose).version;
