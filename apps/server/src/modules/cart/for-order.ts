import type { Sql, Tx } from '#platform/db/types.ts';
import { addToCart } from './add-to-cart.ts';
import { clearLines, findCart, openCart, setCoupon, type Line, type PersonsCart } from './carts.store.ts';

/** Locks the cart whose products are about to be ordered, until the transaction ends: whoever changes it meanwhile waits, and changes what is left of it. */
export async function lockCart(tx: Tx, owner: PersonsCart, now: Date): Promise<number> {
  return (await openCart(tx, owner, now)).id;
}

/** Empties a cart whose products are ordered, but for those that stay for a second delivery. It is locked by the caller since before it was read. */
export const emptyCart = (tx: Tx, cartId: number, left: readonly number[]): Promise<void> =>
  clearLines(tx, cartId, left);

/** The products that are in a cart now. */
export async function productsInCart(db: Sql, owner: PersonsCart): Promise<number[]> {
  const cart = await findCart(db, owner);
  return cart?.lines.map(({ product_id }) => product_id) ?? [];
}

/** Puts the products of an order into a cart again, beside what is there by now and as far as they fit; answers what was put there. */
export async function refillCart(
  tx: Tx,
  owner: PersonsCart,
  contents: { readonly lines: readonly Line[]; readonly coupon: string | null },
  now: Date,
): Promise<readonly Line[]> {
  const cart = await openCart(tx, owner, now);
  const added = await addToCart(tx, cart.id, contents.lines, now);
  if (cart.coupon_code === null && contents.coupon !== null) await setCoupon(tx, cart.id, contents.coupon);
  return added;
}
