import { mayCancelOrder } from '@balsam/domain/order';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { refundToWallet } from '../billing/index.ts';
import { releaseCoupon } from '../cart/index.ts';
import { ownReason } from '../people/index.ts';
import { moveOrder, wayOf } from './move-order.ts';
import { ownOrder } from './orders.policy.ts';
import type { OrderRow } from './orders.store.ts';
import { putBackOnLots } from './reserve.store.ts';

type Wish = { readonly reason?: string | null | undefined; readonly description?: string | null | undefined };

/**
 * Cancels the caller's order until a rider has it (S5.18, D6.01): goods go back to the shelf, the code may be used again, and what was paid
 * goes to the wallet. Racing a pick-up, whichever has the row first wins and the other is refused.
 */
export async function cancelOrder(
  tx: Tx,
  call: UserCall,
  id: number,
  { reason, description }: Wish,
): Promise<OrderRow> {
  const order = await ownOrder(tx, call, id);
  if (!reason || !description) throw fail('cancellation_reason_required', { path: reason ? 'description' : 'reason' });
  const verdict = order.state === null ? { ok: false } : mayCancelOrder(order.state, wayOf(order));
  if (!verdict.ok) throw fail('order_not_cancellable');
  await putBackOnLots(tx, order.id);
  await releaseCoupon(tx, order.id);
  const refund = await refundToWallet(tx, call, { purpose: 'order', entityId: order.id });
  return moveOrder(tx, call, order, {
    to: 'cancelled',
    by: 'patient',
    why: ownReason(call),
    reason,
    refund,
    change: {
      payment_state: 'refunded',
      cancellation_reason: reason,
      cancellation_description: description,
      refund_amount: refund,
    },
  });
}
