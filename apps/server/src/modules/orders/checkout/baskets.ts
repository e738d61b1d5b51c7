import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import {
  applyCoupon,
  cartOf,
  emptyCart,
  lockCart,
  priceApart,
  priceCart,
  type PricedCart,
} from '#modules/cart/index.ts';
import type { OrderRow } from '../common/orders.store.ts';
import type { CheckoutRequest } from './validate-checkout.ts';

/** What is ordered. Nobody changes it until the transaction ends. */
export type Basket = {
  /** With the server's own prices, but for products that are left out. */
  readonly price: (leftOut?: readonly number[]) => Promise<PricedCart>;
  /** Ends it once it is ordered, but for products that wait for a second delivery. */
  readonly empty: (left: readonly number[]) => Promise<void>;
  /** What the order's row says of where it came from. */
  readonly origin: Pick<OrderRow, 'refill_subscription_id' | 'refill_due_on'>;
};

export type OpenBasket = (tx: Tx, call: UserCall, request: CheckoutRequest) => Promise<Basket>;

/** The caller's cart in the open profile, with the promo code that comes with the order. */
export const openCartBasket: OpenBasket = async (tx, call, { coupon, mode }) => {
  const owner = cartOf(call.actor);
  const cartId = await lockCart(tx, owner, call.now);
  if (coupon) await applyCoupon(tx, owner, coupon, call.now);
  return {
    price: (leftOut) => priceCart(tx, owner, mode, call.now, leftOut),
    empty: (left) => emptyCart(tx, cartId, left),
    origin: { refill_subscription_id: null, refill_due_on: null },
  };
};

/** One product of a refill that is due; the cart stays as it is. */
export const refillBasket = (
  tx: Tx,
  call: UserCall,
  { mode }: Pick<CheckoutRequest, 'mode'>,
  refill: { readonly productId: number; readonly subscriptionId: number; readonly dueOn: string },
): Basket => ({
  price: (leftOut = []) => {
    const lines = [{ product_id: refill.productId, quantity: 1 }].filter(
      ({ product_id }) => !leftOut.includes(product_id),
    );
    return priceApart(tx, { lines, mode, now: call.now });
  },
  empty: async () => {},
  origin: { refill_subscription_id: refill.subscriptionId, refill_due_on: refill.dueOn },
});
