import { toLatinDigits } from '@balsam/domain/text';

/** Characters of a number: with its signs between thousands and its decimals none is cut, for `10,000` without its last digit reads as 10. */
export const numberLength = 16;

/** Thousands with their signs between, as in 1,500 or ١٬٥٠٠٫٥. */
const grouped = /^[1-9]\d{0,2}(?:[,،٬\s]\d{3})+(?:[.٫]\d*)?$/;
const plain = /^(?:\d+[.,،٫]?\d*|[.,،٫]\d+)$/;

/** What was typed with Latin digits, a point before the decimals and nothing between thousands; undefined where it is no number. */
function latinNumber(typed: string): string | undefined {
  const text = toLatinDigits(typed.replaceAll(/\p{Cf}/gu, '')).trim();
  if (grouped.test(text)) return text.replaceAll(/[,،٬\s]/g, '').replace('٫', '.');
  return text === '' || plain.test(text) ? text.replace(/[,،٫]/, '.') : undefined;
}

/**
 * The number that was typed, in whichever digits and with the signs of either language between thousands and before the decimals; null
 * where nothing was typed, NaN where it is no number. Three decimals are none, for `10.000` may well be meant as ten thousand. Whoever sends
 * it asks for NaN first: JSON would make it null, and a limit that is null is no limit.
 */
export function typedNumber(typed: string): number | null {
  const text = latinNumber(typed);
  if (text === '') return null;
  return text === undefined || /\.\d{3}/.test(text) ? Number.NaN : Number(text);
}

/** The first field whose number is none. */
export const wrongNumberIn = (values: object): string | undefined =>
  Object.entries(values).find(([, value]) => Number.isNaN(value))?.[0];
