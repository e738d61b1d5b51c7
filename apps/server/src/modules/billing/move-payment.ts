import { mayMovePayment, type PaymentState } from '@balsam/domain/billing';
import type { Tx } from '#platform/db/types.ts';
import { updatePayment, type PaymentChange, type PaymentRow } from './payments.store.ts';

/**
 * Moves a payment whose row the caller has locked to another state, with what changes beside it.
 * @throws RangeError for a move that the table of the domain does not allow: somebody's mistake, and nothing is written
 */
export async function movePayment(
  tx: Tx,
  payment: PaymentRow,
  to: PaymentState,
  change: Omit<PaymentChange, 'status'>,
): Promise<PaymentRow> {
  if (!mayMovePayment(payment.status, to))
    throw new RangeError(`payment ${payment.id} does not move from ${payment.status} to ${to}`);
  return updatePayment(tx, payment.id, { ...change, status: to });
}
