/**
 * A use of personal data beyond care, which a person may allow and withdraw at any time. Only what the system does is asked for: whoever builds
 * another use adds its purpose here, and asks `hasConsented` where it happens.
 */
export type ConsentPurpose = 'health_tips';

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
    purpose: 'health_tips',
    version: 1,
    title: 'Health tips that fit you',
    titleAr: 'نصائح صحية مناسبة',
    text: 'Articles and reminders chosen by your age and by the kinds of visits you have had.',
    textAr: 'مقالات وتذكيرات تُختار بحسب العمر ونوع الزيارات السابقة.',
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
