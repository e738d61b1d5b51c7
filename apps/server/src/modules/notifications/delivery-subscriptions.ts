import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import { answerAwaited, orderAssigned, orderWithdrawn, unansweredOrder } from '../delivery/index.ts';
import { reachOf } from '../people/index.ts';
import { deliveryTexts } from './delivery-texts.ts';
import { notify, type Notice } from './notify.ts';

async function tellRider(riderId: number, notice: Notice, occasion: EventContext): Promise<void> {
  const rider = await reachOf(occasion.tx, riderId);
  if (rider) await notify(rider, notice, occasion);
}

/** Tells the rider of an order under way that it holds what may no longer be sold. */
export const tellRiderOfRecall = (orderId: number, riderId: number, occasion: EventContext): Promise<void> =>
  tellRider(
    riderId,
    { kind: 'delivery_recalled', text: deliveryTexts.recalled(orderId), link: linkTo(orderId) },
    occasion,
  );

const linkTo = (orderId: number): string => `/rider-order-details?id=${orderId}&fromTab=active`;

/** What riders are told of their orders. Who has answered by then is not reminded. */
export const deliveryNotices: readonly Subscription[] = [
  on(orderAssigned, ({ order_id, rider_id, handed }, occasion) => {
    const text = handed ? deliveryTexts.handed(order_id) : deliveryTexts.assigned(order_id);
    return tellRider(rider_id, { kind: 'delivery_assigned', text, link: linkTo(order_id) }, occasion);
  }),
  on(answerAwaited, async ({ assignment_id }, occasion) => {
    const waiting = await unansweredOrder(occasion.tx, assignment_id);
    if (!waiting) return;
    const text = deliveryTexts.reminder(waiting.orderId);
    const notice = { kind: 'delivery_reminder', text, link: linkTo(waiting.orderId) } as const;
    await tellRider(waiting.riderId, notice, occasion);
  }),
  on(orderWithdrawn, ({ order_id, rider_id, why }, occasion) => {
    const text = deliveryTexts.withdrawn(order_id, why);
    return tellRider(rider_id, { kind: 'delivery_withdrawn', text, link: '/rider-orders' }, occasion);
  }),
];
