import type { WhereaboutsOfGoods } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { orderGoodsSettled, orderMoved } from '../common/events.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { updateOrder, type OrderRow } from '../common/orders.store.ts';
import { isCalledBack } from './call-back.ts';
import { moveOrder } from './move-order.ts';
import { refundItems, settleGoods } from './undo-order.ts';

const isUnproven = ({ state, payment_state }: OrderRow): boolean => state === 'returned' && payment_state === 'paid';

/** Whether an order waits for the branch to have its goods: it came back without its proof, was called back, or cancelled while its rider may have had it. */
export const awaitsReturn = (order: OrderRow): boolean =>
  isUnproven(order) || isCalledBack(order) || order.awaits_goods;

const auditReturn = (tx: Tx, call: UserCall, { id, person_id: personId }: OrderRow): Promise<void> =>
  audit(tx, call, { personId, action: 'write', what: 'order', recordId: id, why: 'staff' });

/**
 * The branch has the goods of an order that its rider returned without proof: their price goes back, as at once with proof (D6.01, D15.08). One
 * that was called back is cancelled, and all of it goes back (D15.03). Of one that was cancelled while its rider may have had it the branch says
 * where the goods were; what is not said never counts as having stayed there.
 * @throws not_found; order_move_refused when nothing of it is awaited
 */
export async function confirmReturn(
  tx: Tx,
  call: UserCall,
  orderId: number,
  goods: WhereaboutsOfGoods = 'brought_back',
): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  if (isCalledBack(order)) return moveOrder(tx, call, orderId, { to: 'cancelled', by: 'pharmacist' });
  if (order.awaits_goods) {
    await publish(tx, orderGoodsSettled, { order_id: orderId }, call.now);
    await auditReturn(tx, call, order);
    return settleGoods(tx, order, goods);
  }
  if (!isUnproven(order)) throw fail('order_move_refused');
  const refund = await refundItems(tx, call, order);
  await publish(tx, orderMoved, { order_id: order.id, to: 'returned', refund }, call.now);
  await auditReturn(tx, call, order);
  return updateOrder(tx, order.id, { payment_state: 'refunded', refund_amount: (order.refund_amount ?? 0) + refund });
}
