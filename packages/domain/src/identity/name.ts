/** In code points, of a first, middle or family name each. */
const longestName = 60;

/** Letters in words, separated by a space, a hyphen or an apostrophe: Al-Harbi, O’Neil, عبد العزيز. No marks, digits, controls or emoji. */
const patterns = {
  en: /^[A-Za-z]+(?:[ '’-][A-Za-z]+)*$/,
  ar: /^[\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3]+(?:[ '’-][\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3]+)*$/,
} as const;

/** Normalises a name for storage: composed (NFC), single spaces inside and none around. */
export function normaliseName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** Whether a normalised name is written in the letters of `language` alone (§5), within its length. */
export function isPersonName(name: string, language: 'ar' | 'en'): boolean {
  return Array.from(name).length <= longestName && patterns[language].test(name);
}
