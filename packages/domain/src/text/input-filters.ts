import { toLatinDigits } from './digits.ts';

/** What a number field keeps (§5): digits, as Latin ones. */
export function digitsOnly(s: string): string {
  return toLatinDigits(s).replace(/[^0-9]/g, '');
}

/** What a phone field keeps (§5): digits, as Latin ones, and plus. */
export function phoneCharacters(s: string): string {
  return toLatinDigits(s).replace(/[^0-9+]/g, '');
}

const notALetterOf = { en: /[^A-Za-z ]/g, ar: /[^\u0621-\u063a\u0641-\u064a ]/g } as const;

/** What a name field keeps (§5): letters of the field's language and spaces. */
export function nameLetters(s: string, language: 'ar' | 'en'): string {
  return s.replace(notALetterOf[language], '');
}
