import type { Sql } from '#platform/db/types.ts';
import { matchProducts, readCards, type ProductFilter } from './products.store.ts';
import { cardView } from './products.view.ts';
import { readBrands, readCategories, readReliefs } from './categories.store.ts';

const productsShown = 12;
const brandsShown = 15;

const topProducts = async (db: Sql, filter: ProductFilter, now: Date) =>
  (await readCards(db, await matchProducts(db, filter, { limit: productsShown, offset: 0 }, now), now)).map(cardView);

/** The first page of the shop. */
export async function showHome(db: Sql, now: Date) {
  const [categories, symptoms_relief, brands, offers, popular] = await Promise.all([
    readCategories(db),
    readReliefs(db),
    readBrands(db, { limit: brandsShown, offset: 0 }),
    topProducts(db, { sort: 'popular', offer: true, inStock: true }, now),
    topProducts(db, { sort: 'popular', inStock: true }, now),
  ]);
  return { categories, symptoms_relief, brands, offers, popular };
}
