import { mayCancelOrder } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { RefundTo } from '#modules/billing/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { undoOrder } from './undo-order.ts';
import { recordMove, fulfilmentOf } from '../common/record-move.ts';
import { ownOrder } from '../common/orders.policy.ts';
import type { OrderRow } from '../common/orders.store.ts';

type CancelRequest = {
  readonly reason?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly refund_to: RefundTo;
};

/**
 * Cancels the caller's order until a rider has it (S5.18, D6.01): products go back to stock, the code may be used again, and what was paid
 * goes back to where it came from, or to the wallet when that is wanted. Racing a pick-up, whichever has the row first wins and the other is refused.
 */
export async function cancelOrder(
  tx: Tx,
  call: UserCall,
  id: number,
  { reason, description, refund_to }: CancelRequest,
): Promise<OrderRow> {
  const order = await ownOrder(tx, call, id);
  if (!reason || !description) throw fail('cancellation_reason_required', { path: reason ? 'description' : 'reason' });
  const verdict = order.state === null ? { ok: false } : mayCancelOrder(order.state, fulfilmentOf(order));
  if (!verdict.ok) throw fail('order_not_cancellable');
  const why = ownReason(call);
  const refund = await undoOrder(tx, call, order, { why, to: refund_to });
  return recordMove(tx, call, order, {
    to: 'cancelled',
    by: 'patient',
    why,
    reason,
    refund,
    change: {
      payment_state: 'refunded',
      cancellation_reason: reason,
      cancellation_description: description,
      refund_amount: (order.refund_amount ?? 0) + refund,
    },
  });
}
