import { normaliseArabic } from '../text/index.ts';

type Words = { readonly en: string; readonly ar: string };

/** That there is none of a kind, by the codes of the IPS ("absent and unknown data") and of SNOMED CT for it. */
const none: readonly (readonly [codes: string, en: string, ar: string])[] = [
  ['no-known-allergies 716186003 160244002', 'No known allergies', 'لا توجد حساسية معروفة'],
  ['no-known-medication-allergies 409137002', 'No known drug allergies', 'لا توجد حساسية دوائية معروفة'],
  ['no-known-food-allergies 429625007', 'No known food allergies', 'لا توجد حساسية غذائية معروفة'],
  ['no-known-environmental-allergies 428607008', 'No known environmental allergies', 'لا توجد حساسية بيئية معروفة'],
  ['no-known-problems 160245001', 'No known health problems', 'لا توجد مشكلات صحية معروفة'],
  ['no-known-medications 787481004', 'No known medicines', 'لا توجد أدوية معروفة'],
  ['no-known-procedures 787480003', 'No known procedures', 'لا توجد إجراءات طبية معروفة'],
  ['no-known-immunizations 787482006', 'No known vaccinations', 'لا توجد تطعيمات معروفة'],
  ['no-known-devices 787483001', 'No known medical devices', 'لا توجد أجهزة طبية معروفة'],
];
/** That nobody knows whether there is one. */
const notKnown: readonly (readonly [codes: string, en: string, ar: string])[] = [
  ['no-allergy-info', 'No information about allergies', 'لا توجد معلومات عن الحساسية'],
  ['no-problem-info', 'No information about health problems', 'لا توجد معلومات عن المشكلات الصحية'],
  ['no-medication-info', 'No information about medicines', 'لا توجد معلومات عن الأدوية'],
  ['no-procedure-info', 'No information about procedures', 'لا توجد معلومات عن الإجراءات الطبية'],
  ['no-immunization-info', 'No information about vaccinations', 'لا توجد معلومات عن التطعيمات'],
  ['no-device-info', 'No information about medical devices', 'لا توجد معلومات عن الأجهزة الطبية'],
];

const byCode: ReadonlyMap<string, Words> = new Map(
  [...none, ...notKnown].flatMap(([codes, en, ar]) => codes.split(' ').map((code) => [code, { en, ar }] as const)),
);
/** All codes of the IPS have this form. */
const [noneCode, notKnownCode] = [/^no-known-[a-z-]+$/, /^no-[a-z]+-info$/];

const [noneWords, notKnownWords] = [
  /^(?:no known(?: |$)|no (?:current|active) (?:problems?|conditions?|diagnos[ei]s|medications?|medicines?|allerg(?:y|ies))\b|none known$|nkd?a$|(?:لا توجد|لا يوجد|ليس لديه|ليس لديها)(?: |$))/,
  /^(?:no information(?: |$)|(?:لا توجد|لا يوجد) معلومات(?: |$))/,
];

/** How an entry is told by whose code there is none of its kind, or nothing known of it; undefined for any other code. */
export const noneTitle = (codes: readonly string[]): Words | undefined =>
  codes.map((code) => byCode.get(code)).find((words) => words !== undefined);

/** Whether an entry says that nobody knows of one of its kind, as summaries must where a section is empty. */
export const saysNotKnown = (codes: readonly string[], words: string | undefined): boolean =>
  codes.some((code) => notKnownCode.test(code)) || notKnownWords.test(normaliseArabic(words ?? ''));

/** Whether an entry says that there is none of its kind, or that nothing is known of it. */
export const saysNone = (codes: readonly string[], words: string | undefined): boolean =>
  codes.some((code) => byCode.has(code) || noneCode.test(code)) ||
  saysNotKnown(codes, words) ||
  noneWords.test(normaliseArabic(words ?? ''));
