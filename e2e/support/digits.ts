import type { Language } from './words.ts';

const arabic = '٠١٢٣٤٥٦٧٨٩';

/** A text with its digits as the language writes them. */
export const inDigitsOf = (language: Language, text: string | number): string =>
  language === 'ar' ? String(text).replaceAll(/\d/g, (digit) => arabic[Number(digit)]!) : String(text);

/** A text with Latin digits. */
export const inLatinDigits = (text: string): string =>
  text.replaceAll(/[٠-٩]/g, (digit) => String(arabic.indexOf(digit)));
