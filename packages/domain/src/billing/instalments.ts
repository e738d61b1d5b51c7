import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { halalas, shareByLargestRemainder, toSar, type Halalas } from '../money/index.ts';
import { addDays, ageOn, type Day } from '../time/index.ts';

/** Which amounts an instalment provider takes, both ends inclusive, and how old the payer is at least (DECISIONS §4: 99 to 2000 SAR, 18). */
export type InstalmentLimits = { readonly minimum: Halalas; readonly maximum: Halalas; readonly age: number };

/** Days from one part to the next. */
export const instalmentRules = { parts: 3, daysBetween: 30 } as const;

type InstalmentRequest = {
  readonly amount: Halalas;
  /** The goods of an order with VAT after offers: the minimum counts them (D15.04). Undefined: it counts the amount. */
  readonly goodsWithVat?: Halalas | undefined;
  readonly birthDay: Day | null;
  readonly today: Day;
};

/** S5.13: whether an amount may be paid by instalments, and by whom: a payer whose birthday is not known may not. */
export function mayPayByInstalments(
  request: InstalmentRequest,
  { minimum, maximum, age }: InstalmentLimits,
): Allowed<'tamara_out_of_range' | 'tamara_under_age'> {
  const { amount, goodsWithVat = amount, birthDay, today } = request;
  // Where points pay for all of it there is nothing to lend.
  if (amount === 0 || goodsWithVat < minimum || amount > maximum)
    return refused('tamara_out_of_range', { minimum: toSar(minimum), maximum: toSar(maximum) });
  if (birthDay === null || ageOn(birthDay, today) < age) return refused('tamara_under_age', { age });
  return allowed;
}

/** What is paid when, the first part today. The parts add up to the amount. */
export function instalmentsOf(amount: Halalas, today: Day): { readonly amount: Halalas; readonly due: Day }[] {
  const shares = shareByLargestRemainder(
    amount,
    Array.from({ length: instalmentRules.parts }, () => 1),
  );
  return shares.map((share, n) => ({ amount: halalas(share), due: addDays(today, n * instalmentRules.daysBetween) }));
}
