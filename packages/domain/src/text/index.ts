export { truncate } from './truncate.ts';
export { toArabicDigits, toLatinDigits } from './digits.ts';
export {
  digitsOnly,
  isBlank,
  isPlainText,
  nameLetters,
  phoneCharacters,
  plainNumber,
  withoutDirection,
  writtenText,
} from './input-filters.ts';
export { measureWithin } from './measure-within.ts';
export { spellingsOf } from './name-spellings.ts';
export { normaliseArabic, sameLetters } from './normalise.ts';
export { otherKeyboard } from './other-keyboard.ts';
export { asSentence } from './sentence.ts';
export { soundKey } from './sound-key.ts';
export { allWords, searchWords } from './search-words.ts';
export { editDistance, neighbourSwaps, withinOneTypo } from './typo.ts';
