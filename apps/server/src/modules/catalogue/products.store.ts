import { priceEdges } from '@balsam/domain/catalogue';
import { fromSar } from '@balsam/domain/money';
import { sql, type RawBuilder } from 'kysely';
import { batched } from '#platform/db/batched.ts';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';
import type { Meaning } from './word-meaning.ts';

export type ProductFilter = {
  readonly words?: readonly Meaning[] | undefined;
  /** Any of these categories; brands, complaints and forms likewise. Each once and in one order, never none. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly brandIds?: readonly number[] | undefined;
  readonly reliefIds?: readonly number[] | undefined;
  readonly forms?: readonly string[] | undefined;
  /** Halalas with VAT. */
  readonly priceMin?: number | undefined;
  readonly priceMax?: number | undefined;
  readonly offer?: boolean | undefined;
  readonly inStock?: boolean | undefined;
  readonly prescription?: boolean | undefined;
  /** More match than can be put in order one by one. */
  readonly isBroad?: boolean | undefined;
  readonly sort: 'relevance' | 'popular' | 'price_asc' | 'price_desc' | 'name';
};
export type Page = { readonly limit: number; readonly offset: number };

const all = (conditions: readonly RawBuilder<unknown>[]) =>
  sql.join([sql`p.withdrawn_at is null`, ...conditions], sql` and `);
const when = <T>(value: T | undefined, condition: (value: T) => RawBuilder<unknown>) =>
  value === undefined ? [] : [condition(value)];

/** One of a few; of a single one the planner knows more, such as which index has them in order. */
const among = (value: readonly (number | string)[], type: 'bigint' | 'text'): RawBuilder<unknown> =>
  value.length === 1 ? sql`= ${value[0]}` : sql`= any(${value}::${sql.raw(type)}[])`;

/** The price of a piece with VAT, rounded half up, before any offer: `vatOf` of the domain in SQL, as its index has it. */
const priceBefore = sql`(p.price + (p.price * p.vat_percent + 50) / 100)`;
/** The price that a list shows (D15.06): of a piece with VAT after the offer that runs; `offerDiscount` of the domain in SQL. */
const shownPrice = (now: Date) => sql`(case when p.offer_id is null then ${priceBefore} else coalesce((
  select x.net + (x.net * p.vat_percent + 50) / 100 from offer o, lateral (select case
    when o.type = 'FLAT_DISCOUNT' then p.price - (p.price * o.percent + 50) / 100
    when o.type = 'VALUE_BASED_DISCOUNT' and ${priceBefore} >= o.minimum then greatest(p.price - o.amount, 0)
    else p.price end as net) x
  where o.id = p.offer_id and o.starts_at <= ${now} and o.ends_at > ${now}), ${priceBefore}) end)`;
const inStock = (now: Date) => sql`exists (select from stock_lot s
  where s.product_id = p.id and s.quantity > 0 and s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date)`;
const offerOn = (now: Date) =>
  sql`exists (select from offer o where o.id = p.offer_id and o.starts_at <= ${now} and o.ends_at > ${now})`;

/**
 * A product `p` has one of these words, read out of their index: had the planner seen a frequent one, or many, it would rather look through
 * every product. For the first page of a great many it is right in that.
 */
const hasByIndex = (ids: readonly number[]) => sql`p.search && ${unplanned(ids, 'int[]')}`;

type Matching = { readonly byIndex: boolean };

const required = (words: readonly Meaning[]) => words.filter(({ isOptional }) => isOptional !== true);

