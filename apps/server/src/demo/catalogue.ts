import { indexProducts, markIndexed } from '#modules/catalogue/index.ts';
import type { Tx } from '#platform/db/types.ts';
import { products } from './catalogue/products.ts';
import { insertOffers } from './catalogue/seed-offers.ts';
import { insertBrands, insertProducts, insertRelief, insertStock } from './catalogue/seed-products.ts';
import type { Seeding } from './seeding.ts';

/** The catalogue of the pharmacy (DECISIONS §8): products of real names, offers that run now, stock at every branch. */
export async function seedCatalogue(tx: Tx, { now }: Seeding): Promise<void> {
  await insertBrands(tx);
  const ids = await insertProducts(tx, products, now);
  await insertRelief(tx, products, ids);
  await insertOffers(tx, ids, now);
  await insertStock(tx, [...ids.values()], now);
  await indexProducts(tx, [...ids.values()]);
  await markIndexed(tx, now);
}
