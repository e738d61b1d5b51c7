import * as m from '#paraglide/messages.js';
import type { StepOne } from '#shared/billing/step-one.ts';

/** What the sum at the end is called: the total, or what is left of it once points and wallet have borne their part. */
export const dueLabel = ({ loyalty_amount, wallet_amount, method }: StepOne): string => {
  if (loyalty_amount + wallet_amount === 0) return m.pharmacy_totals_total();
  return method === 'tamara' ? m.billing_by_instalments() : m.billing_now();
};
