import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { orderMoved } from '../common/events.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { updateOrder, type OrderRow } from '../common/orders.store.ts';
import { isCalledBack } from './call-back.ts';
import { moveOrder } from './move-order.ts';
import { refundItems } from './undo-order.ts';

const isUnproven = ({ state, payment_state }: OrderRow): boolean => state === 'returned' && payment_state === 'paid';

/** Whether an order waits for the branch to have its goods: it came back without its proof, or was called back. */
export const awaitsReturn = (order: OrderRow): boolean => isUnproven(order) || isCalledBack(order);

/**
 * The branch has the goods of an order that its rider returned without proof: their price goes back, as at once with proof (D6.01, D15.08). One
 * that was called back is cancelled, and all of it goes back (D15.03).
 * @throws not_found; order_move_refused when nothing of it is awaited
 */
export async function confirmReturn(tx: Tx, call: UserCall, orderId: number): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  if (isCalledBack(order)) return moveOrder(tx, call, orderId, { to: 'cancelled', by: 'pharmacist' });
  if (!isUnproven(order)) throw fail('order_move_refused');
  const refund = await refundItems(tx, call, order);
  await publish(tx, orderMoved, { order_id: order.id, to: 'returned', refund }, call.now);
  await audit(tx, call, {
    personId: order.person_id,
    action: 'write',
    what: 'order',
    recordId: order.id,
    why: 'staff',
  });
  return updateOrder(tx, order.id, { payment_state: 'refunded', refund_amount: (order.refund_amount ?? 0) + refund });
}
