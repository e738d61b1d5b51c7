import * as m from '#paraglide/messages.js';
import type { CancelReason, Order } from './api-types.ts';

const words: Readonly<Record<CancelReason, () => string>> = {
  changed_mind: m.pharmacy_order_reason_changed_mind,
  ordered_by_mistake: m.pharmacy_order_reason_mistake,
  too_late: m.pharmacy_order_reason_too_late,
  found_elsewhere: m.pharmacy_order_reason_elsewhere,
  other: m.pharmacy_order_reason_other,
};

const codes = Object.keys(words) as CancelReason[];

/** Why people give an order up, in the order of a list. */
export const cancelReasons = codes.map((code) => ({ code, word: words[code] }));

/** The reason of a pickup that lapsed; nobody chooses it. */
export const notPickedUp = 'not_picked_up';

/** The reasons of an order that its patient ended before it was paid: to change it, or for good. */
export const backToCart = 'back_to_cart';
export const beforePayment = 'before_payment';

/** The reason of an order that no money came for, when its cart had no room for all of it. */
const partlyInCart = 'partly_in_cart';

/** How one that no money came for ended. */
export const unpaidWord = ({ cancellationReason: reason }: Pick<Order, 'cancellationReason'>): string =>
  reason === partlyInCart ? m.pharmacy_order_was_partly_released() : m.pharmacy_order_was_released();

/** A refill that no money came for: unless it was put there, nothing of it is in the cart. */
export const isUnpaidRefill = (order: Order): boolean =>
  order.paymentStatus === 'released' && order.refillSubscriptionId !== null && order.cancellationReason !== backToCart;

/** The reason of this code; nothing while none is chosen, or for one that this version does not know. */
export const reasonNamed = (code: string | null): CancelReason | undefined => codes.find((known) => known === code);

export const reasonWord = (code: CancelReason): string => words[code]();
