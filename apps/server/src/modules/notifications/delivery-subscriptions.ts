import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { answerAwaited, orderAssigned, orderWithdrawn, unansweredOrder } from '#modules/delivery/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { deliveryTexts } from './delivery.texts.ts';
import { notify, type Notice } from './notify.ts';

async function notifyRider(riderId: number, notice: Notice, context: EventContext): Promise<void> {
  const rider = await contactOf(context.tx, riderId);
  if (rider) await notify(rider, notice, context);
}

/** Notifies the rider of an order under way that it holds a product that may no longer be sold. */
export const notifyRiderOfRecall = (orderId: number, riderId: number, context: EventContext): Promise<void> =>
  notifyRider(
    riderId,
    { kind: 'delivery_recalled', text: deliveryTexts.recalled(orderId), link: linkTo(orderId) },
    context,
  );

/** Notifies the rider who has an order with them that it was called back. */
export const notifyRiderOfCallBack = (orderId: number, riderId: number, context: EventContext): Promise<void> =>
  notifyRider(
    riderId,
    { kind: 'delivery_recalled', text: deliveryTexts.calledBack(orderId), link: linkTo(orderId) },
    context,
  );

const linkTo = (orderId: number): string => `/rider-order-details?id=${orderId}&fromTab=active`;

/** Notifications of riders about their orders. Who has answered by then is not reminded. */
export const deliveryNotices: readonly Subscription[] = [
  on(orderAssigned, ({ order_id, rider_id, handed }, context) => {
    const text = handed ? deliveryTexts.handed(order_id) : deliveryTexts.assigned(order_id);
    return notifyRider(rider_id, { kind: 'delivery_assigned', text, link: linkTo(order_id) }, context);
  }),
  on(answerAwaited, async ({ assignment_id }, context) => {
    const waiting = await unansweredOrder(context.tx, assignment_id);
    if (!waiting) return;
    const text = deliveryTexts.reminder(waiting.orderId);
    const notice = { kind: 'delivery_reminder', text, link: linkTo(waiting.orderId) } as const;
    await notifyRider(waiting.riderId, notice, context);
  }),
  on(orderWithdrawn, ({ order_id, rider_id, why }, context) => {
    const text = deliveryTexts.withdrawn(order_id, why);
    return notifyRider(rider_id, { kind: 'delivery_withdrawn', text, link: '/rider-orders' }, context);
  }),
];
