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

/** Where an order that nobody paid for is ordered anew. It was sent with both policies accepted: they stay so for the same products. */
export const orderAgain = ({ refillSubscriptionId: refill }: Origin) =>
  refill === null ? linkOptions({ to: '/pharmacy/checkout', state: { policiesAccepted: true } }) : refillPage(refill);

/**
 * Where an order that is not paid yet goes to be changed: into the cart that it came from. A refill came from none: in the cart it would be ordered
 * beside the refill, which is due as before.
 */
export const toChange = ({ refillSubscriptionId: refill }: Origin) =>
  refill === null
    ? { toCart: true, page: linkOptions({ to: '/pharmacy/cart' }) }
    : { toCart: false, page: refillPage(refill) };
