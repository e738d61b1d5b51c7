import { on, type Subscription } from '../../platform/outbox/outbox.ts';
import { earnPoints } from '../billing/index.ts';
import { orderMoved } from './events.ts';
import { findOrder } from './orders.store.ts';

/** An order that was delivered earns its points. */
const earn = on(orderMoved, async ({ order_id, to }, { tx, now }) => {
  if (to === 'delivered') await earnPoints(tx, { purpose: 'order', entityId: order_id }, now);
});

/** The open screens of an order's patient read it again as soon as it has moved. */
export const ordersSubscriptions: readonly Subscription[] = [
  earn,
  on(orderMoved, async ({ order_id }, { tx, platform, after }) => {
    const order = await findOrder(tx, order_id);
    if (order) after(() => platform.realtime.tell(order.person_id, 'order', { id: order_id }));
  }),
];
