import type { Sql } from '#platform/db/types.ts';
import { readShelves } from './categories.store.ts';
import { matchEach, readCards, type ProductFilter } from './products.store.ts';
import { cardView } from './products.view.ts';

const productsShown = 12;
const brandsShown = 15;

const lists: readonly ProductFilter[] = [
  { sort: 'popular', offer: true, inStock: true },
  { sort: 'popular', inStock: true },
];

async function topProducts(db: Sql, now: Date) {
  const ids = await matchEach(db, lists, productsShown, now);
  return Promise.all(ids.map(async (list) => (await readCards(db, list, now)).map(cardView)));
}

/** The first page of the shop. */
export async function showHome(db: Sql, now: Date) {
  const [shelves, [offers = [], popular = []]] = await Promise.all([
    readShelves(db, brandsShown),
    topProducts(db, now),
  ]);
  return { ...shelves, offers, popular };
}
