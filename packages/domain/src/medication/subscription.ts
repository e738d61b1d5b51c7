import { addDays, type Day } from '../time/index.ts';

/** D11.06: told three days ahead; a price that rose by more than a tenth ends it. */
export const subscriptionRules = { tellDaysAhead: 3, mostPriceRise: 0.1, leastDays: 7, mostDays: 180 } as const;

export const subscriptionEnds = ['prescription_ended', 'price_changed', 'out_of_stock', 'stopped'] as const;
export type SubscriptionEnd = (typeof subscriptionEnds)[number];

/** Why a refill subscription cannot go on; undefined when it can. Prices are halalas with VAT. */
export function endsSubscription(state: {
  readonly isPrescribed: boolean;
  readonly agreedPrice: number;
  readonly price: number;
  readonly stock: number;
}): SubscriptionEnd | undefined {
  if (!state.isPrescribed) return 'prescription_ended';
  if (Math.abs(state.price - state.agreedPrice) > state.agreedPrice * subscriptionRules.mostPriceRise)
    return 'price_changed';
  return state.stock < 1 ? 'out_of_stock' : undefined;
}

/** The first day on which somebody is told of a refill. */
export const tellOn = (next: Day): Day => addDays(next, -subscriptionRules.tellDaysAhead);
