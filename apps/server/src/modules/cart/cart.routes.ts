import { cart } from '@balsam/contract/cart';
import type { DeliveryMode } from '@balsam/domain/orders';
import type { Db, Sql, Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { adoptGuestCart, cartOf, guestIdIn, ownerOf } from './cart-owner.ts';
import { couponView, cartView } from './cart.view.ts';
import type { Owner } from './carts.store.ts';
import { addToCart, applyCoupon, checkCoupon, clearCart, updateCart, removeFromCart } from './change-cart.ts';
import { withGuessLimit } from './guess-limit.ts';
import { priceCart, priceStocked, type PricedCart, type StockedCart } from './price-cart.ts';
import { prescribedOf } from './prescribed.ts';
import { knownToCart, warningsOf } from './warnings.ts';

type Caller = { readonly call: Call; readonly request: { readonly headers: Readonly<Record<string, unknown>> } };

/** Whose cart it is; after a log-in the guest cart of the browser is taken over. */
async function ownerIn(tx: Tx, { call, request }: Caller): Promise<Owner | undefined> {
  const guestId = guestIdIn(request.headers['x-guest-id']);
  if (call.actor.kind === 'user' && guestId !== undefined)
    await adoptGuestCart(tx, cartOf(call.actor), guestId, call.now);
  return ownerOf(call, guestId);
}

/** As `ownerIn`; a transaction begins only where a guest cart may be taken over. */
async function ownerOfReading(db: Db, caller: Caller): Promise<Owner | undefined> {
  const { call, request } = caller;
  const guestId = guestIdIn(request.headers['x-guest-id']);
  if (call.actor.kind !== 'user' || guestId === undefined) return ownerOf(call, guestId);
  return db.transaction().execute((tx) => ownerIn(tx, caller));
}

async function ownerOrRefusal(tx: Tx, caller: Caller): Promise<Owner> {
  const owner = await ownerIn(tx, caller);
  if (!owner) throw fail('guest_unnamed');
  return owner;
}

const usual: DeliveryMode = 'normal_delivery';

/** The cart as it is priced, with what the record says of its products, which is read beside it. */
async function viewOf(sql: Sql, call: Call, mode: DeliveryMode, pricing: Promise<PricedCart>) {
  const [priced, known] = await Promise.all([pricing, knownToCart(sql, call)]);
  const products = priced.lines.map(({ product }) => product);
  const prescribed = await prescribedOf(sql, call, products);
  return cartView(priced, { mode, prescribed, warnings: await warningsOf(sql, call, products, known) });
}

const showCart = (sql: Sql, call: Call, owner: Owner | undefined, mode: DeliveryMode = usual) =>
  viewOf(sql, call, mode, priceCart(sql, owner, mode, call.now));

/** The cart as a change has left it. */
const showChanged = (sql: Sql, call: Call, owner: Owner, stocked: StockedCart) =>
  viewOf(sql, call, usual, priceStocked(sql, stocked, { owner, mode: usual, now: call.now }));

/** The cart of a guest or of the open profile. */
export const cartRoutes: readonly Route[] = [
  read(cart.show, async ({ db, query, call, request }) => {
    const owner = await ownerOfReading(db, { call, request });
    return showCart(db, call, owner, query.mode);
  }),
  write(cart.add, async ({ tx, body, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    return showChanged(tx, call, owner, await addToCart(tx, owner, body, call.now));
  }),
  write(cart.update, async ({ tx, body, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    return showChanged(tx, call, owner, await updateCart(tx, owner, body, call.now));
  }),
  write(cart.remove, async ({ tx, params, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    await removeFromCart(tx, owner, params.id, call.now);
    return showCart(tx, call, owner);
  }),
  write(cart.clear, async ({ tx, call, request }) => {
    const owner = await ownerOrRefusal(tx, { call, request });
    await clearCart(tx, owner, call.now);
    return showCart(tx, call, owner);
  }),
  withGuessLimit(
    write(cart.coupon, async ({ tx, params, call, request }) =>
      couponView(await checkCoupon(tx, await ownerIn(tx, { call, request }), params.code, call.now)),
    ),
  ),
  withGuessLimit(
    write(cart.applyCoupon, async ({ tx, body, call, request }) => {
      const owner = await ownerOrRefusal(tx, { call, request });
      await applyCoupon(tx, owner, body.code, call.now);
      return showCart(tx, call, owner);
    }),
  ),
];
