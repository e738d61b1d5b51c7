import { halalas, type Halalas } from '../money/index.ts';

/** What the patient pays of a covered fee: a percentage of it, and no more than a limit. */
export type Benefit = { readonly percent: number; readonly atMost: Halalas };

/** D12.01: the shares of a covered fee, without VAT; they sum to it. The patient's is rounded half up. */
export function sharesOf(fee: Halalas, { percent, atMost }: Benefit): { patient: Halalas; insurer: Halalas } {
  const patient = Math.min(fee, atMost, Math.floor((fee * percent + 50) / 100));
  return { patient: halalas(patient), insurer: halalas(fee - patient) };
}

/** What an insurer bears of a fee when it approved an amount: never more than the fee. */
export const insurerShareOf = (fee: Halalas, approved: Halalas): Halalas =>
  halalas(Math.min(fee, Math.max(0, approved)));
