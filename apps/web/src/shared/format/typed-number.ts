import { toLatinDigits } from '@balsam/domain/text';

/** Thousands with their signs between, as in 1,500 or ١٬٥٠٠٫٥. */
const grouped = /^[1-9]\d{0,2}(?:[,،٬\s]\d{3})+(?:[.٫]\d*)?$/;
const plain = /^(?:\d+[.,،٫]?\d*|[.,،٫]\d+)$/;

/**
 * The number that was typed, in whichever digits and with the signs of either language between thousands and before the decimals; null
 * where nothing was typed, NaN where it is no number. Whoever sends it asks for NaN first: JSON would make it null, and a limit that is
 * null is no limit.
 */
export function typedNumber(typed: string): number | null {
  const text = toLatinDigits(typed.replaceAll(/\p{Cf}/gu, '')).trim();
  if (text === '') return null;
  if (grouped.test(text)) return Number(text.replaceAll(/[,،٬\s]/g, '').replace('٫', '.'));
  return plain.test(text) ? Number(text.replace(/[,،٫]/, '.')) : Number.NaN;
}

/** The first field whose number is none. */
export const wrongNumberIn = (values: object): string | undefined =>
  Object.entries(values).find(([, value]) => Number.isNaN(value))?.[0];