/** Conditions on a product `p`; what was not asked for is no condition. */
function matches(filter: ProductFilter, now: Date, { byIndex }: Matching): RawBuilder<unknown> {
  return all([
    ...required(filter.words ?? []).map(({ any }) => (byIndex ? hasByIndex(any) : sql`p.search && ${any}::int[]`)),
    ...when(filter.categoryIds, (ids) => sql`p.category_id ${among(ids, 'bigint')}`),
    ...when(filter.brandIds, (ids) => sql`p.brand_id ${among(ids, 'bigint')}`),
    ...when(
      filter.reliefIds,
      (ids) => sql`p.id in (select product_id from product_relief where relief_id ${among(ids, 'bigint')})`,
    ),
    ...when(filter.forms, (forms) => sql`p.form ${among(forms, 'text')}`),
    ...when(filter.priceMin, (least) => sql`${shownPrice(now)} >= ${least}`),
    ...when(filter.priceMax, (most) => sql`${shownPrice(now)} <= ${most}`),
    ...when(filter.offer, (yes) => (yes ? offerOn(now) : sql`not ${offerOn(now)}`)),
    ...when(filter.inStock, (yes) => (yes ? inStock(now) : sql`not ${inStock(now)}`)),
    ...when(filter.prescription, (yes) => sql`p.is_prescription = ${yes}`),
  ]);
}

/**
 * How well a product fits a word: its name has it as it was typed, begins so, or something else of its own does (its substance, its maker, the
 * complaint it is for); then what is one slip away, and what reads nearly so. What only its category or its form is found by counts nothing.
 */
const fitOf = ({ whole, begins, close, any }: Meaning): RawBuilder<unknown> => {
  const [has, hasOwn] = [
    (ids: readonly number[]) => sql`p.name_words && ${ids}::int[]`,
    (ids: readonly number[]) => sql`p.own_words && ${ids}::int[]`,
  ];
  return sql`(case when ${has(whole)} then 12 when ${hasOwn(whole)} then 10 when ${has(begins)} then 8 when ${hasOwn(begins)} then 6
    when ${has(close)} then 5 when ${has(any)} then 4 when ${hasOwn(close)} then 3 when ${hasOwn(any)} then 2 else 0 end)`;
};

const fit = (words: readonly Meaning[]): RawBuilder<unknown> =>
  sql.join([sql`0`, ...words.map((word) => sql`${fitOf(word)} * ${word.weight ?? 1}`)], sql` + `);

function order(filter: ProductFilter): RawBuilder<unknown> {
  if (filter.sort === 'name') return sql`p.name, p.id`;
  if (filter.sort === 'relevance' && filter.words) return sql`${fit(filter.words)} desc, p.sold desc, p.id`;
  return sql`p.sold desc, p.id`;
}

/** A search as a condition on a product `p`, and how well the name of one fits it. */
export type ProductSearch = { readonly matches: RawBuilder<boolean>; readonly fit: RawBuilder<number> };

/** The search for words, for whoever has conditions of their own beside it. */
export const searchOf = (words: readonly Meaning[]): ProductSearch => ({
  matches: sql<boolean>`(${sql.join([sql`true`, ...required(words).map(({ any }) => hasByIndex(any))], sql` and `)})`,
  fit: sql<number>`(${fit(words)})`,
});

