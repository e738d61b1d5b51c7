import { halalas, sum, vatOf, type Halalas } from '../money/index.ts';
import type { InsurerPart } from './postings.ts';

/** What a fee comes to for its patient and, beside them, its insurer. All but the VATs and the total are without VAT. */
export type PatientPrice = {
  readonly insurer: InsurerPart;
  readonly discount: Halalas;
  readonly net: Halalas;
  readonly vat: Halalas;
  readonly total: Halalas;
};

type Fee = {
  readonly fee: Halalas;
  /** What the insurer bears, without VAT. */
  readonly insurerShare: Halalas;
  /** What is taken off the rest. */
  readonly discount: Halalas;
  /** The rate of the patient's own payment: 0 for a citizen (D4.04). */
  readonly vatPercent: number;
  /** The rate of what an insurer pays: it is no citizen's own payment. */
  readonly standardPercent: number;
};

/**
 * D12.03: insurance first, then a discount on what is left, never on what the insurer bears; VAT on each share by its own rate. The shares
 * and the discount sum to the fee. RangeError when more is taken off than there is.
 */
export function patientPrice({ fee, insurerShare, discount, vatPercent, standardPercent }: Fee): PatientPrice {
  const net = halalas(fee - insurerShare - discount);
  if (net < 0 || insurerShare < 0 || discount < 0) throw new RangeError('more is taken off than there is');
  const vat = vatOf(net, vatPercent);
  return {
    insurer: { net: insurerShare, vat: vatOf(insurerShare, standardPercent) },
    discount,
    net,
    vat,
    total: sum([net, vat]),
  };
}
