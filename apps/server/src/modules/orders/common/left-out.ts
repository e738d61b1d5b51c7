import type { LineRow } from './orders.store.ts';

type Pieces = { readonly product_id: number; readonly quantity: number };

/** A product, how many pieces of it the order has, and how many of them are in the cart. */
export type LeftOut = Pick<LineRow, 'name' | 'name_ar'> & { readonly ordered: number; readonly added: number };

/** What of an order was not put into the cart, or in fewer pieces than it has. */
export function leftOutOf(lines: readonly LineRow[], inCart: readonly Pieces[]): LeftOut[] {
  const piecesOf = new Map(inCart.map(({ product_id, quantity }) => [product_id, quantity]));
  return [...Map.groupBy(lines, ({ product_id }) => product_id)].flatMap(([productId, same]) => {
    const { name, name_ar } = same[0]!;
    const ordered = same.reduce((sum, { quantity }) => sum + quantity, 0);
    const added = piecesOf.get(productId) ?? 0;
    return added < ordered ? [{ name, name_ar, ordered, added }] : [];
  });
}
