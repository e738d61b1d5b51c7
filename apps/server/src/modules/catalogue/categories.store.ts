import { sql, type RawBuilder } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { FacetRow, Page, ProductFilter } from './products.store.ts';

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
type Brand = Omit<Category, 'code'> & { readonly total: number };

/** How many products each value of a facet has; those without any are left out. */
const counted = (facet: 'category' | 'brand' | 'relief') =>
  sql`(select value_id, products from product_count where facet = ${sql.lit(facet)} and products > 0) p`;

const categories = sql`
  select c.id::int, c.code, c.title, c.title_ar, p.products
  from product_category c join ${counted('category')} on p.value_id = c.id order by c.position`;

const reliefs = sql`
  select r.id::int, r.code, r.title, r.title_ar, p.products
  from relief r join ${counted('relief')} on p.value_id = r.id order by r.position`;

const brands = (page: Page) => sql`
  select b.id::int, b.title, b.title_ar, p.products, count(*) over ()::int as total
  from brand b join ${counted('brand')} on p.value_id = b.id
  order by p.products desc, b.id limit ${page.limit} offset ${page.offset}`;

/** The categories that have products, in the order of the shop. */
export const readCategories = async (db: Sql): Promise<Category[]> =>
  (await sql<Category>`${categories}`.execute(db)).rows;

/** The complaints that a product that is sold helps against. */
export const readReliefs = async (db: Sql): Promise<Category[]> => (await sql<Category>`${reliefs}`.execute(db)).rows;

/** Brands by how many products they have, with the number of all brands in each row. */
export const readBrands = async (db: Sql, page: Page): Promise<Brand[]> =>
  (await sql<Brand>`${brands(page)}`.execute(db)).rows;

const inJson = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;

type Shelves = { readonly categories: Category[]; readonly symptoms_relief: Category[]; readonly brands: Brand[] };

/** All of these in one statement, of the brands the first so many. */
export async function readShelves(db: Sql, brandsShown: number): Promise<Shelves> {
  const { rows } = await sql<Shelves>`
    select ${inJson(categories)} as categories, ${inJson(reliefs)} as symptoms_relief,
      ${inJson(brands({ limit: brandsShown, offset: 0 }))} as brands`.execute(db);
  return rows[0]!;
}
