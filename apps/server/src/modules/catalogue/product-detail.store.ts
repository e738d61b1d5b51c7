import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Sql } from '#platform/db/types.ts';

/** What only the page of one product shows. */
export const findDetail = (db: Sql, id: number) =>
  db
    .selectFrom('product as p')
    .select(['p.scientific_name_ar', 'p.atc', 'p.barcode', 'p.storage', 'p.about', 'p.about_ar'])
    .select(['p.leaflet', 'p.leaflet_ar'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('product_relief as pr')
          .innerJoin('relief as r', 'r.id', 'pr.relief_id')
          .select(['r.id', 'r.title', 'r.title_ar'])
          .whereRef('pr.product_id', '=', 'p.id')
          .orderBy('r.position')
          .limit(20),
      ).as('relief'),
    )
    .where('p.id', '=', id)
    .where('p.withdrawn_at', 'is', null)
    .executeTakeFirst();

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

/** Pieces of these products at each branch, by `branch:product`. */
export async function branchStock(
  db: Sql,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ key: string; stock: number }>`
    select s.location_id || ':' || s.product_id as key, sum(s.quantity)::int as stock from stock_lot s
    where s.product_id = any(${productIds}::bigint[]) and s.quantity > 0
      and s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date
    group by s.location_id, s.product_id`.execute(db);
  return new Map(rows.map(({ key, stock }) => [key, stock]));
}
