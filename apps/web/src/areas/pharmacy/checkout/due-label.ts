import * as m from '#paraglide/messages.js';
import type { PaymentSplit } from './payment-split.ts';

/** What the sum at the end is called: the total, or what is left of it once points and wallet have borne their part. */
export const dueLabel = ({ worth, wallet, byInstalments }: PaymentSplit): string => {
  if (worth + wallet === 0) return m.pharmacy_totals_total();
  return byInstalments ? m.pharmacy_checkout_to_lend() : m.pharmacy_checkout_to_pay();
};
