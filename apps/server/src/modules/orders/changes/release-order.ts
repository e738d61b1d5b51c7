import type { Db, Tx } from '#platform/db/types.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { refillCart, releaseCoupon, type PersonsCart } from '#modules/cart/index.ts';
import { buyerOf } from '../common/buyer.ts';
import { leftOutOf, type LeftOut } from '../common/left-out.ts';
import { listUnpaid, lockUnpaid, readLinesOf, updateOrder, type OrderRow } from '../common/orders.store.ts';
import { detachPrescriptions } from '../prescriptions/prescriptions.ts';
import { releaseLots } from '../common/reserve.store.ts';

/** What its page says of an order that ended by itself and did not go back into the cart whole. */
const partlyInCart = 'partly_in_cart';

/** The cart that an order was made of: that of whoever ordered; null when it was made of none. */
async function cartOfBuyer(tx: Tx, order: OrderRow, now: Date): Promise<PersonsCart | null> {
  if (order.refill_subscription_id !== null) return null;
  const { guardianId, isApart } = await buyerOf(tx, order, now);
  return { personId: order.person_id, guardianId: isApart ? guardianId : null };
}

/**
 * Gives back all that an order took and was not paid for: stock, code, prescriptions, and the cart. Its row is locked by the caller. Answers
 * what found no room in the cart.
 * @param into the cart that its products go to, null for none; left out: the one that it was made of
 */
export async function releaseOrder(tx: Tx, order: OrderRow, now: Date, into?: PersonsCart | null): Promise<LeftOut[]> {
  const lines = await readLinesOf(tx, [order.id]);
  await releaseLots(tx, order.id);
  await releaseCoupon(tx, order.id);
  await detachPrescriptions(tx, order.id);
  await updateOrder(tx, order.id, { payment_state: 'released' });
  const cart = into === undefined ? await cartOfBuyer(tx, order, now) : into;
  if (!cart) return [];
  const added = await refillCart(tx, cart, { lines, coupon: order.coupon_code }, now);
  const leftOut = leftOutOf(lines, added);
  if (leftOut.length > 0) await updateOrder(tx, order.id, { cancellation_reason: partlyInCart });
  return leftOut;
}

const batch = 50;

/** One that nobody paid for in time, in a transaction of its own; one that is being worked on comes round again. */
export const releaseOne = (db: Db, id: number, now: Date): Promise<void> =>
  retryOnConflict(() =>
    db.transaction().execute(async (tx) => {
      const order = await lockUnpaid(tx, id, now);
      if (order) await releaseOrder(tx, order, now);
    }),
  );

/** One round over all of them, with what went wrong. */
type Round = { readonly db: Db; readonly now: Date; readonly faults: unknown[] };

async function releaseFrom(round: Round, after: number): Promise<void> {
  const { db, now, faults } = round;
  const unpaid = await listUnpaid(db, now, { after, count: batch });
  for (const id of unpaid) await releaseOne(db, id, now).catch((error: unknown) => faults.push(error));
  const last = unpaid.at(-1);
  if (last !== undefined && unpaid.length === batch) await releaseFrom(round, last);
}

/** Gives back what nobody paid for in time (DECISIONS §6), once its provider was asked for its payment. One that cannot be given back now does not keep the others from it. */
export const releaseUnpaid: ScheduledJob = {
  name: 'orders.release-unpaid',
  run: async ({ db }, now) => {
    const round: Round = { db, now, faults: [] };
    await releaseFrom(round, 0);
    if (round.faults.length > 0) throw round.faults[0];
  },
};
