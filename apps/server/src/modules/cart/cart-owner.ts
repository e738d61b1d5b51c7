import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import {
  cartLimits,
  addLines,
  openCart,
  readLines,
  setCoupon,
  takeGuestCart,
  type Line,
  type Owner,
} from './carts.store.ts';

const wellFormed = /^[\w-]{16,100}$/;

/** The name that a browser gave itself, when it is long enough to be unique. It gives no authority beyond this cart. */
export const guestIdIn = (header: unknown): string | undefined =>
  typeof header === 'string' && wellFormed.test(header) ? header : undefined;

/** Whose cart a call is about: the open profile's, else that of the browser; undefined for a guest without a name. */
export function ownerOf({ actor }: Call, guestId: string | undefined): Owner | undefined {
  if (actor.kind === 'user') return { personId: actor.personId };
  return guestId === undefined ? undefined : { guestId };
}

/**
 * What of a guest's lines is added to one's own: together no more than the stock and the limits of a cart. What is sold out is taken along
 * as it is, to be seen.
 */
function linesToAdopt(mine: readonly Line[], guests: readonly Line[], stockOf: (productId: number) => number): Line[] {
  const there = new Map(mine.map(({ product_id, quantity }) => [product_id, quantity]));
  const wanted = guests.flatMap(({ product_id, quantity }) => {
    const [had, stock] = [there.get(product_id) ?? 0, stockOf(product_id)];
    const addable = stock === 0 && had === 0 ? quantity : Math.min(quantity, stock - had);
    return addable > 0 ? [{ product_id, quantity: addable }] : [];
  });
  const freeLines = Math.max(0, cartLimits.maxProducts - mine.length);
  const fresh = new Set(wanted.filter(({ product_id: id }) => !there.has(id)).slice(0, freeLines));
  return wanted.filter((line) => there.has(line.product_id) || fresh.has(line));
}

/**
 * A guest's cart becomes that of whoever logs in with it, once: it is added to what they had, and its code taken over when they had none.
 * Two calls at the same time do it once.
 */
export async function adoptGuestCart(tx: Tx, personId: number, guestId: string, now: Date): Promise<void> {
  const guests = await takeGuestCart(tx, guestId);
  if (!guests) return;
  const mine = await openCart(tx, { personId }, now);
  const ids = guests.lines.map(({ product_id: id }) => id);
  const products = await readStockedProducts(tx, ids, now);
  const lines = linesToAdopt(
    await readLines(tx, { cartId: mine.id }),
    guests.lines,
    (id) => products.get(id)?.stock ?? 0,
  );
  await addLines(tx, mine.id, lines, now);
  if (mine.coupon_code === null && guests.coupon !== null) await setCoupon(tx, mine.id, guests.coupon);
}
