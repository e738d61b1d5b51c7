import { isPrescribed, type Prescribed } from '@balsam/domain/safety';
import type { Sql } from '#platform/db/types.ts';
import { productsThatMayFit } from './prescribed-products.store.ts';
import { readStockedProducts, type StockedProduct } from './stocked-products.ts';

const most = 12;

/** How many of the numbers of a prescription (its strength) stand in the name of a product. */
function sharedNumbers(words: string, { card }: StockedProduct): number {
  const numbers = new Set(words.match(/\d+(?:\.\d+)?/g));
  return (`${card.name} ${card.strength}`.match(/\d+(?:\.\d+)?/g) ?? []).filter((one) => numbers.has(one)).length;
}

/** The products that hold what a prescription names, those in stock and of its strength first. */
export async function productsForPrescription(sql: Sql, prescribed: Prescribed, now: Date): Promise<StockedProduct[]> {
  const rows = await productsThatMayFit(sql, prescribed);
  const fitting = rows.filter(({ substance, atc }) => isPrescribed(prescribed, { substance, atc }));
  const products = await readStockedProducts(
    sql,
    fitting.map(({ id }) => id),
    now,
  );
  const rank = (product: StockedProduct) => (product.stock > 0 ? 100 : 0) + sharedNumbers(prescribed.words, product);
  return [...products.values()]
    .filter(({ isWithdrawn }) => !isWithdrawn)
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most);
}
