import { supplyRules } from '@balsam/domain/medication';
import { riyadhDay } from '@balsam/domain/time';
import { on, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import {
  findOrder,
  linesIn,
  orderMoved,
  orderReduced,
  substituteClosed,
  readLinesOf,
  type OrderMoved,
  type OrderReduced,
  type OrderRow,
  type SubstituteClosed,
} from '#modules/orders/index.ts';
import { prescriptionsCovering } from '#modules/records/index.ts';
import { refillMoved } from './events.ts';
import { endTakenOut, endWithOrder, linkToOrder, replaceProduct, type InOrder } from './refills.store.ts';
import { medicineOfSubscription } from './subscriptions.store.ts';
import { insertSupply, reasonOfReview, recordsOfOrder, statedSupplyDays } from './supplies.store.ts';

/** What was not taken out of an order. */
async function heldBy({ tx, now }: EventContext, { id, person_id: personId }: OrderRow): Promise<InOrder> {
  const lines = linesIn(await readLinesOf(tx, [id]));
  const onPrescription = lines.filter(({ is_prescription }) => is_prescription).map(({ product_id }) => product_id);
  const products = [...(await readStockedProducts(tx, onPrescription, now)).values()];
  const covering = await prescriptionsCovering(tx, personId, await recordsOfOrder(tx, id), products);
  return { productIds: lines.map(({ product_id }) => product_id), resourceIds: [...covering] };
}

type Ending = { readonly state: 'completed' | 'rejected' | 'cancelled'; readonly reason: string | null };

const tellOfEnded = (
  { tx, now }: EventContext,
  ended: readonly { readonly id: number }[],
  to: Ending['state'],
): Promise<void> =>
  publishAll(
    tx,
    refillMoved,
    ended.map(({ id }) => ({ refill_id: id, to })),
    now,
  );

/** Ends the requests for what left the order, and answers what is in it still. */
async function endWhatLeft(context: EventContext, order: OrderRow, ending: Ending): Promise<InOrder> {
  const held = await heldBy(context, order);
  const ended = await endTakenOut(context.tx, order.id, held, { ...ending, decided_at: context.now });
  await tellOfEnded(context, ended, ending.state);
  return held;
}

/** What reached the person is a supply of each medicine that the order was about; its due date moves with it. */
async function supplyFromOrder(
  { tx, now }: EventContext,
  order: OrderRow,
  resourceIds: readonly number[],
): Promise<void> {
  for (const resource_id of new Set(resourceIds)) {
    const days = (await statedSupplyDays(tx, resource_id)) ?? supplyRules.usualDays;
    await insertSupply(tx, {
      person_id: order.person_id,
      resource_id,
      supplied_on: riyadhDay(now),
      days,
      order_id: order.id,
      created_at: now,
    });
  }
}

/** A refill by subscription is of its one medicine, with a prescription or without; other orders are of what their prescriptions cover. */
const suppliedBy = async (
  { tx }: EventContext,
  { refill_subscription_id: subscription }: OrderRow,
  { productIds, resourceIds }: InOrder,
): Promise<readonly number[]> =>
  subscription === null || productIds.length === 0 ? resourceIds : [await medicineOfSubscription(tx, subscription)];

const endings = {
  delivered: 'completed',
  rejected: 'rejected',
  cancelled: 'cancelled',
  returned: 'cancelled',
} as const;

/** A delivery of a refill goes as the order of the pharmacy goes that carries it. */
async function followOrder({ order_id: orderId, to }: OrderMoved, context: EventContext): Promise<void> {
  const { tx, now } = context;
  if (to === 'placed') await linkToOrder(tx, orderId);
  const state = endings[to as keyof typeof endings];
  const order = state && (await findOrder(tx, orderId));
  if (!order) return;
  const isDelivered = state === 'completed';
  const held = isDelivered ? await endWhatLeft(context, order, { state: 'cancelled', reason: null }) : undefined;
  const reason = state === 'rejected' ? order.rejection_reason : null;
  const ended = await endWithOrder(tx, orderId, { state, reason, decided_at: now });
  const resourceIds = ended.map(({ resource_id }) => resource_id);
  if (held) await supplyFromOrder(context, order, [...(await suppliedBy(context, order, held)), ...resourceIds]);
  await tellOfEnded(context, ended, state);
}

/**
 * A request goes with the line that leaves the order: it is declined by the words of the pharmacist who reviewed the prescription. What the
 * register withdrew is nobody's decision about the request: it is cancelled, and the notice of the order tells why.
 */
async function followReduction({ order_id: orderId, why }: OrderReduced, context: EventContext): Promise<void> {
  const order = await findOrder(context.tx, orderId);
  if (!order) return;
  const reason = why === 'prescription' ? await reasonOfReview(context.tx, orderId) : null;
  await endWhatLeft(context, order, { state: why === 'prescription' ? 'rejected' : 'cancelled', reason });
}

/** A request that named the product follows what replaces it. */
async function followSubstitute({ order_id, outcome, ...products }: SubstituteClosed, { tx }: EventContext) {
  if (outcome === 'agreed') await replaceProduct(tx, order_id, products);
}

export const medicationsSubscriptions: readonly Subscription[] = [
  on(orderMoved, followOrder),
  on(orderReduced, followReduction),
  on(substituteClosed, followSubstitute),
];
