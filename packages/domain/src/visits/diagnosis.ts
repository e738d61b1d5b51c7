/**
 * ICD-10 categories that fall under section 3's sensitive subjects: sexual and reproductive health, pregnancy, mental health, substance use
 * and genetics.
 */
const sensitive: readonly RegExp[] = [
  /^F/,
  /^O/,
  /^A5[0-9]|^A6[0-4]/,
  /^B2[0-4]|^Z21/,
  /^N(4[6-9]|5[0-2]|7[0-7]|9[1-8])/,
  /^Q(9[0-9])/,
  /^E28/,
  /^Z(3[0-9]|64|70|71\.[45]|72\.[0-2])/,
  /^T(36|4[0-3])/,
  /^X6/,
];

/** Whether a diagnosis is hidden from a guardian with limited access. */
export const isSensitiveDiagnosis = (code: string): boolean => sensitive.some((pattern) => pattern.test(code));
