import { normaliseArabic } from '../text/index.ts';

/** IPS, "absent and unknown data": `no-known-allergies`, `no-medication-info` and their like. */
const absent = /^no-(?:known-[a-z-]+|[a-z]+-info)$/;
/** SNOMED CT: no known allergy, drug, food or environmental allergy, problems, medicines and procedures. */
const situations: ReadonlySet<string> = new Set(
  '716186003 409137002 429625007 428607008 160244002 160245001 787481004 787480003'.split(' '),
);
const inWords = /^(?:no (?:known|information)(?: |$)|nkd?a$|(?:لا توجد|لا يوجد|ليس لديه|ليس لديها)(?: |$))/;

/** Whether an entry says that there is none of its kind, or that nothing is known of it, as summaries must where a section is empty. */
export const saysNone = (codes: readonly string[], words: string | undefined): boolean =>
  codes.some((code) => absent.test(code) || situations.has(code)) || inWords.test(normaliseArabic(words ?? ''));
