import { sum, vatOf, type Halalas } from '../money/index.ts';

/** What a fee, entered without VAT, costs: `subtotal` without VAT, `vat` and `total`. `percent` is a whole number, else RangeError. */
export function priceOf({ fee, percent }: { fee: Halalas; percent: number }): {
  subtotal: Halalas;
  vat: Halalas;
  total: Halalas;
} {
  const vat = vatOf(fee, percent);
  return { subtotal: fee, vat, total: sum([fee, vat]) };
}
