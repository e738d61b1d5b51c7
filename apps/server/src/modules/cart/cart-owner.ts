import type { SignedIn } from '#platform/access/actor.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { addToCart } from './add-to-cart.ts';
import { openCart, setCoupon, takeGuestCart, type Owner, type PersonsCart } from './carts.store.ts';

const wellFormed = /^[\w-]{16,100}$/;

/** The name that a browser gave itself, when it is long enough to be unique. It gives no authority beyond this cart. */
export const guestIdIn = (header: unknown): string | undefined =>
  typeof header === 'string' && wellFormed.test(header) ? header : undefined;

/**
 * The cart that a log-in has in its open profile. What somebody of 15 to 17 puts in tells as much as what they order: a guardian with limited
 * access fills a cart of their own there (D10.09).
 */
export const cartOf = ({
  personId,
  guardianId,
  guardianAccess,
}: Pick<SignedIn, 'personId' | 'guardianId' | 'guardianAccess'>): PersonsCart => ({
  personId,
  guardianId: guardianAccess === 'limited' && guardianId !== undefined ? guardianId : null,
});

/** Whose cart a call is about: the open profile's, else that of the browser; undefined for a guest without a name. */
export function ownerOf({ actor }: Call, guestId: string | undefined): Owner | undefined {
  if (actor.kind === 'user') return cartOf(actor);
  return guestId === undefined ? undefined : { guestId };
}

/**
 * A guest's cart becomes that of whoever logs in with it, once: it is added to what they had, and its code taken over when they had none.
 * Two calls at the same time do it once.
 */
export async function adoptGuestCart(tx: Tx, owner: PersonsCart, guestId: string, now: Date): Promise<void> {
  const guests = await takeGuestCart(tx, guestId);
  if (!guests) return;
  const mine = await openCart(tx, owner, now);
  await addToCart(tx, mine.id, guests.lines, now);
  if (mine.coupon_code === null && guests.coupon !== null) await setCoupon(tx, mine.id, guests.coupon);
}
