/** The only door of the room of carts: what is about to be bought, and what promo codes take off. */
export { cartRoutes } from './cart.routes.ts';
export { cartHoldsWithdrawn } from './events.ts';
export { warningsForStaff } from './warnings.ts';
export { cartSubscriptions } from './subscriptions.ts';
export { releaseCoupon, spendCoupon } from './coupon-use.ts';
export { emptyCart, refillCart } from './for-order.ts';
export { guestCartPurge } from './purge-carts.ts';
export { priceCart, type PricedCart } from './price-cart.ts';
