import { halalas, type Halalas } from '../money/index.ts';
import { toLatinDigits, withoutDirection } from '../text/index.ts';

/** More than any price has; beyond it a number is no price but a typo. */
const maxDigits = 9;

const grouped = /^\d{1,3}(?:٬\d{3})+(?:[.٫]\d+)?$|^\d{1,3}(?:,\d{3})+\.\d+$/;
const plain = /^-?\d+(?:[.٫]\d{1,4}|,(?:\d{1,2}|\d{4}))?$/;

/**
 * The price without VAT in halalas, in Latin or Arabic digits, with a decimal point or comma; marks that nobody sees may stand in it.
 * `missing` for an empty cell; `unreadable` for what is no number, or could be two: 1,234 is a thousand to one writer and a little more than
 * one to another.
 */
export function registerPrice(cell: string): Halalas | 'missing' | 'unreadable' {
  const text = toLatinDigits(withoutDirection(cell)).trim();
  if (text === '') return 'missing';
  const number = grouped.test(text) ? text.replaceAll(/[٬,]/g, '') : text;
  if (!plain.test(number) || number.replaceAll(/\D/g, '').length > maxDigits + 4) return 'unreadable';
  // Read as halalas, for a hundred times 8.575 is less than 857.5 in binary.
  return halalas(Math.round(Number(`${number.replace(/[٫,]/, '.')}e2`)));
}
