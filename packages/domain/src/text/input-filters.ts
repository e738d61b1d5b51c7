import { toLatinDigits } from './digits.ts';

/** The characters that a number field accepts (§5): digits, as Latin ones. */
export function digitsOnly(s: string): string {
  return toLatinDigits(s).replace(/[^0-9]/g, '');
}

/** The characters that a phone field accepts (§5): digits, as Latin ones, and plus. */
export function phoneCharacters(s: string): string {
  return toLatinDigits(s).replace(/[^0-9+]/g, '');
}

const directionMarks = /[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Without the marks of direction or of no width that phones and chats put around a number or an address that is copied out of them. */
export function withoutDirection(s: string): string {
  return s.replace(directionMarks, '');
}

/** A number that may have letters, as of a policy: with Latin digits, without the space and the marks around it. */
export const plainNumber = (s: string): string => withoutDirection(toLatinDigits(s)).trim();

const notALetterOf = { en: /[^A-Za-z ]/g, ar: /[^\u0621-\u063a\u0641-\u064a ]/g } as const;

/** The characters that a name field accepts (§5): letters of the field’s language and spaces. */
export function nameLetters(s: string, language: 'ar' | 'en'): string {
  return s.replace(notALetterOf[language], '');
}

/**
 * Characters that no line of text may hold: control characters and line ends, marks that change the direction of the
 * following text, unpaired surrogates, noncharacters.
 */
const unprintable = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** What nobody sees: spaces, control and format characters, joiners, fillers that only take up room. */
const unseen = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** Whether there is nothing in a text that somebody could read. */
export const isBlank = (s: string): boolean => unseen.test(s);

/** What somebody has written, without the space around it: empty when nothing of it can be seen. */
export const writtenText = (s: string): string => (isBlank(s) ? '' : s.trim());

/** Whether a typed line can be stored and shown to others as it is. */
export const isPlainText = (s: string): boolean => !unprintable.test(s);
