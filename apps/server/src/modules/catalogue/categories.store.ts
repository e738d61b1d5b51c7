import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { FacetRow, ProductFilter } from './products.store.ts';

type Title = { readonly title: string; readonly title_ar: string };
export type Titles = {
  readonly categories: ReadonlyMap<number, Title>;
  readonly brands: ReadonlyMap<number, Title>;
};

const keysOf = (rows: readonly FacetRow[], kind: FacetRow['kind'], chosen: readonly number[] = []): number[] => [
  0,
  ...chosen,
  ...rows.filter((row) => row.kind === kind).map(({ key }) => Number(key)),
];

type Chosen = Pick<ProductFilter, 'categoryIds' | 'brandIds'>;

/** What the categories and brands that were counted or chosen are called. */
export async function readTitles(db: Sql, rows: readonly FacetRow[], chosen: Chosen): Promise<Titles> {
  const columns = ['id', 'title', 'title_ar'] as const;
  const [categories, brands] = await Promise.all([
    db
      .selectFrom('product_category')
      .select(columns)
      .where('id', 'in', keysOf(rows, 'category', chosen.categoryIds))
      .execute(),
    db
      .selectFrom('brand')
      .select(columns)
      .where('id', 'in', keysOf(rows, 'brand', chosen.brandIds))
      .execute(),
  ]);
  return {
    categories: new Map(categories.map((row) => [row.id, row])),
    brands: new Map(brands.map((row) => [row.id, row])),
  };
}

/** All brands by their names: hundreds, as the companies of a register are. */
export const readBrandNames = (db: Sql) =>
  db.selectFrom('brand').select(['id', 'title', 'title_ar']).orderBy('title').orderBy('id').execute();

type Category = {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly title_ar: string;
  readonly products: number;
};

/** The categories that have products, in the order of the shop. */
export async function readCategories(db: Sql): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select c.id::int, c.code, c.title, c.title_ar, p.products from product_category c
    join (select category_id, count(*)::int as products from product where withdrawn_at is null group by 1) p on p.category_id = c.id
    order by c.position`.execute(db);
  return rows;
}

/** The complaints that a product that is sold helps against. */
export async function readReliefs(db: Sql): Promise<Category[]> {
  const { rows } = await sql<Category>`
    select r.id::int, r.code, r.title, r.title_ar, count(*)::int as products from relief r
    join product_relief pr on pr.relief_id = r.id join product p on p.id = pr.product_id and p.withdrawn_at is null
    group by r.id order by r.position`.execute(db);
  return rows;
}

/** Brands by how many products they have, with the number of all brands in each row. */
export async function readBrands(db: Sql, page: { limit: number; offset: number }) {
  const { rows } = await sql<Omit<Category, 'code'> & { total: number }>`
    select b.id::int, b.title, b.title_ar, p.products, count(*) over ()::int as total from brand b
    join (select brand_id, count(*)::int as products from product where withdrawn_at is null group by 1) p on p.brand_id = b.id
    order by p.products desc, b.id limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}
