import { on, type Occasion, type Subscription } from '../../platform/outbox/outbox.ts';
import { earnPoints } from '../billing/index.ts';
import { orderJudged, orderMoved } from './events.ts';
import { findOrder } from './orders.store.ts';

/** An order that was delivered earns its points. */
const earn = on(orderMoved, async ({ order_id, to }, { tx, now }) => {
  if (to === 'delivered') await earnPoints(tx, { purpose: 'order', entityId: order_id }, now);
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
  on(orderMoved, tellPatient),
  on(orderJudged, tellPatient),
];
