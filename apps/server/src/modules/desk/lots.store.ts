import { sql } from 'kysely';
import type { Sql, Tx } from '../../platform/db/types.ts';

/** The lots of a product, those that expire first first. Empty ones stay in sight until they have expired. */
export async function readLots(db: Sql, productId: number, now: Date) {
  const { rows } = await sql<{
    id: number;
    location_id: number;
    branch: string;
    branch_ar: string;
    lot: string;
    expires_on: string;
    quantity: number;
    is_expired: boolean;
  }>`
    select s.id::int, s.location_id::int, l.title as branch, l.title_ar as branch_ar, s.lot, s.expires_on, s.quantity,
      s.expires_on <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date as is_expired
    from stock_lot s join location l on l.id = s.location_id
    where s.product_id = ${productId} and (s.quantity > 0 or s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date)
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

export const findLot = (db: Sql, id: number) =>
  db.selectFrom('stock_lot').selectAll().where('id', '=', id).executeTakeFirst();

/** Sets what was counted, unless pieces went since; false then. */
export async function setQuantity(tx: Tx, id: number, count: { from: number; to: number }): Promise<boolean> {
  const row = await tx
    .updateTable('stock_lot')
    .set({ quantity: count.to })
    .where('id', '=', id)
    .where('quantity', '=', count.from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
