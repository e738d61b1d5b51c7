import { halalas, toSar } from '@balsam/domain/money';
import { isOrderActive } from '@balsam/domain/orders';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import {
  orderCalledBack,
  orderHoldsWithdrawn,
  orderMoved,
  orderReduced,
  orderSummary,
  findSubstitute,
  pickupReminded,
  substituteClosed,
  substituteProposed,
  type OrderMoved,
  type OrderReduced,
  type SubstituteClosed,
} from '#modules/orders/index.ts';
import { cartHoldsWithdrawn } from '#modules/cart/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { notifyRiderOfCallBack, notifyRiderOfRecall } from './delivery-subscriptions.ts';
import { notificationsTexts } from './notifications.texts.ts';
import { notify } from './notify.ts';
import {
  calledBackNotice,
  cartNotice,
  orderNotice,
  pickupNotice,
  reducedNotice,
  substituteLapsedNotice,
  substituteTakenBackNotice,
  substituteNotice,
  withdrawnNotice,
} from './order.texts.ts';

type Summary = NonNullable<Awaited<ReturnType<typeof orderSummary>>>;

const factsOf = (order: Summary, refund: number | undefined) => ({
  id: order.id,
  fulfilment: order.fulfilment,
  refund: refund === undefined ? undefined : toSar(halalas(refund)),
  reason: order.rejectionReason,
  isPrescriptionRejected: order.isPrescriptionRejected,
  isYoungPersons: order.isYoungPersons,
  isLostAfterCallBack: order.isLostAfterCallBack,
});

const linkOf = ({ id }: Summary): string => `/pharmacy/orders/${id}`;

/** Notifies the patient that their order has moved, when the move is one of those that are notified. */
async function notifyOfMove({ order_id, to, refund }: OrderMoved, context: EventContext): Promise<void> {
  const order = await orderSummary(context.tx, order_id, context.now);
  if (!order) return;
  const notice = orderNotice(to, factsOf(order, refund));
  if (notice) await notify(order.patient, { ...notice, link: linkOf(order) }, context);
}

/** Notifies the patient that lines were taken out of their order, and why. */
async function notifyOfReduction({ order_id, refund, why }: OrderReduced, context: EventContext): Promise<void> {
  const order = await orderSummary(context.tx, order_id, context.now);
  if (!order) return;
  await notify(order.patient, { ...reducedNotice(factsOf(order, refund), why), link: linkOf(order) }, context);
}

/** Notifies the patient that a product of their order may no longer be sold, and the rider who has it with them to bring it back. */
async function notifyOfWithdrawal({ order_id }: { readonly order_id: number }, context: EventContext): Promise<void> {
  const order = await orderSummary(context.tx, order_id, context.now);
  if (!order) return;
  const notice = withdrawnNotice(factsOf(order, undefined), order.state === 'delivered');
  await notify(order.patient, { ...notice, link: linkOf(order) }, context);
  const { riderId, state } = order;
  if (riderId !== null && state !== null && isOrderActive(state)) await notifyRiderOfRecall(order_id, riderId, context);
}

/** Notifies the patient that their order comes back to the pharmacy, and its rider to bring it there. Neither when it has ended by then. */
async function notifyOfCallBack({ order_id }: { readonly order_id: number }, context: EventContext): Promise<void> {
  const order = await orderSummary(context.tx, order_id, context.now);
  if (!order?.callBackReason || order.state === null || !isOrderActive(order.state)) return;
  const notice = calledBackNotice({ ...factsOf(order, undefined), reason: order.callBackReason });
  await notify(order.patient, { ...notice, link: linkOf(order) }, context);
  if (order.riderId !== null) await notifyRiderOfCallBack(order_id, order.riderId, context);
}

type Proposed = { readonly order_id: number; readonly substitute_id: number };

/** Asks the patient whether a substitute is welcome, unless that is over by then. */
async function askAboutSubstitute({ order_id, substitute_id }: Proposed, context: EventContext): Promise<void> {
  const order = await orderSummary(context.tx, order_id, context.now);
  const substitute = await findSubstitute(context.tx, substitute_id);
  if (!order || substitute?.state !== 'proposed') return;
  const notice = substituteNotice(factsOf(order, undefined), substitute.answer_until);
  await notify(order.patient, { ...notice, link: linkOf(order) }, context);
}

/** Notifies the patient that there is nothing to answer about a substitute any more; what they answered they know. */
async function notifyOfClosed({ order_id, outcome }: SubstituteClosed, context: EventContext): Promise<void> {
  if (outcome === 'agreed' || outcome === 'declined') return;
  const order = await orderSummary(context.tx, order_id, context.now);
  if (!order) return;
  const facts = factsOf(order, undefined);
  const notice = outcome === 'lapsed' ? substituteLapsedNotice(facts) : substituteTakenBackNotice(facts);
  await notify(order.patient, { ...notice, link: linkOf(order) }, context);
}

/** Reminds the patient of a pickup that waits, and of when it lapses. */
async function remindOfPickup(
  { order_id, lapses_at }: { readonly order_id: number; readonly lapses_at: string },
  context: EventContext,
): Promise<void> {
  const order = await orderSummary(context.tx, order_id, context.now);
  if (order?.state !== 'ready_to_ship') return;
  const notice = pickupNotice(factsOf(order, undefined), new Date(lapses_at));
  await notify(order.patient, { ...notice, link: linkOf(order) }, context);
}

type Holder = { readonly person_id: number; readonly guardian_id?: number | null | undefined };

/**
 * Notifies whoever filled a cart that it holds a recalled product. A guardian with limited access does not see the young person's (D10.09), and
 * opens their own in that profile.
 */
async function notifyCartOwner({ person_id, guardian_id }: Holder, context: EventContext): Promise<void> {
  const person = await contactOf(context.tx, person_id);
  if (!person) return;
  if (!guardian_id) return notify(person, { ...cartNotice, link: '/pharmacy/cart', isSensitive: true }, context);
  const guardian = await contactOf(context.tx, guardian_id);
  if (!guardian) return;
  const { kind, text } = cartNotice;
  const { about } = notificationsTexts;
  const aboutPerson = { title: about(person, text.title), message: about(person, text.message) };
  await notify(guardian, { kind, text: aboutPerson, link: '/family-members' }, context);
}

/** Notifications about orders. */
export const orderSubscriptions: readonly Subscription[] = [
  on(orderMoved, notifyOfMove),
  on(orderReduced, notifyOfReduction),
  on(substituteProposed, askAboutSubstitute),
  on(substituteClosed, notifyOfClosed),
  on(pickupReminded, remindOfPickup),
  on(orderCalledBack, notifyOfCallBack),
  on(orderHoldsWithdrawn, notifyOfWithdrawal),
  on(cartHoldsWithdrawn, notifyCartOwner),
];
