/** In code points, of a first, middle or family name each. */
const longestName = 60;

/** Letters in words, parted by a space, a hyphen or an apostrophe: Al-Harbi, O'Neil, عبد العزيز. Marks, digits, controls and emoji are none. */
const patterns = {
  en: /^[A-Za-z]+(?:[ '’-][A-Za-z]+)*$/,
  ar: /^[\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3]+(?:[ '’-][\u0620-\u063f\u0641-\u064a\u066e\u066f\u0671-\u06d3]+)*$/,
} as const;

/** A name as it is kept: composed (NFC), single spaces inside and none around. */
export function tidyName(typed: string): string {
  return typed
    .normalize('NFC')
    .replace(/[ \t\u00a0]+/g, ' ')
    .trim();
}

/** Whether a tidied name is written in the letters of `language` alone (§5), within its length. */
export function isPersonName(name: string, language: 'ar' | 'en'): boolean {
  return Array.from(name).length <= longestName && patterns[language].test(name);
}
