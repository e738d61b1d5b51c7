import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { statesAtBranch, type Lot, type Taken } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';

/** The lots of these products that are good on the Riyadh day of an instant and beyond, locked in the order of their ids until the transaction ends. */
export async function lockLots(tx: Tx, productIds: readonly number[], goodAt: Date): Promise<Lot[]> {
  const { rows } = await sql<Lot>`
    select id::int, product_id::int as "productId", location_id::int as "locationId", expires_on as "expiresOn", quantity from stock_lot
    where product_id = any(${productIds}::bigint[]) and quantity > 0
      and expires_on > (${goodAt}::timestamptz at time zone 'Asia/Riyadh')::date
    order by id for update`.execute(tx);
  return rows;
}

/** Takes pieces off their lots and remembers for which order. The check on the column refuses what is not there. */
export async function reserveLots(tx: Tx, orderId: number, taken: readonly Taken[]): Promise<void> {
  const rows = JSON.stringify(taken);
  await sql`
    update stock_lot s set quantity = s.quantity - t.quantity
    from jsonb_to_recordset(${rows}::jsonb) as t ("lotId" bigint, quantity int) where s.id = t."lotId"`.execute(tx);
  await sql`
    insert into order_stock (order_id, lot_id, quantity)
    select ${orderId}, t."lotId", t.quantity from jsonb_to_recordset(${rows}::jsonb) as t ("lotId" bigint, quantity int)
    on conflict (order_id, lot_id) do update set quantity = order_stock.quantity + excluded.quantity`.execute(tx);
}

/** The pieces of the lot `s` that are set aside for orders which have not left the branch. */
export const setAside = sql<number>`coalesce((
  select sum(o.quantity) from order_stock o join pharmacy_order p on p.id = o.order_id
  where o.lot_id = s.id and (p.state is null or p.state = any(${statesAtBranch}))
), 0)::int`;

/**
 * The pieces of the lot `s` that orders at the branch hold and a count did not find. An order that is handed over leaves the number as it is, for
 * what went out with it was there; once fewer pieces are held than were missing, those that left were found after all, or came from elsewhere.
 * So it is never more than what is held still.
 */
export const missing = sql<number>`(case when s.missing = 0 then 0 else least(s.missing, ${setAside}) end)`;

const ofProducts = (productIds: readonly number[]) => sql<SqlBool>`s.product_id = any(${productIds}::bigint[])`;

/** In a statement of its own: what other orders hold of the lots is counted as it is once they are locked. */
const lockLotsOf = (tx: Tx, orderId: number, which: RawBuilder<SqlBool>) =>
  sql`
    select from stock_lot s join order_stock o on o.lot_id = s.id where o.order_id = ${orderId} and ${which}
    order by s.id for update of s`.execute(tx);

/**
 * Gives pieces of an order back to the lots they came from, once; those that were missing are given back to nobody. The order is still where
 * its pieces were held: its state changes afterwards.
 */
async function giveBack(tx: Tx, orderId: number, which: RawBuilder<SqlBool>): Promise<void> {
  await lockLotsOf(tx, orderId, which);
  await sql`
    with given as (
      delete from order_stock o using stock_lot s where o.order_id = ${orderId} and s.id = o.lot_id and ${which}
      returning o.lot_id, o.quantity
    )
    update stock_lot s
    set quantity = s.quantity + g.quantity - least(g.quantity, ${missing}), missing = greatest(${missing} - g.quantity, 0)
    from given g where s.id = g.lot_id`.execute(tx);
}

/** Gives all pieces of an order back that it holds still. */
export const releaseLots = (tx: Tx, orderId: number): Promise<void> => giveBack(tx, orderId, sql<SqlBool>`true`);

/** The same for some products of the order. */
export const releaseLotsOf = (tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> =>
  giveBack(tx, orderId, ofProducts(productIds));

/** The same for the pieces of some lots. */
export const releaseLotsById = (tx: Tx, orderId: number, lotIds: readonly number[]): Promise<void> =>
  giveBack(tx, orderId, sql<SqlBool>`s.id = any(${lotIds}::bigint[])`);

/**
 * What an order holds of these products is absent or cannot be sold: it is given back to nobody, and a count that found it missing before has found it
 * now.
 */
export async function dropLotsOf(tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> {
  const which = ofProducts(productIds);
  await lockLotsOf(tx, orderId, which);
  await sql`
    with dropped as (
      delete from order_stock o using stock_lot s where o.order_id = ${orderId} and s.id = o.lot_id and ${which}
      returning o.lot_id, o.quantity
    )
    update stock_lot s set missing = greatest(${missing} - d.quantity, 0) from dropped d where s.id = d.lot_id`.execute(
    tx,
  );
}
