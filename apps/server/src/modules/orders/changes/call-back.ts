import { writtenText } from '@balsam/domain/text';
import { isAfterCallBack, mayCallBack } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { orderCalledBack } from '../common/events.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { updateOrder, type OrderRow } from '../common/orders.store.ts';
import { assertNotCalledBack, fulfilmentOf } from '../common/record-move.ts';

/**
 * The pharmacy calls an order back that its rider has with them: nothing but its end comes after it (D15.03). Racing the hand-over, whichever
 * has the row first wins and the other is refused.
 * @throws not_found; order_reason_required; order_move_refused unless a rider has it; order_called_back when it was called back already
 */
export async function callBack(tx: Tx, call: UserCall, orderId: number, reason: string): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  const why = writtenText(reason);
  if (!why) throw fail('order_reason_required', { path: 'reason' });
  const verdict = mayCallBack(order.state, fulfilmentOf(order));
  assertAllowed(verdict);
  assertNotCalledBack(order, call.now);
  await publish(tx, orderCalledBack, { order_id: orderId }, call.now);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: orderId, why: 'staff' });
  return updateOrder(tx, orderId, { called_back_at: call.now, call_back_reason: why });
}

/** Whether an order is still with the rider whom it was called back from. */
export const isCalledBack = (order: OrderRow): boolean =>
  order.called_back_at !== null && mayCallBack(order.state, fulfilmentOf(order)).ok;

/** Whether an order was written off after it had been called back, as its rider was lost: no branch has it. */
export const isLostAfterCallBack = ({ state, called_back_at, completed_at }: OrderRow): boolean =>
  state === 'returned' && completed_at !== null && isAfterCallBack(called_back_at, completed_at);

/** Since when an order is called back, until it is back at the branch, and for good where it was lost on the way. */
export const calledBackSince = (order: OrderRow): string | null =>
  isCalledBack(order) || isLostAfterCallBack(order) ? (order.called_back_at?.toISOString() ?? null) : null;
