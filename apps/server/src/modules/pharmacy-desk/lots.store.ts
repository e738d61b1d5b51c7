import { sql } from 'kysely';
import { statesAtBranch } from '@balsam/domain/orders';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The pieces of the lot `s` that are set aside for orders which have not left the branch. */
const reserved = sql<number>`coalesce((
  select sum(o.quantity) from order_stock o join pharmacy_order p on p.id = o.order_id
  where o.lot_id = s.id and (p.state is null or p.state = any(${statesAtBranch}))
), 0)::int`;

/** The lots of a product, those that expire first first. Those of which nothing is there stay in sight until they have expired. */
export async function readLots(db: Sql, productId: number, now: Date) {
  const { rows } = await sql<{
    id: number;
    location_id: number;
    branch: string;
    branch_ar: string;
    lot: string;
    expires_on: string;
    quantity: number;
    reserved: number;
    on_hand: number;
    is_expired: boolean;
  }>`
    select s.id::int, s.location_id::int, l.title as branch, l.title_ar as branch_ar, s.lot, s.expires_on, s.quantity,
      r.reserved, s.quantity + r.reserved as on_hand, s.expires_on <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date as is_expired
    from stock_lot s join location l on l.id = s.location_id cross join lateral (select ${reserved} as reserved) r
    where s.product_id = ${productId} and (s.quantity + r.reserved > 0 or s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date)
    order by l.id, s.expires_on, s.id limit 500`.execute(db);
  return rows;
}

type NewLot = { productId: number; locationId: number; lot: string; expiresOn: string; quantity: number };

/** Adds a lot; undefined when the branch has it already. */
export const insertLot = (tx: Tx, { productId, locationId, expiresOn, ...lot }: NewLot) =>
  tx
    .insertInto('stock_lot')
    .values({ ...lot, product_id: productId, location_id: locationId, expires_on: expiresOn })
    .onConflict((c) => c.columns(['product_id', 'location_id', 'lot']).doNothing())
    .returning('id')
    .executeTakeFirst();

/** A lot, of which nothing can be sold or given back until the transaction ends. */
export const lockLot = (tx: Tx, id: number) =>
  tx.selectFrom('stock_lot').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** How many pieces of a lot are set aside for orders. */
export async function reservedOf(tx: Tx, id: number): Promise<number> {
  const row = await tx
    .selectFrom('stock_lot as s')
    .select(reserved.as('reserved'))
    .where('s.id', '=', id)
    .executeTakeFirstOrThrow();
  return row.reserved;
}

export async function setQuantity(tx: Tx, id: number, quantity: number): Promise<void> {
  await tx.updateTable('stock_lot').set({ quantity }).where('id', '=', id).execute();
}
