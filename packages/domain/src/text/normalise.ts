import { toLatinDigits } from './digits.ts';

/** Letters that are typed for each other, and the one that replaces them. */
const oneForm: Readonly<Record<string, string>> = {
  '\u0671': 'ا', // alef wasla
  ى: 'ي',
  '\u06cc': 'ي', // Farsi yeh
  ة: 'ه',
  '\u06c1': 'ه', // heh goal
  '\u06be': 'ه', // heh doachashmee
  '\u06a9': 'ك', // keheh
};
/** The same for a database's `translate`, letter by letter, with the letters that carry a hamza. */
export const sameLetters = { from: 'أإآٱىیةہھکؤئ', to: 'ااااييهههكوي' } as const;

const otherForms = new RegExp(`[${Object.keys(oneForm).join('')}]`, 'g');
const tatweel = '\u0640';

/**
 * One spelling for all that read the same: hamza off its carrier, one alef, one yeh, heh for teh marbuta, no vowel
 * signs, no tatweel, no accents, Latin digits, lower case, single spaces. Both what is stored for searching and what is
 * typed are normalised by it.
 */
export function normaliseArabic(s: string): string {
  return toLatinDigits(s.normalize('NFKD'))
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(tatweel, '')
    .replace(otherForms, (letter) => oneForm[letter] ?? letter)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}
