import { halalas, toSar } from '@balsam/domain/money';
import { on, type Occasion, type Subscription } from '../../platform/outbox/outbox.ts';
import {
  orderHoldsWithdrawn,
  orderJudged,
  orderMoved,
  orderSummary,
  type OrderJudged,
  type OrderMoved,
} from '../orders/index.ts';
import { notify } from './notify.ts';
import { orderNotice, reducedNotice, withdrawnNotice } from './order-texts.ts';

type Summary = NonNullable<Awaited<ReturnType<typeof orderSummary>>>;

const factsOf = (order: Summary, refund: number | undefined) => ({
  id: order.id,
  way: order.way,
  refund: refund === undefined ? undefined : toSar(halalas(refund)),
  reason: order.rejectionReason,
  isPrescriptionRejected: order.isPrescriptionRejected,
});

const linkOf = ({ id }: Summary): string => `/pharmacy/orders/${id}`;

/** Tells the patient that their order has moved, when it is a move to tell of. */
async function tellOfMove({ order_id, to, refund }: OrderMoved, occasion: Occasion): Promise<void> {
  const order = await orderSummary(occasion.tx, order_id);
  if (!order) return;
  const notice = orderNotice(to, factsOf(order, refund));
  if (notice) await notify(order.patient, { ...notice, link: linkOf(order) }, occasion);
}

/** Tells the patient what their prescription does not cover. Approved or rejected whole, the order moves, and that is told of. */
async function tellOfJudgement({ order_id, refund }: OrderJudged, occasion: Occasion): Promise<void> {
  const order = refund === undefined ? undefined : await orderSummary(occasion.tx, order_id);
  if (order) await notify(order.patient, { ...reducedNotice(factsOf(order, refund)), link: linkOf(order) }, occasion);
}

/** Tells the patient that a product of their order may no longer be sold. */
async function tellOfWithdrawn({ order_id }: { readonly order_id: number }, occasion: Occasion): Promise<void> {
  const order = await orderSummary(occasion.tx, order_id);
  if (!order) return;
  await notify(order.patient, { ...withdrawnNotice(factsOf(order, undefined)), link: linkOf(order) }, occasion);
}

/** What the room of orders tells. */
export const orderSubscriptions: readonly Subscription[] = [
  on(orderMoved, tellOfMove),
  on(orderJudged, tellOfJudgement),
  on(orderHoldsWithdrawn, tellOfWithdrawn),
];
