import { halalas, shareByLargestRemainder, sum, type Halalas } from '../money/index.ts';
import { addDays, addMonths, type Day } from '../time/index.ts';

/** DECISIONS §12: a draft lives 24 hours; what is paid for is good for a year; a term that is late by more than a week blocks new bookings. */
export const packageRules = {
  draftHours: 24,
  validMonths: 12,
  lateDays: 7,
  mostTerms: 4,
  daysBetweenTerms: 30,
} as const;

/** The last day of a package whose first payment came on this one: a year by the calendar, whatever its length. */
export const validUntil = (paidOn: Day): Day => addMonths(paidOn, packageRules.validMonths);

/** An amount without VAT, and the VAT on it. */
export type Taxed = { readonly net: Halalas; readonly vat: Halalas };

/** With its VAT. */
export const grossOf = ({ net, vat }: Taxed): Halalas => sum([net, vat]);

/** Shares net and VAT alike, so that each sums to the whole. */
function shareBy({ net, vat }: Taxed, weights: readonly number[]): Taxed[] {
  const nets = shareByLargestRemainder(net, weights);
  const vats = shareByLargestRemainder(vat, nets);
  return nets.map((each, n) => ({ net: each, vat: vats[n] ?? halalas(0) }));
}

/** A part of the price with its day: the first is due at once. */
export type Term = Taxed & { readonly number: number; readonly dueOn: Day };

/** D12.05: the price in 1 to 4 equal terms, 30 days apart; they sum to it. RangeError for another number of terms. */
export function termsOf(price: Taxed, count: number, today: Day): Term[] {
  if (!Number.isInteger(count) || count < 1 || count > packageRules.mostTerms)
    throw new RangeError(`not a number of terms: ${count}`);
  const equal = Array.from({ length: count }, () => 1);
  return shareBy(price, equal).map((amounts, n) => ({
    ...amounts,
    number: n + 1,
    dueOn: addDays(today, n * packageRules.daysBetweenTerms),
  }));
}

/** D12.05: what each service is of the price, in proportion to what it would cost alone; they sum to the price. */
export const serviceShares = (price: Taxed, unitPrices: readonly Halalas[]): Taxed[] => shareBy(price, unitPrices);
