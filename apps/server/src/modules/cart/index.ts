import type { AppModule } from '#platform/module.ts';
import { cartRoutes } from './cart.routes.ts';
import { abandonedCartPurge } from './purge-carts.ts';
import { cartSubscriptions } from './subscriptions.ts';

/** The entrance to the module of carts: what is about to be bought, and what promo codes take off. */
export { cartOf } from './cart-owner.ts';
export type { PersonsCart } from './carts.store.ts';
export { cartHoldsWithdrawn } from './events.ts';
export { warningsForPatient, warningsForStaff } from './warnings.ts';
export { applyCoupon, keepInCart } from './change-cart.ts';
export { withGuessLimit } from './guess-limit.ts';
export { releaseCoupon, redeemCoupon } from './coupon-use.ts';
export { emptyCart, lockCart, productsInCart, refillCart } from './for-order.ts';
export { cartView } from './cart.view.ts';
export { sumsView } from './sums.view.ts';
export { priceApart, priceCart, type PricedCart } from './price-cart.ts';

export const cartModule: AppModule = {
  name: 'cart',
  routes: cartRoutes,
  subscriptions: cartSubscriptions,
  purges: [abandonedCartPurge],
};
