export { beginning } from './beginning.ts';
export { toArabicDigits, toLatinDigits } from './digits.ts';
export { digitsOnly, nameLetters, phoneCharacters } from './input-filters.ts';
export { normaliseArabic } from './normalise.ts';
export { isPlainText } from './plain-text.ts';
export { searchWords } from './search-words.ts';
export { slipsBetween, swapsOf, withinOneTypo } from './typo.ts';
