import { sql } from 'kysely';
import type { Lot, Taken } from '@balsam/domain/orders';
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
    select ${orderId}, t."lotId", t.quantity from jsonb_to_recordset(${rows}::jsonb) as t ("lotId" bigint, quantity int)`.execute(
    tx,
  );
}

/** Gives an order's pieces back to the lots they came from, once. */
export async function releaseLots(tx: Tx, orderId: number): Promise<void> {
  await sql`
    with given as (delete from order_stock where order_id = ${orderId} returning lot_id, quantity),
    locked as (select s.id from stock_lot s join given g on g.lot_id = s.id order by s.id for update of s)
    update stock_lot s set quantity = s.quantity + g.quantity from given g, locked l where s.id = g.lot_id and l.id = s.id`.execute(
    tx,
  );
}

/** The same for some products of the order. */
export async function releaseLotsOf(tx: Tx, orderId: number, productIds: readonly number[]): Promise<void> {
  await sql`
    with given as (
      delete from order_stock o using stock_lot s
      where o.order_id = ${orderId} and s.id = o.lot_id and s.product_id = any(${productIds}::bigint[])
      returning o.lot_id, o.quantity
    ),
    locked as (select s.id from stock_lot s join given g on g.lot_id = s.id order by s.id for update of s)
    update stock_lot s set quantity = s.quantity + g.quantity from given g, locked l where s.id = g.lot_id and l.id = s.id`.execute(
    tx,
  );
}
