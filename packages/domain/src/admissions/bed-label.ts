import { toLatinDigits } from '../text/index.ts';

/**
 * A bed as it is kept: the same however it is typed. Digits are Latin, letters are capitals, nothing unseen is in it, and a space stays
 * only where it parts two numbers or two words.
 */
export const bedLabel = (typed: string): string =>
  toLatinDigits(typed.normalize('NFKC'))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, (gap) => (/\s/.test(gap) ? ' ' : ''))
    .replace(/(\p{L}) (?=\p{L})|(\p{N}) (?=\p{N})| /gu, (part) => (part === ' ' ? '' : part))
    .toUpperCase();
