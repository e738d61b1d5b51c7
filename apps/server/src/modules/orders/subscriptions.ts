import { addMinutes } from '@balsam/domain/time';
import { on, publish, publishAll, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { earnPoints } from '#modules/billing/index.ts';
import { countSold, productsWithdrawn } from '#modules/catalogue/index.ts';
import {
  orderCalledBack,
  orderHoldsWithdrawn,
  prescriptionReviewed,
  orderMoved,
  orderReduced,
  substituteClosed,
  substituteProposed,
} from './common/events.ts';
import { findOrder, linesIn, ordersHoldingRefused, readLinesOf } from './common/orders.store.ts';
import { releasePrescriptions } from './prescriptions/prescriptions.ts';
import { lapseSubstitute } from './substitutes/lapse-substitute.ts';

/** An order that was delivered earns its points. */
const earnOrderPoints = on(orderMoved, async ({ order_id, to }, { tx, now }) => {
  if (to === 'delivered') await earnPoints(tx, { purpose: 'order', entityId: order_id }, now);
});

/** What it holds when it is delivered is sold. */
const countDelivered = on(orderMoved, async ({ order_id, to }, { tx }) => {
  if (to === 'delivered') await countSold(tx, linesIn(await readLinesOf(tx, [order_id])));
});

/** A medicine is used up or has expired by then, as a rule. */
const keptDays = 365;
const receivedLately = (now: Date) => ({ receivedSince: addMinutes(now, -keptDays * 24 * 60) });

/** Whoever has a hand in an order under way is told that it holds what may no longer be sold; of a recall whoever received it as well. */
const publishWithdrawal = on(productsWithdrawn, async ({ product_ids, recalled_ids }, { tx, now }) => {
  const received = receivedLately(now);
  const ids = [
    ...(await ordersHoldingRefused(tx, { productIds: product_ids }, 'under_way')),
    ...(await ordersHoldingRefused(tx, { productIds: recalled_ids }, received)),
  ];
  await publishAll(
    tx,
    orderHoldsWithdrawn,
    ids.map((order_id) => ({ order_id })),
    now,
  );
});

/** The same of an order whose payment came only after the product was withdrawn, and of one that was handed over just before. */
const publishLateWithdrawal = on(orderMoved, async ({ order_id, to }, { tx, now }) => {
  if (to !== 'placed' && to !== 'delivered') return;
  const where = to === 'placed' ? 'under_way' : receivedLately(now);
  const ids = await ordersHoldingRefused(tx, { orderId: order_id }, where);
  if (ids.length > 0) await publish(tx, orderHoldsWithdrawn, { order_id }, now);
});

/** Of a prescription nothing is handed out any more once all that needs one has left the order as not available: it counts for the next order (S5.17). */
const freePrescriptions = on(orderReduced, async ({ order_id, why }, { tx }) => {
  if (why === 'prescription') return;
  const lines = linesIn(await readLinesOf(tx, [order_id]));
  if (!lines.some((line) => line.is_prescription)) await releasePrescriptions(tx, order_id);
});

/** The open screens of an order's patient read it again. */
async function pushToPatient(
  { order_id }: { readonly order_id: number },
  { tx, platform, after }: EventContext,
): Promise<void> {
  const order = await findOrder(tx, order_id);
  if (order) after(() => platform.realtime.send(order.person_id, 'order', { id: order_id }));
}

/** The screens follow as soon as an order has moved or was called back, its prescription is reviewed, something was taken out of it, or a substitute is proposed or answered about. */
export const ordersSubscriptions: readonly Subscription[] = [
  earnOrderPoints,
  countDelivered,
  freePrescriptions,
  publishWithdrawal,
  publishLateWithdrawal,
  on(orderMoved, pushToPatient),
  on(orderCalledBack, pushToPatient),
  on(orderHoldsWithdrawn, pushToPatient),
  on(prescriptionReviewed, pushToPatient),
  on(orderReduced, pushToPatient),
  on(substituteProposed, pushToPatient),
  on(substituteClosed, pushToPatient),
  lapseSubstitute,
];
