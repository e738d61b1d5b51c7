import { cartLimits } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import { addLines, readLines, type Line } from './carts.store.ts';

/**
 * What of these lines is added to those of a cart: together no more than the stock and the limits of a cart. What is sold out is taken along
 * as it is, to be seen.
 */
function linesToAdd(mine: readonly Line[], more: readonly Line[], stockOf: (productId: number) => number): Line[] {
  const there = new Map(mine.map(({ product_id, quantity }) => [product_id, quantity]));
  const pieces = [...Map.groupBy(more, ({ product_id }) => product_id)].map(([product_id, same]) => ({
    product_id,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
  const { maxPieces, maxProducts } = cartLimits;
  const wanted = pieces.flatMap(({ product_id, quantity }) => {
    const [had, stock] = [there.get(product_id) ?? 0, stockOf(product_id)];
    const addable = Math.min(stock === 0 && had === 0 ? quantity : Math.min(quantity, stock - had), maxPieces - had);
    return addable > 0 ? [{ product_id, quantity: addable }] : [];
  });
  const freeLines = Math.max(0, maxProducts - mine.length);
  const fresh = new Set(wanted.filter(({ product_id: id }) => !there.has(id)).slice(0, freeLines));
  return wanted.filter((line) => there.has(line.product_id) || fresh.has(line));
}

/** Adds what of these lines fits to a cart, which is locked by the caller; answers what was added. */
export async function addToCart(tx: Tx, cartId: number, more: readonly Line[], now: Date): Promise<Line[]> {
  const ids = more.map(({ product_id: id }) => id);
  const products = await readStockedProducts(tx, ids, now);
  const lines = linesToAdd(await readLines(tx, { cartId }), more, (id) => products.get(id)?.stock ?? 0);
  await addLines(tx, cartId, lines, now);
  return lines;
}
