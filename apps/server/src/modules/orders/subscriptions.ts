import { on, type Subscription } from '../../platform/outbox/outbox.ts';
import { orderMoved } from './events.ts';
import { findOrder } from './orders.store.ts';

/** The open screens of an order's patient read it again as soon as it has moved. */
export const ordersSubscriptions: readonly Subscription[] = [
  on(orderMoved, async ({ order_id }, { tx, platform, after }) => {
    const order = await findOrder(tx, order_id);
    if (order) after(() => platform.realtime.tell(order.person_id, 'order', { id: order_id }));
  }),
];
