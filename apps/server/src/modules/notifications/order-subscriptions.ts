import { halalas, toSar } from '@balsam/domain/money';
import { isOrderActive } from '@balsam/domain/orders';
import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import {
  orderHoldsWithdrawn,
  orderMoved,
  orderReduced,
  orderSummary,
  type OrderMoved,
  type OrderReduced,
} from '../orders/index.ts';
import { cartHoldsWithdrawn } from '../cart/index.ts';
import { reachOf } from '../people/index.ts';
import { tellRiderOfRecall } from './delivery-subscriptions.ts';
import { notify } from './notify.ts';
import { cartNotice, orderNotice, reducedNotice, withdrawnNotice } from './order-texts.ts';

type Summary = NonNullable<Awaited<ReturnType<typeof orderSummary>>>;

const factsOf = (order: Summary, refund: number | undefined) => ({
  id: order.id,
  fulfilment: order.fulfilment,
  refund: refund === undefined ? undefined : toSar(halalas(refund)),
  reason: order.rejectionReason,
  isPrescriptionRejected: order.isPrescriptionRejected,
});

const linkOf = ({ id }: Summary): string => `/pharmacy/orders/${id}`;

/** Tells the patient that their order has moved, when it is a move to tell of. */
async function tellOfMove({ order_id, to, refund }: OrderMoved, occasion: EventContext): Promise<void> {
  const order = await orderSummary(occasion.tx, order_id);
  if (!order) return;
  const notice = orderNotice(to, factsOf(order, refund));
  if (notice) await notify(order.patient, { ...notice, link: linkOf(order) }, occasion);
}

/** Tells the patient that something was taken out of their order, and why. */
async function tellOfTakenOut({ order_id, refund, why }: OrderReduced, occasion: EventContext): Promise<void> {
  const order = await orderSummary(occasion.tx, order_id);
  if (!order) return;
  await notify(order.patient, { ...reducedNotice(factsOf(order, refund), why), link: linkOf(order) }, occasion);
}

/** Tells the patient that a product of their order may no longer be sold, and the rider who has it with them to bring it back. */
async function tellOfWithdrawn({ order_id }: { readonly order_id: number }, occasion: EventContext): Promise<void> {
  const order = await orderSummary(occasion.tx, order_id);
  if (!order) return;
  const notice = withdrawnNotice(factsOf(order, undefined), order.state === 'delivered');
  await notify(order.patient, { ...notice, link: linkOf(order) }, occasion);
  const { riderId, state } = order;
  if (riderId !== null && state !== null && isOrderActive(state)) await tellRiderOfRecall(order_id, riderId, occasion);
}

/** Tells a person that their cart holds what was recalled. */
async function tellOfCart({ person_id }: { readonly person_id: number }, occasion: EventContext): Promise<void> {
  const person = await reachOf(occasion.tx, person_id);
  if (person) await notify(person, { ...cartNotice, link: '/pharmacy/cart' }, occasion);
}

/** What the module of orders tells. */
export const orderSubscriptions: readonly Subscription[] = [
  on(orderMoved, tellOfMove),
  on(orderReduced, tellOfTakenOut),
  on(orderHoldsWithdrawn, tellOfWithdrawn),
  on(cartHoldsWithdrawn, tellOfCart),
];
