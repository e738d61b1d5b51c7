import { fromSar } from '@balsam/domain/money';
import { normaliseArabic } from '@balsam/domain/text';
import type { Sql } from '#platform/db/types.ts';
import { cachedCount } from '#platform/db/count-cache.ts';
import { pageOf } from '#platform/http/page.ts';
import { broadFrom, countFacetsToChoose, countFacetsCached, totalOf, unsorted } from './count-facets.ts';
import {
  countProducts,
  hasAny,
  matchFew,
  matchProducts,
  readCards,
  searchOf,
  type Matched,
  type Page,
  type ProductFilter,
  type ProductSearch,
} from './products.store.ts';
import { cardView } from './products.view.ts';
import { countsView, facetsView } from './facets.view.ts';
import { readBrandNames, readTitles } from './categories.store.ts';
import { shopWords } from './product-words.ts';
import { freerReadings, nearestWords, parseQuery } from './parse-query.ts';
import type { Meaning } from './word-meaning.ts';

/** Products of a page at most, also for 'all' (DECISIONS §1). */
const maxPage = 100;

/** As the calls are asked, amounts in SAR. */
export type ProductQuery = {
  readonly query?: string | undefined;
  readonly category_id?: readonly number[] | undefined;
  readonly brand_id?: readonly number[] | undefined;
  readonly relief_id?: readonly number[] | undefined;
  readonly form?: readonly string[] | undefined;
  readonly price_min?: number | undefined;
  readonly price_max?: number | undefined;
  readonly offer?: boolean | undefined;
  readonly in_stock?: boolean | undefined;
  readonly prescription?: boolean | undefined;
  readonly sort?: ProductFilter['sort'] | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

const inHalalas = (sar: number | undefined) => (sar === undefined ? undefined : fromSar(sar));

async function filterOf(db: Sql, query: ProductQuery): Promise<ProductFilter> {
  return {
    words: await parseQuery(db, query.query),
    categoryIds: query.category_id,
    brandIds: query.brand_id,
    reliefIds: query.relief_id,
    forms: query.form,
    priceMin: inHalalas(query.price_min),
    priceMax: inHalalas(query.price_max),
    offer: query.offer,
    inStock: query.in_stock,
    prescription: query.prescription,
    sort: query.sort ?? 'relevance',
  };
}

async function cardsOf(db: Sql, filter: ProductFilter, page: Page, now: Date) {
  const rows = await readCards(db, await matchProducts(db, filter, page, now), now);
  return rows.map(cardView);
}

/** Of so many matches the order by fit says little and costs much: the most sold come first. */
const ranked = (filter: ProductFilter, total: number): ProductFilter => {
  if (total <= broadFrom) return filter;
  return { ...filter, isBroad: true, sort: filter.sort === 'relevance' ? 'popular' : filter.sort };
};

/** The ids of a page of what matches, and how many match. Where few do, one statement finds both. */
async function match(db: Sql, filter: ProductFilter, page: Page, now: Date): Promise<Matched> {
  const found: { few?: Matched | undefined } = {};
  const total = await cachedCount(db, {
    kind: 'all',
    of: unsorted(filter),
    now,
    totalOf: (count) => count,
    keptAbove: broadFrom,
    count: async () => {
      found.few = await matchFew(db, filter, { ...page, most: broadFrom }, now);
      return found.few?.total ?? countProducts(db, filter, now);
    },
  });
  return found.few ?? { total, ids: await matchProducts(db, ranked(filter, total), page, now) };
}

/**
 * The filter as it is, unless no product at all has the words: then with the first of the freer readings by which any is found. Where there
 * are such products, but not on this category or at this price, what was typed was right.
 */
async function relaxed(db: Sql, filter: ProductFilter, query: string | undefined, now: Date): Promise<ProductFilter> {
  if (!filter.words) return filter;
  const isAnywhere = async (words: readonly Meaning[]) =>
    (await countProducts(db, { words, sort: filter.sort }, now)) > 0;
  if (await isAnywhere(filter.words)) return filter;
  for await (const words of freerReadings(db, query)) if (await isAnywhere(words)) return { ...filter, words };
  return filter;
}

/** What matches what was asked for, and how many; relaxed where nothing does. */
async function matching(db: Sql, query: ProductQuery, page: Page, now: Date): Promise<Matched> {
  const filter = await filterOf(db, query);
  const matched = await match(db, filter, page, now);
  if (matched.total > 0) return matched;
  const relaxedFilter = await relaxed(db, filter, query.query, now);
  return relaxedFilter === filter ? matched : match(db, relaxedFilter, page, now);
}

/** The same with the counts of what was found. */
async function countedFacets(db: Sql, query: ProductQuery, now: Date) {
  const filter = await filterOf(db, query);
  const rows = await countFacetsToChoose(db, filter, now);
  if (totalOf(rows) > 0) return { filter, rows };
  const relaxedFilter = await relaxed(db, filter, query.query, now);
  return relaxedFilter === filter
    ? { filter, rows }
    : { filter: relaxedFilter, rows: await countFacetsToChoose(db, relaxedFilter, now) };
}

/** A page of the products that match the filter. A constant number of statements, however many products there are. */
export async function findProducts(db: Sql, query: ProductQuery, now: Date) {
  const page = pageOf(query, maxPage);
  const { ids, total } = await matching(db, query, page, now);
  const items = (await readCards(db, ids, now)).map(cardView);
  return { items, total, page: page.page, limit: page.limit };
}

/** The same with the counts of what was found, and what may have been meant when nothing was. */
export async function listProducts(db: Sql, query: ProductQuery, now: Date) {
  const page = pageOf(query, maxPage);
  const { filter, rows } = await countedFacets(db, query, now);
  const total = totalOf(rows);
  const [items, titles] = await Promise.all([
    cardsOf(db, ranked(filter, total), page, now),
    readTitles(db, rows, filter),
  ]);
  const did_you_mean = total === 0 ? await nearestWords(db, query.query) : [];
  return { items, total, page: page.page, limit: page.limit, facets: facetsView(rows, titles, filter), did_you_mean };
}

const maxNamed = 300;

/** Brands by a part of their name in either language, with what each has of what is asked for, whichever brands are chosen meanwhile. */
export async function findBrands(db: Sql, { name, ...query }: ProductQuery & { readonly name: string }, now: Date) {
  const wanted = normaliseArabic(name);
  const named = (await readBrandNames(db)).filter(({ title, title_ar }) =>
    [title, title_ar].some((text) => normaliseArabic(text).includes(wanted)),
  );
  if (named.length === 0) return { items: [] };
  const brandIds = named.slice(0, maxNamed).map(({ id }) => id);
  const filter = await relaxed(db, await filterOf(db, query), query.query, now);
  const rows = await countFacetsCached(db, { ...filter, brandIds }, now);
  const titles = new Map(named.map((brand) => [brand.id, brand]));
  return {
    items: countsView(
      rows.filter(({ kind }) => kind === 'brand'),
      titles,
    ),
  };
}

const maxSuggested = 8;

/** A few products that what was typed so far leads to; none before two letters. */
export async function suggestProducts(db: Sql, query: string, now: Date) {
  if (query.length < 2 || shopWords(query).length === 0) return { items: [] };
  const { ids } = await matching(db, { query }, { limit: maxSuggested, offset: 0 }, now);
  return { items: (await readCards(db, ids, now)).map(cardView) };
}

/** What somebody typed as the shop searches for it, over all products that there ever were; undefined when nothing was typed that can be searched for. */
export async function productSearch(db: Sql, typed: string | undefined): Promise<ProductSearch | undefined> {
  const words = await parseQuery(db, typed);
  if (!words) return undefined;
  const search = searchOf(words);
  if (await hasAny(db, search)) return search;
  for await (const freer of freerReadings(db, typed)) if (await hasAny(db, searchOf(freer))) return searchOf(freer);
  return search;
}
