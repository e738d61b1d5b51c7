import { endsSubscription, subscriptionRules } from '@balsam/domain/medication';
import { addDays, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Db, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import { ownPatientId, ownReason } from '#modules/people/index.ts';
import { medicinesOf } from '#modules/records/index.ts';
import { subscriptionDue } from './events.ts';
import { subscriptionView } from './medications.view.ts';
import { priceOf, pricesNow } from './subscription-prices.ts';
import { productsOfMedicine } from './refills.ts';
import { assertReadsMedicine, readableMedicine } from './read-medications.ts';
import {
  endSubscriptionRow,
  findSubscription,
  insertSubscription,
  markTold,
  moveOn,
  takeUntold,
} from './subscriptions.store.ts';

/** So few at a time: each looks into a record. */
const batch = 50;

/** One as the screens show it, by its id. */
async function shown(tx: Tx, id: number, now: Date) {
  const row = (await findSubscription(tx, id, riyadhDay(now)))!;
  return subscriptionView(row, (await pricesNow(tx, [row], now)).get(row.product_id));
}

type SubscriptionRequest = { readonly medication_id: number; readonly product_id: number; readonly every_days: number };

/** Tells from now on every so many days that a refill is due. @throws refill_not_prescribed, subscription_exists */
export async function subscribe(tx: Tx, call: UserCall, request: SubscriptionRequest) {
  const { reading, medicine } = await readableMedicine(tx, call, request.medication_id);
  if (medicine.origin !== 'prescribed' || !medicine.isActive) throw fail('refill_not_prescribed');
  const product = (await productsOfMedicine(tx, call, medicine.id)).find(({ id }) => id === request.product_id);
  if (!product) throw fail('not_found');
  const id = await insertSubscription(tx, {
    person_id: reading.personId,
    resource_id: medicine.id,
    product_id: product.id,
    every_days: request.every_days,
    agreed_price: priceOf(product),
    next_on: addDays(riyadhDay(call.now), request.every_days),
    created_at: call.now,
  });
  if (id === undefined) throw fail('subscription_exists');
  await audit(tx, call, {
    personId: reading.personId,
    action: 'write',
    what: 'refill subscription',
    recordId: id,
    why: reading.why,
  });
  return shown(tx, id, call.now);
}

/** Ends one's own subscription; ending it again changes nothing. */
export async function endSubscription(tx: Tx, call: UserCall, id: number) {
  const personId = ownPatientId(call);
  const found = await findSubscription(tx, id, riyadhDay(call.now));
  if (found?.person_id !== personId) throw fail('not_found');
  await assertReadsMedicine(tx, call, found.resource_id);
  await endSubscriptionRow(tx, id, 'stopped');
  await audit(tx, call, { personId, action: 'write', what: 'refill subscription', recordId: id, why: ownReason(call) });
  return shown(tx, id, call.now);
}

type Due = Awaited<ReturnType<typeof takeUntold>>[number];

/** Ends it where one of the safeguards says so (D11.06), else tells that the refill is due. */
async function tellOne(tx: Tx, row: Due, now: Date): Promise<void> {
  const product = (await readStockedProducts(tx, [row.product_id], now)).get(row.product_id);
  const medicines = await medicinesOf(tx, { personId: row.person_id, hideSensitive: false }, now);
  const end = endsSubscription({
    isPrescribed: medicines.some(({ id, isActive }) => id === row.resource_id && isActive),
    agreedPrice: row.agreed_price,
    price: product ? priceOf(product) : 0,
    stock: product && !product.isWithdrawn ? product.stock : 0,
  });
  if (end) await endSubscriptionRow(tx, row.id, end);
  else await markTold(tx, row.id, { toldFor: row.next_on });
  await publish(tx, subscriptionDue, { subscription_id: row.id, ended: end !== undefined }, now);
}

const tellBatch = (db: Db, now: Date): Promise<number> =>
  db.transaction().execute(async (tx) => {
    const today = riyadhDay(now);
    await moveOn(tx, today);
    const due = await takeUntold(tx, addDays(today, subscriptionRules.tellDaysAhead), batch);
    for (const row of due) await tellOne(tx, row, now);
    return due.length;
  });

/** Tells three days ahead of each refill by subscription; nothing is ordered or charged by itself. */
export const tellOfSubscriptions: ScheduledJob = {
  name: 'medications.subscriptions',
  run: ({ db, stopping }, now) => drainBatches(stopping, batch, () => tellBatch(db, now)),
};
