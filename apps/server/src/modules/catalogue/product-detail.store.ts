import { sql } from 'kysely';
import { batched } from '#platform/db/batched.ts';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';
import { cardOf, type CardRow } from './products.store.ts';

/** A product as its own page shows it. */
export type ProductRow = CardRow & {
  readonly scientific_name_ar: string;
  readonly barcode: string | null;
  readonly about: string;
  readonly about_ar: string;
  readonly leaflet: string;
  readonly leaflet_ar: string;
  readonly relief: { id: number; title: string; title_ar: string }[];
  /** What each branch has of it now. */
  readonly branches: { location_id: number; title: string; title_ar: string; stock: number }[];
};

type Wanted = { readonly id: number; readonly now: Date };

/** Whole products that are sold, by their ids; undefined for one that is not. */
export const readProduct = batched(async (db, wanted: readonly Wanted[]): Promise<(ProductRow | undefined)[]> => {
  // They are asked for in the same turn of the event loop, at as good as the same time.
  const { now } = wanted[0]!;
  const { columns, joins } = cardOf(now);
  const ids = wanted.map(({ id }) => id);
  const { rows } = await sql<ProductRow>`
    select ${columns}, p.scientific_name_ar, p.barcode, p.about, p.about_ar, p.leaflet, p.leaflet_ar,
      (select coalesce(json_agg(reliefs), '[]') from (select r.id, r.title, r.title_ar from product_relief pr
        join relief r on r.id = pr.relief_id where pr.product_id = p.id order by r.position limit 20) reliefs) as relief,
      (select coalesce(json_agg(there), '[]') from (select l.id as location_id, l.title, l.title_ar,
          (select coalesce(sum(s.quantity), 0) from stock_lot s where s.product_id = p.id and s.location_id = l.id and s.quantity > 0
            and s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date) as stock
        from location l order by l.id limit 100) there) as branches
    from product p ${joins} where p.id = any(${unplanned(ids, 'bigint[]')}) and p.withdrawn_at is null`.execute(db);
  return wanted.map(({ id }) => rows.find((row) => row.id === id));
});

/** Whether there is such a product, and it is not withdrawn. */
export async function isSold(db: Sql, id: number): Promise<boolean> {
  const { rows } = await sql`select from product where id = ${id} and withdrawn_at is null`.execute(db);
  return rows.length > 0;
}

/** What each branch has of a product now. */
export async function readBranchStock(db: Sql, productId: number, now: Date) {
  const { rows } = await sql<{ location_id: number; title: string; title_ar: string; stock: number }>`
    select l.id::int as location_id, l.title, l.title_ar, coalesce(sum(s.quantity), 0)::int as stock from location l
    left join stock_lot s on s.location_id = l.id and s.product_id = ${productId} and s.quantity > 0
      and s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date
    group by l.id order by l.id limit 100`.execute(db);
  return rows;
}

/** Products with the same substance first, then of the same category and form, the most sold of each first. */
export async function findRelated(db: Sql, productId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select o.id::int from product p, lateral (
      (select id, 0 as distance, sold from product s where p.scientific_name <> '' and s.scientific_name = p.scientific_name
        and s.id <> p.id and s.withdrawn_at is null order by sold desc, id limit ${most})
      union all
      (select id, 1, sold from product s where s.category_id = p.category_id and s.scientific_name <> p.scientific_name
        and s.id <> p.id and s.withdrawn_at is null order by sold desc, id limit ${most})
    ) o where p.id = ${productId} and p.withdrawn_at is null order by o.distance, o.sold desc, o.id limit ${most}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Pieces of these products at each branch that are good beyond the Riyadh day of an instant, by `branch:product`. */
export async function branchStock(
  db: Sql,
  productIds: readonly number[],
  goodAt: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; stock: number }>`
    select s.location_id || ':' || s.product_id as key, sum(s.quantity)::int as stock from stock_lot s
    where s.product_id = any(${productIds}::bigint[]) and s.quantity > 0
      and s.expires_on > (${goodAt}::timestamptz at time zone 'Asia/Riyadh')::date
    group by s.location_id, s.product_id`.execute(db);
  return new Map(rows.map(({ key, stock }) => [key, stock]));
}
