import type { Sql } from '../../platform/db/types.ts';
import { matchProducts, readCards, type ProductFilter } from './products.store.ts';
import { cardView } from './products.view.ts';
import { readBrands, readCategories, readReliefs } from './shelves.store.ts';

const most = 12;
const brandsShown = 15;

const first = async (db: Sql, wish: ProductFilter, now: Date) =>
  (await readCards(db, await matchProducts(db, wish, { limit: most, offset: 0 }, now), now)).map(cardView);

/** The first page of the shop. */
export async function showHome(db: Sql, now: Date) {
  const [categories, symptoms_relief, brands, offers, popular] = await Promise.all([
    readCategories(db),
    readReliefs(db),
    readBrands(db, { limit: brandsShown, offset: 0 }),
    first(db, { sort: 'popular', offer: true, inStock: true }, now),
    first(db, { sort: 'popular', inStock: true }, now),
  ]);
  return { categories, symptoms_relief, brands, offers, popular };
}
