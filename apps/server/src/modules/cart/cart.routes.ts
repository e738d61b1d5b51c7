import { cart } from '@balsam/contract/cart';
import type { DeliveryMode } from '@balsam/domain/orders';
import type { Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { write, type Route } from '../../platform/http/serve.ts';
import { adoptGuestCart, guestIdIn, ownerOf } from './cart-owner.ts';
import { couponView, cartView } from './cart.view.ts';
import type { Owner } from './carts.store.ts';
import { addToCart, applyCoupon, checkCoupon, clearCart, setInCart, takeOutOfCart } from './change-cart.ts';
import { againstGuessing } from './guess-limit.ts';
import { priceCart } from './price-cart.ts';
import { prescribedOf } from './prescribed.ts';
import { warningsOf } from './warnings.ts';

type Caller = { readonly call: Call; readonly request: { readonly headers: Readonly<Record<string, unknown>> } };

/** Whose cart it is; who has just logged in takes the cart of their browser along. */
async function ownerIn(tx: Tx, { call, request }: Caller): Promise<Owner | undefined> {
  const guestId = guestIdIn(request.headers['x-guest-id']);
  if (call.actor.kind === 'user' && guestId !== undefined)
    await adoptGuestCart(tx, call.actor.personId, guestId, call.now);
  return ownerOf(call, guestId);
}

async function ownerOrRefusal(tx: Tx, caller: Caller): Promise<Owner> {
  const owner = await ownerIn(tx, caller);
  if (!owner) throw fail('guest_unnamed');
  return owner;
}

async function shown(tx: Tx, call: Call, owner: Owner | undefined, mode: DeliveryMode = 'normal_delivery') {
  const priced = await priceCart(tx, owner, mode, call.now);
  const products = priced.lines.map(({ product }) => product);
  const prescribed = await prescribedOf(tx, call, products);
  return cartView(priced, { mode, prescribed, warnings: await warningsOf(tx, call, products) });
}

/** The cart of a guest or of the open profile. */
export const cartRoutes: readonly Route[] = [
  write(cart.show, async ({ tx, query, call, request }) =>
    shown(tx, call, await ownerIn(tx, { call, request }), query.mode),
  ),
  write(cart.add, async ({ tx, body, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    await addToCart(tx, owner, body, call.now);
    return shown(tx, call, owner);
  }),
  write(cart.update, async ({ tx, body, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    await setInCart(tx, owner, body, call.now);
    return shown(tx, call, owner);
  }),
  write(cart.remove, async ({ tx, params, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    await takeOutOfCart(tx, owner, params.id, call.now);
    return shown(tx, call, owner);
  }),
  write(cart.clear, async ({ tx, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    await clearCart(tx, owner, call.now);
    return shown(tx, call, owner);
  }),
  againstGuessing(
    write(cart.coupon, async ({ tx, params, call, request }) =>
      couponView(await checkCoupon(tx, await ownerIn(tx, { call, request }), params.code, call.now)),
    ),
  ),
  againstGuessing(
    write(cart.applyCoupon, async ({ tx, body, call, request }) => {
      const owner = await ownerOrRefusal(tx, { call, request });
      await applyCoupon(tx, owner, body.code, call.now);
      return shown(tx, call, owner);
    }),
  ),
];
