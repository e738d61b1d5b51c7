import type { LineRow } from './orders.store.ts';

export type LeftOut = Pick<LineRow, 'name' | 'name_ar'>;

/** Which lines of an order were not put into the cart. */
export function leftOutOf(lines: readonly LineRow[], added: readonly { readonly product_id: number }[]): LeftOut[] {
  const inCart = new Set(added.map(({ product_id: id }) => id));
  return lines.filter((line) => !inCart.has(line.product_id)).map(({ name, name_ar }) => ({ name, name_ar }));
}
