import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { missing, setAside } from '#modules/orders/index.ts';

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
      r.reserved, s.quantity + r.reserved - r.missing as on_hand, s.expires_on <= (${now}::timestamptz at time zone 'Asia/Riyadh')::date as is_expired
    from stock_lot s join location l on l.id = s.location_id cross join lateral (select ${setAside} as reserved, ${missing} as missing) r
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

/** How many pieces of a lot are set aside for orders, and how many lie at the branch as far as is known. */
export async function readHoldings(tx: Tx, id: number): Promise<{ reserved: number; on_hand: number }> {
  const { rows } = await sql<{ reserved: number; on_hand: number }>`
    select ${setAside} as reserved, s.quantity + ${setAside} - ${missing} as on_hand from stock_lot s where s.id = ${id}`.execute(
    tx,
  );
  return rows[0]!;
}

/** How many pieces of a lot are free to sell, and how many are missing of those that are set aside. */
type Counted = { readonly quantity: number; readonly missing: number };

export async function setCounted(tx: Tx, id: number, counted: Counted): Promise<void> {
  await tx.updateTable('stock_lot').set(counted).where('id', '=', id).execute();
}
