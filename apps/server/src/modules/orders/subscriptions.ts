import { on, tell, tellAll, type Occasion, type Subscription } from '../../platform/outbox/outbox.ts';
import { earnPoints } from '../billing/index.ts';
import { productsWithdrawn } from '../catalogue/index.ts';
import { orderHoldsWithdrawn, orderJudged, orderMoved } from './events.ts';
import { findOrder, ordersHoldingRefused } from './orders.store.ts';

/** An order that was delivered earns its points. */
const earn = on(orderMoved, async ({ order_id, to }, { tx, now }) => {
  if (to === 'delivered') await earnPoints(tx, { purpose: 'order', entityId: order_id }, now);
});

/** Whoever has a hand in an order under way is told that it holds what may no longer be sold. */
const tellOfWithdrawal = on(productsWithdrawn, async ({ product_ids }, { tx, now }) => {
  const ids = await ordersHoldingRefused(tx, { productIds: product_ids });
  await tellAll(
    tx,
    orderHoldsWithdrawn,
    ids.map((order_id) => ({ order_id })),
    now,
  );
});

/** The same of an order whose payment came only after the product was withdrawn. */
const tellOfLatePayment = on(orderMoved, async ({ order_id, to }, { tx, now }) => {
  if (to !== 'placed') return;
  const ids = await ordersHoldingRefused(tx, { orderId: order_id });
  if (ids.length > 0) await tell(tx, orderHoldsWithdrawn, { order_id }, now);
});

/** The open screens of an order's patient read it again. */
async function tellPatient(
  { order_id }: { readonly order_id: number },
  { tx, platform, after }: Occasion,
): Promise<void> {
  const order = await findOrder(tx, order_id);
  if (order) after(() => platform.realtime.tell(order.person_id, 'order', { id: order_id }));
}

/** The screens follow as soon as an order has moved, or its prescription is judged. */
export const ordersSubscriptions: readonly Subscription[] = [
  earn,
  tellOfWithdrawal,
  tellOfLatePayment,
  on(orderMoved, tellPatient),
  on(orderHoldsWithdrawn, tellPatient),
  on(orderJudged, tellPatient),
];
