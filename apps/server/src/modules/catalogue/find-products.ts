import { fromSar } from '@balsam/domain/money';
import { normaliseArabic } from '@balsam/domain/text';
import type { Sql } from '../../platform/db/types.ts';
import { pageOf } from '../../platform/http/page.ts';
import { broad, countOnce } from './broad-counts.ts';
import { countAround, countKept, totalOf, unsorted } from './count-facets.ts';
import { countProducts, matchProducts, readCards, type Page, type ProductFilter } from './products.store.ts';
import { cardView } from './products.view.ts';
import { countsView, facetsView } from './facets.view.ts';
import { readBrandNames, readTitles } from './shelves.store.ts';
import { shopWords } from './product-words.ts';
import { nearestWords, parseQuery, understandLoosely } from './parse-query.ts';

/** Products of a page at most, also for 'all' (DECISIONS §1). */
const cap = 100;

/** As the calls are asked, amounts in SAR. */
export type Asked = {
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

async function wishOf(db: Sql, asked: Asked): Promise<ProductFilter> {
  return {
    words: await parseQuery(db, asked.query),
    categoryIds: asked.category_id,
    brandIds: asked.brand_id,
    reliefIds: asked.relief_id,
    forms: asked.form,
    priceMin: inHalalas(asked.price_min),
    priceMax: inHalalas(asked.price_max),
    offer: asked.offer,
    inStock: asked.in_stock,
    prescription: asked.prescription,
    sort: asked.sort ?? 'relevance',
  };
}

async function cardsOf(db: Sql, wish: ProductFilter, page: Page, now: Date) {
  const rows = await readCards(db, await matchProducts(db, wish, page, now), now);
  return rows.map(cardView);
}

const totalMatching = (db: Sql, wish: ProductFilter, now: Date): Promise<number> =>
  countOnce(db, {
    kind: 'all',
    of: unsorted(wish),
    now,
    totalOf: (total) => total,
    count: () => countProducts(db, wish, now),
  });

/**
 * The wish as it is, unless no product at all has the words: then with slips in each, and short words left out. Where there are such
 * products, but not on this shelf or at this price, what was typed was right.
 */
async function loosened(db: Sql, wish: ProductFilter, query: string | undefined, now: Date): Promise<ProductFilter> {
  if (!wish.words) return wish;
  const anywhere = await countProducts(db, { words: wish.words, sort: wish.sort }, now);
  return anywhere > 0 ? wish : { ...wish, words: await understandLoosely(db, query) };
}

/** What matches the wish, and how many; loosened where nothing does. */
async function matching(db: Sql, asked: Asked, now: Date) {
  const wish = await wishOf(db, asked);
  const total = await totalMatching(db, wish, now);
  if (total > 0) return { wish, total };
  const loose = await loosened(db, wish, asked.query, now);
  return loose === wish ? { wish, total } : { wish: loose, total: await totalMatching(db, loose, now) };
}

/** The same with the counts of what was found. */
async function countedAround(db: Sql, asked: Asked, now: Date) {
  const wish = await wishOf(db, asked);
  const rows = await countAround(db, wish, now);
  if (totalOf(rows) > 0) return { wish, rows };
  const loose = await loosened(db, wish, asked.query, now);
  return loose === wish ? { wish, rows } : { wish: loose, rows: await countAround(db, loose, now) };
}

/** Of so many matches the order by fit says little and costs much: the most sold come first. */
const ranked = (wish: ProductFilter, total: number): ProductFilter => {
  if (total <= broad) return wish;
  return { ...wish, isBroad: true, sort: wish.sort === 'relevance' ? 'popular' : wish.sort };
};

/** A page of the products that match every wish. A constant number of statements, however many products there are. */
export async function findProducts(db: Sql, asked: Asked, now: Date) {
  const page = pageOf(asked, cap);
  const { wish, total } = await matching(db, asked, now);
  const items = await cardsOf(db, ranked(wish, total), page, now);
  return { items, total, page: page.page, limit: page.limit };
}

/** The same with the counts of what was found, and what may have been meant when nothing was. */
export async function listProducts(db: Sql, asked: Asked, now: Date) {
  const page = pageOf(asked, cap);
  const { wish, rows } = await countedAround(db, asked, now);
  const total = totalOf(rows);
  const [items, titles] = await Promise.all([cardsOf(db, ranked(wish, total), page, now), readTitles(db, rows, wish)]);
  const did_you_mean = total === 0 ? await nearestWords(db, asked.query) : [];
  return { items, total, page: page.page, limit: page.limit, facets: facetsView(rows, titles, wish), did_you_mean };
}

const mostNamed = 300;

/** Brands by a part of their name in either language, with what each has of what is asked for, whichever brands are chosen meanwhile. */
export async function findBrands(db: Sql, { name, ...asked }: Asked & { readonly name: string }, now: Date) {
  const wanted = normaliseArabic(name);
  const named = (await readBrandNames(db)).filter(({ title, title_ar }) =>
    [title, title_ar].some((text) => normaliseArabic(text).includes(wanted)),
  );
  if (named.length === 0) return { items: [] };
  const brandIds = named.slice(0, mostNamed).map(({ id }) => id);
  const wish = await loosened(db, await wishOf(db, asked), asked.query, now);
  const rows = await countKept(db, { ...wish, brandIds }, now);
  const titles = new Map(named.map((brand) => [brand.id, brand]));
  return {
    items: countsView(
      rows.filter(({ kind }) => kind === 'brand'),
      titles,
    ),
  };
}

const suggested = 8;

/** A few products that what was typed so far leads to; none before two letters. */
export async function suggestProducts(db: Sql, query: string, now: Date) {
  if (query.length < 2 || shopWords(query).length === 0) return { items: [] };
  const { wish, total } = await matching(db, { query }, now);
  return { items: await cardsOf(db, ranked(wish, total), { limit: suggested, offset: 0 }, now) };
}
