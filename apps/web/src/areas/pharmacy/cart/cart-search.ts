import type { DeliveryMode } from './changes.ts';

/** The ways that the cart is priced for; a time of one's own is chosen at check-out and costs as normal delivery does. */
export const cartDeliveries = ['normal_delivery', 'fast_delivery', 'pickup'] as const satisfies readonly DeliveryMode[];
export type CartDelivery = (typeof cartDeliveries)[number];

/** What `/pharmacy/cart` keeps in its address: the way of delivery, where it is not the normal one. */
type CartSearch = { readonly mode?: CartDelivery };

/** Whatever an address says, as far as it makes sense. */
export const cartSearch = (raw: Readonly<Record<string, unknown>>): CartSearch => {
  const mode = cartDeliveries.find((delivery) => delivery === raw['mode']);
  return mode === undefined || mode === 'normal_delivery' ? {} : { mode };
};
