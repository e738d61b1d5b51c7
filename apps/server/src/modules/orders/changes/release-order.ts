import type { Db, Tx } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import { refillCart, releaseCoupon } from '#modules/cart/index.ts';
import { lockUnpaid, readLinesOf, updateOrder, type OrderRow } from '../common/orders.store.ts';
import { detachPrescriptions } from '../prescriptions/prescriptions.ts';
import { releaseLots } from '../common/reserve.store.ts';

/**
 * Gives back all that an order took and was not paid for: stock, code, prescriptions, and the cart, unless it was not made of one. Its row is
 * locked by the caller.
 */
export async function releaseOrder(
  tx: Tx,
  order: OrderRow,
  now: Date,
  { toCart } = { toCart: order.refill_subscription_id === null },
): Promise<void> {
  const lines = await readLinesOf(tx, [order.id]);
  await releaseLots(tx, order.id);
  await releaseCoupon(tx, order.id);
  await detachPrescriptions(tx, order.id);
  await updateOrder(tx, order.id, { payment_state: 'released' });
  if (toCart) await refillCart(tx, order.person_id, { lines, coupon: order.coupon_code }, now);
}

const batch = 50;

function releaseSome(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const unpaid = await lockUnpaid(tx, now, batch);
    for (const order of unpaid) await releaseOrder(tx, order, now);
    return unpaid.length;
  });
}

/** Gives back what nobody paid for in time (DECISIONS §6). */
export const releaseUnpaid: ScheduledJob = {
  name: 'orders.release-unpaid',
  run: ({ db }, now) => drainBatches(batch, () => releaseSome(db, now)),
};
