import { rolesThatMay } from '@balsam/domain/identity';
import { on, type Subscription } from '../../platform/outbox/outbox.ts';
import { orderMoved } from '../orders/index.ts';
import { pharmacistsAtWork } from './desk.store.ts';

/** The open queues of the desk read again as soon as an order has come or moved. */
export const deskSubscriptions: readonly Subscription[] = [
  on(orderMoved, async ({ order_id }, { tx, platform, after }) => {
    const people = await pharmacistsAtWork(tx, rolesThatMay('see_orders'));
    after(() => {
      for (const personId of people) platform.realtime.tell(personId, 'desk', { id: order_id });
    });
  }),
];
