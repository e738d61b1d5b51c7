import { sql, type Insertable, type Updateable } from 'kysely';
import type { Product } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { ProductSearch } from '#modules/catalogue/index.ts';

export type ProductFilter = {
  /** What was typed, as the shop's search reads it. */
  readonly search: ProductSearch | undefined;
  readonly categoryId: number | undefined;
  readonly only: 'sold' | 'withdrawn' | 'low' | 'expiring' | undefined;
};

/** Few pieces left; and so many days before they expire. */
const few = 10;
const soon = 60;

const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Asia/Riyadh')::date`;

function matchesOnly(only: ProductFilter['only'], now: Date) {
  if (only === 'withdrawn') return sql<boolean>`p.withdrawn_at is not null`;
  if (only === 'sold') return sql<boolean>`p.withdrawn_at is null`;
  if (only === 'low')
    return sql<boolean>`p.withdrawn_at is null and coalesce((select sum(s.quantity) from stock_lot s where s.product_id = p.id
      and s.quantity > 0 and s.expires_on > ${today(now)}), 0) < ${few}`;
  if (only === 'expiring')
    return sql<boolean>`exists (select from stock_lot s where s.product_id = p.id and s.quantity > 0
      and s.expires_on <= ${today(now)} + ${soon}::int)`;
  return sql<boolean>`true`;
}

/** A page of product ids by name, withdrawn ones too, and how many there are. */
export async function findProductIds(
  db: Sql,
  { search, categoryId, only }: ProductFilter,
  { page, now }: { page: { limit: number; offset: number }; now: Date },
) {
  const wanted = db
    .selectFrom('product as p')
    .where(matchesOnly(only, now))
    .$if(categoryId !== undefined, (x) => x.where('p.category_id', '=', categoryId!))
    .$if(search !== undefined, (x) => x.where(search!.matches));
  const rows = await wanted
    .select(['p.id'])
    .$if(search !== undefined, (x) => x.orderBy(search!.fit, 'desc'))
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await wanted.select((x) => x.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { ids: rows.map(({ id }) => id), total };
}

/** What only the pharmacy desk sees of these products. */
export const readBarcodes = (db: Sql, ids: readonly number[]) =>
  db
    .selectFrom('product')
    .select(['id', 'withdrawn_at', 'barcode'])
    .where('id', 'in', [...ids, 0])
    .execute();

export const findProduct = (db: Sql, id: number) =>
  db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();

/** The product, its row locked until the transaction ends. */
export const lockProduct = (tx: Tx, id: number) =>
  tx.selectFrom('product').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Stores a product of the portal's own; answers its id. */
export async function insertProduct(tx: Tx, product: Insertable<Product>): Promise<number> {
  return (await tx.insertInto('product').values(product).returning('id').executeTakeFirstOrThrow()).id;
}

/** Makes a brand; undefined when there is one of this name. */
export async function insertBrand(tx: Tx, titles: { title: string; title_ar: string }): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    insert into brand (code, title, title_ar) values (lower(${titles.title}), ${titles.title}, ${titles.title_ar})
    on conflict (code) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}

export async function updateProduct(tx: Tx, id: number, change: Updateable<Product>): Promise<void> {
  await tx.updateTable('product').set(change).where('id', '=', id).execute();
}

type Named = 'brand' | 'product_category' | 'location';

/** Whether there is something of this id. */
export async function exists(db: Sql, table: Named, id: number): Promise<boolean> {
  return (await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

export const readReliefs = (db: Sql, productId: number) =>
  db
    .selectFrom('product_relief as pr')
    .innerJoin('relief as r', 'r.id', 'pr.relief_id')
    .select(['r.id', 'r.title', 'r.title_ar'])
    .where('pr.product_id', '=', productId)
    .orderBy('r.position')
    .execute();

/** The complaints that a product helps against from now on; ids of none are left out. */
export async function replaceReliefs(tx: Tx, productId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('product_relief').where('product_id', '=', productId).execute();
  await sql`insert into product_relief (product_id, relief_id)
    select ${productId}, id from relief where id = any(${ids}::bigint[])`.execute(tx);
}

const titled = ['id', 'title', 'title_ar'] as const;

/** What the fields of a product may be. */
export async function readChoices(db: Sql) {
  const [categories, brands, reliefs, branches] = await Promise.all([
    db.selectFrom('product_category').select(titled).orderBy('position').limit(50).execute(),
    db.selectFrom('brand').select(titled).orderBy('title').limit(3000).execute(),
    db.selectFrom('relief').select(titled).orderBy('position').limit(50).execute(),
    db.selectFrom('location').select(titled).orderBy('id').limit(100).execute(),
  ]);
  return { categories, brands, reliefs, branches };
}
