import { linkOptions } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The order whose payment was refused had its policies accepted. */
    policiesAccepted?: boolean;
  }
}

/** Where a refill by subscription is ordered, which was made of no cart. */
export const refillPage = (subscriptionId: number) =>
  linkOptions({ to: '/pharmacy/refills/$id', params: { id: String(subscriptionId) } });

type Origin = { readonly refillSubscriptionId: number | null };

type Products = { readonly items: readonly unknown[] };

/** Whether its products are its young person's own affair: a guardian reads none, nor where they are ordered. */
export const isPrivate = ({ items }: Products): boolean => items.length === 0;

/**
 * Where an order that nobody paid for is ordered anew, by who reads its products. It was sent with both policies accepted: they stay so for the same
 * products.
 */
export const orderAgain = (order: Origin & Products) => {
  if (isPrivate(order)) return undefined;
  const { refillSubscriptionId: refill } = order;
  return refill === null
    ? linkOptions({ to: '/pharmacy/checkout', state: { policiesAccepted: true } })
    : refillPage(refill);
};

/**
 * Where an order that is not paid yet goes to be changed: into the cart that it came from. A refill came from none: in the cart it would be ordered
 * beside the refill, which is due as before.
 */
export const toChange = ({ refillSubscriptionId: refill }: Origin) =>
  refill === null
    ? { toCart: true, page: linkOptions({ to: '/pharmacy/cart' }) }
    : { toCart: false, page: refillPage(refill) };