/** Whether any product is found by a search, one that is no longer sold too. */
export async function hasAny(db: Sql, { matches: found }: ProductSearch): Promise<boolean> {
  const { rows } = await sql`select from product p where ${found} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The ids of a page by the price shown: the first ones of those without an offer come out of the index of their price, and the few that have one
 * are put between them.
 */
function idsByPrice(filter: ProductFilter, page: Page, now: Date): RawBuilder<unknown> {
  const matching = matches(filter, now, { byIndex: filter.isBroad !== true });
  const way = filter.sort === 'price_desc' ? sql`desc` : sql`asc`;
  return sql`
    select id from (
      (select p.id::int, ${priceBefore} as shown from product p where ${matching} and p.offer_id is null
        order by ${priceBefore} ${way}, p.id limit ${page.limit + page.offset})
      union all
      (select p.id::int, ${shownPrice(now)} as shown from product p where ${matching} and p.offer_id is not null)
    ) priced order by shown ${way}, id limit ${page.limit} offset ${page.offset}`;
}

const byPrice = ({ sort }: ProductFilter): boolean => sort === 'price_asc' || sort === 'price_desc';

/** SQL: the ids of a page of what matches, in the requested order. */
function idsOfPage(filter: ProductFilter, page: Page, now: Date): RawBuilder<unknown> {
  if (byPrice(filter)) return idsByPrice(filter, page, now);
  return sql`
    select p.id::int from product p where ${matches(filter, now, { byIndex: filter.isBroad !== true })}
    order by ${order(filter)} limit ${page.limit} offset ${page.offset}`;
}

/** The ids of a page of what matches, in the requested order. */
export async function matchProducts(db: Sql, filter: ProductFilter, page: Page, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${idsOfPage(filter, page, now)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The first ids of what matches each of several filters, in one statement. */
export async function matchEach(db: Sql, filters: readonly ProductFilter[], limit: number, now: Date) {
  const lists = filters.map(
    (filter, n) => sql`array(${idsOfPage(filter, { limit, offset: 0 }, now)}) as ${sql.ref(`list_${n}`)}`,
  );
  const { rows } = await sql<Record<string, number[]>>`select ${sql.join(lists)}`.execute(db);
  return filters.map((_, n) => rows[0]?.[`list_${n}`] ?? []);
}

export type Matched = { readonly ids: readonly number[]; readonly total: number };

type Few = Page & { readonly most: number };

/** Of words those that have them are found once, then counted and put in the order of their fit. */
const fewByFit = (filter: ProductFilter, { limit, offset, most }: Few, now: Date) => sql<Matched>`
  with p as materialized (select p.id::int, p.sold, p.name, p.name_words, p.own_words from product p
    where ${matches(filter, now, { byIndex: true })} limit ${sql.lit(most + 1)})
  select (select count(*)::int from p) as total,
    array(select p.id from p order by ${order(filter)} limit ${limit} offset ${offset}) as ids`;

/** Without words an index has them in their order, however many there are. */
const fewInOrder = (filter: ProductFilter, few: Few, now: Date) => sql<Matched>`
  select (select count(*)::int from (select from product p where ${matches(filter, now, { byIndex: true })} limit ${sql.lit(few.most + 1)}) few)
    as total, array(${idsOfPage(filter, few, now)}) as ids`;

/**
 * The ids of a page of what matches, and how many match in all, in one statement; undefined for words in the order of the price, and where there are
 * more than `most`.
 */
export async function matchFew(db: Sql, filter: ProductFilter, few: Few, now: Date): Promise<Matched | undefined> {
  if (filter.words && byPrice(filter)) return undefined;
  const { rows } = await (filter.words ? fewByFit : fewInOrder)(filter, few, now).execute(db);
  const [found] = rows;
  return found && found.total <= few.most ? found : undefined;
}

export async function countProducts(db: Sql, filter: ProductFilter, now: Date): Promise<number> {
  const { rows } = await sql<{
    total: number;
  }>`select count(*)::int as total from product p where ${matches(filter, now, { byIndex: true })}`.execute(db);
  return rows[0]?.total ?? 0;
}

export type FacetRow = {
  readonly kind: 'all' | 'category' | 'brand' | 'form' | 'price' | 'prescription' | 'no_prescription' | 'offer';
  readonly key: string;
  readonly count: number;
};

/** Every edge of a band twice, as the price itself and as the next one above: what is on the edge is in a step of its own. */
const priceSteps = priceEdges.map((edge) => fromSar(edge)).flatMap((edge) => [edge, edge + 1]);

/**
 * How many of what matches are on each category, of each brand and form, in each step of the price (0 below the first edge, 1 on it, 2 up to the
 * second and so on), on prescription and on offer. One pass over what matches leaves
 * each combination of these once, of which there are far fewer than products; the rest is summed up from them.
 */
export async function countFacets(db: Sql, filter: ProductFilter, now: Date): Promise<FacetRow[]> {
  const { rows } = await sql<FacetRow>`
    with matching as materialized (
      select p.category_id, p.brand_id, p.form, p.is_prescription, p.offer_id,
        width_bucket(${shownPrice(now)}, ${priceSteps}::bigint[]) as price_step, count(*) as products
      from product p where ${matches(filter, now, { byIndex: true })} group by 1, 2, 3, 4, 5, 6
    )
    select 'all' as kind, '' as key, coalesce(sum(products), 0)::int as count from matching
    union all select 'category', category_id::text, sum(products)::int from matching group by 2
    union all (select 'brand', brand_id::text, sum(products)::int from matching group by 2 order by 3 desc, brand_id limit 30)
    union all select 'form', form, sum(products)::int from matching group by 2
    union all select 'price', price_step::text, sum(products)::int from matching group by 2
    union all select 'prescription', '', coalesce(sum(products), 0)::int from matching where is_prescription
    union all select 'no_prescription', '', coalesce(sum(products), 0)::int from matching where not is_prescription
    union all select 'offer', '', coalesce(sum(products), 0)::int from matching m join offer o on o.id = m.offer_id where o.starts_at <= ${now} and o.ends_at > ${now}`.execute(
    db,
  );
  return rows;
}

/** What a list shows of a product `p`, with what goes with it; an offer only while it runs. */
export const cardOf = (now: Date) => ({
  columns: sql`p.id::int, p.name, p.name_ar, p.scientific_name, p.strength, p.form, p.pack_count, p.pack_size, p.is_prescription, p.storage,
      p.price, p.vat_percent, p.photo_file, p.withdrawn_at, p.atc, b.id::int as brand_id, b.title as brand, b.title_ar as brand_ar,
      c.id::int as category_id, c.code as category_code, c.title as category, c.title_ar as category_ar,
      o.id::int as offer_id, o.type as offer_type, o.title as offer_title, o.title_ar as offer_title_ar,
      o.percent, o.buy, o.free, o.minimum, o.amount, o.ends_at,
      coalesce((select sum(s.quantity) from stock_lot s where s.product_id = p.id and s.quantity > 0
        and s.expires_on > (${now}::timestamptz at time zone 'Asia/Riyadh')::date), 0)::int as stock`,
  joins: sql`join brand b on b.id = p.brand_id
    join product_category c on c.id = p.category_id
    left join offer o on o.id = p.offer_id and o.starts_at <= ${now} and o.ends_at > ${now}`,
});

type Wanted = { readonly ids: readonly number[]; readonly now: Date };

const cards = shortRead((_sql, { ids, now }: Wanted) => {
  const { columns, joins } = cardOf(now);
  return sql<CardRow>`select ${columns} from product p ${joins} where p.id = any(${unplanned(ids, 'bigint[]')})`;
});

/** The products of several lists, each once. */
async function cardsOf(db: Sql, lists: readonly Wanted[]): Promise<CardRow[][]> {
  const ids = [...new Set(lists.flatMap((list) => list.ids))];
  // They are asked for in the same turn of the event loop, at as good as the same time.
  const rows = await cards(db, { ids, now: lists[0]!.now });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lists.map((list) => list.ids.flatMap((id) => byId.get(id) ?? []));
}

const cardsOfList = batched(cardsOf);

/** Products as lists show them, in the order of the ids. */
export const readCards = (db: Sql, ids: readonly number[], now: Date): Promise<CardRow[]> =>
  cardsOfList(db, { ids, now });

export type CardRow = {
  readonly id: number;
  readonly name: string;
  readonly name_ar: string;
  readonly scientific_name: string;
  readonly strength: string;
  readonly form: string;
  readonly pack_count: number | null;
  readonly pack_size: string;
  readonly is_prescription: boolean;
  readonly storage: 'room_25' | 'room_30' | 'refrigerator' | 'freezer' | 'unknown';
  readonly price: number;
  readonly vat_percent: number;
  readonly photo_file: string | null;
  readonly withdrawn_at: Date | null;
  readonly atc: string;
  readonly brand_id: number;
  readonly brand: string;
  readonly brand_ar: string;
  readonly category_id: number;
  readonly category_code: string;
  readonly category: string;
  readonly category_ar: string;
  readonly offer_id: number | null;
  readonly offer_type: 'FLAT_DISCOUNT' | 'BUNDLE_DISCOUNT' | 'VALUE_BASED_DISCOUNT' | null;
  readonly offer_title: string | null;
  readonly offer_title_ar: string | null;
  readonly percent: number | null;
  readonly buy: number | null;
  readonly free: number | null;
  readonly minimum: number | null;
  readonly amount: number | null;
  readonly ends_at: Date | null;
  readonly stock: number;
};
