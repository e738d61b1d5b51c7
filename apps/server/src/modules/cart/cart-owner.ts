import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { addToCart } from './add-to-cart.ts';
import { openCart, setCoupon, takeGuestCart, type Owner } from './carts.store.ts';

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
 * A guest's cart becomes that of whoever logs in with it, once: it is added to what they had, and its code taken over when they had none.
 * Two calls at the same time do it once.
 */
export async function adoptGuestCart(tx: Tx, personId: number, guestId: string, now: Date): Promise<void> {
  const guests = await takeGuestCart(tx, guestId);
  if (!guests) return;
  const mine = await openCart(tx, { personId }, now);
  await addToCart(tx, mine.id, guests.lines, now);
  if (mine.coupon_code === null && guests.coupon !== null) await setCoupon(tx, mine.id, guests.coupon);
}
