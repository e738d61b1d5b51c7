import { halalas, type Halalas } from '@balsam/domain/money';
import { fail } from '#platform/http/failure.ts';

/** An amount in SAR as somebody typed it. @throws price_not_valid with more than two decimals, or nothing */
export function parseHalalas(sar: number, path = 'price'): Halalas {
  const whole = Math.round(sar * 100);
  if (Math.abs(sar * 100 - whole) > 1e-6 || whole < 1) throw fail('price_not_valid', { path });
  return halalas(whole);
}

/** The same where nothing, or zero, may stand. */
export const parseOptionalHalalas = (sar: number | null | undefined, path: string): Halalas | null => {
  if (sar === null || sar === undefined) return null;
  return sar === 0 ? halalas(0) : parseHalalas(sar, path);
};
