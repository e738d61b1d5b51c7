import { halalas, toSar } from '@balsam/domain/money';
import { on, type Occasion, type Subscription } from '../../platform/outbox/outbox.ts';
import { orderMoved, orderSummary, type OrderMoved } from '../orders/index.ts';
import { notify } from './notify.ts';
import { orderNotice } from './order-texts.ts';

/** Tells the patient that their order has moved, when it is a move to tell of. */
async function tellOfMove({ order_id, to, refund }: OrderMoved, occasion: Occasion): Promise<void> {
  const order = await orderSummary(occasion.tx, order_id);
  if (!order) return;
  const notice = orderNotice(to, {
    number: order.number,
    way: order.way,
    refund: refund === undefined ? undefined : toSar(halalas(refund)),
    reason: order.rejectionReason,
  });
  if (notice) await notify(order.patient, { ...notice, link: `/pharmacy/orders/${order.id}` }, occasion);
}

/** What the room of orders tells. */
export const orderSubscriptions: readonly Subscription[] = [on(orderMoved, tellOfMove)];
