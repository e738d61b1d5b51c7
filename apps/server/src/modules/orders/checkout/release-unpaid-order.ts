import { mayRelease } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { voidPending } from '#modules/billing/index.ts';
import { cartOf } from '#modules/cart/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { orderPayable } from './order-payable.ts';
import type { LeftOut } from '../common/left-out.ts';
import { assertReadsItems, ownOrder } from '../common/orders.policy.ts';
import { updateOrder, type OrderRow } from '../common/orders.store.ts';
import { releaseOrder } from '../changes/release-order.ts';

/**
 * Ends the caller's order that is not paid yet, at once (D6.03): its payment page takes no money any more, what was held of wallet and points
 * is free, stock and code are given back, and its products go to the caller's cart when that is wanted, as far as there is room.
 * @throws not_found; order_not_cancellable once it is paid, or given back already
 */
export async function releaseUnpaidOrder(
  tx: Tx,
  call: UserCall,
  id: number,
  { toCart }: { readonly toCart: boolean },
): Promise<{ readonly order: OrderRow; readonly leftOut: LeftOut[] }> {
  const order = await ownOrder(tx, call, id);
  assertReadsItems(call, order);
  const verdict = mayRelease(order.payment_state);
  assertAllowed(verdict);
  await voidPending(tx, { order: orderPayable }, { purpose: 'order', entityId: id }, 'abandoned', call.now);
  const leftOut = await releaseOrder(tx, order, call.now, toCart ? cartOf(call.actor) : null);
  await audit(tx, call, {
    personId: order.person_id,
    action: 'write',
    what: 'order',
    recordId: id,
    why: ownReason(call),
  });
  const cancellation_reason = toCart ? 'back_to_cart' : 'before_payment';
  return { order: await updateOrder(tx, id, { cancellation_reason }), leftOut };
}
