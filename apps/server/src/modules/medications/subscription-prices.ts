import { halalas, type Halalas } from '@balsam/domain/money';
import type { Sql } from '#platform/db/types.ts';
import { readStockedProducts, type StockedProduct } from '#modules/catalogue/index.ts';
import type { SubscriptionRow } from './subscriptions.store.ts';

/** What a piece of a product costs with VAT. */
export const priceOf = ({ unitPrice, vatPercent }: StockedProduct): Halalas =>
  halalas(Math.round((unitPrice * (100 + vatPercent)) / 100));

/** What the products of these subscriptions cost today, by the products' ids; nothing of those that are not sold. */
export async function pricesNow(
  db: Sql,
  subscriptions: readonly Pick<SubscriptionRow, 'product_id'>[],
  now: Date,
): Promise<ReadonlyMap<number, Halalas>> {
  const ids = [...new Set(subscriptions.map(({ product_id }) => product_id))];
  if (ids.length === 0) return new Map();
  const sold = [...(await readStockedProducts(db, ids, now))].filter(([, { isWithdrawn }]) => !isWithdrawn);
  return new Map(sold.map(([id, product]) => [id, priceOf(product)]));
}
