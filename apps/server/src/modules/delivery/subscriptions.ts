import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { findOrder, orderCalledBack, orderHoldsWithdrawn, orderMoved, orderReduced } from '#modules/orders/index.ts';
import { endAssignment } from './assignment/assignments.store.ts';
import { orderAccepted, orderAssigned, orderWithdrawn } from './common/events.ts';
import { publish } from '#platform/outbox/outbox.ts';

/** The lists of riders read again as soon as something of theirs came, went or moved; a cancelled order is theirs no more. */
export const deliverySubscriptions: readonly Subscription[] = [
  on(orderMoved, async ({ order_id, to }, { tx, now, platform, after }) => {
    const riderId = (await findOrder(tx, order_id))?.rider_id;
    const ended = to === 'cancelled' ? await endAssignment(tx, order_id, { outcome: 'cancelled', now }) : undefined;
    if (ended) await publish(tx, orderWithdrawn, { order_id, rider_id: ended.rider_id, why: 'cancelled' }, now);
    if (riderId) after(() => platform.realtime.send(riderId, 'delivery', { id: order_id }));
  }),
  ...[orderCalledBack, orderHoldsWithdrawn, orderReduced].map((event) =>
    on(event, async ({ order_id }: { readonly order_id: number }, { tx, platform, after }) => {
      const riderId = (await findOrder(tx, order_id))?.rider_id;
      if (riderId) after(() => platform.realtime.send(riderId, 'delivery', { id: order_id }));
    }),
  ),
  ...[orderAssigned, orderWithdrawn, orderAccepted].map((event) =>
    on(event, async ({ order_id, rider_id }, { platform, after }) =>
      after(() => platform.realtime.send(rider_id, 'delivery', { id: order_id })),
    ),
  ),
];
