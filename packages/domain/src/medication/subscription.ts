import { addDays, daysBetween, type Day } from '../time/index.ts';

/** D11.06: told three days ahead; a price that rose by more than a tenth ends it. */
export const subscriptionRules = { tellDaysAhead: 3, mostPriceRise: 0.1, leastDays: 7, mostDays: 180 } as const;

export const subscriptionEnds = ['prescription_ended', 'price_changed', 'out_of_stock', 'stopped'] as const;
export type SubscriptionEnd = (typeof subscriptionEnds)[number];

/** How a subscription stands: prices are halalas with VAT, the stock is in pieces. */
type Standing = {
  readonly isPrescribed: boolean;
  readonly agreedPrice: number;
  readonly price: number;
  readonly stock: number;
};

/** Why a refill subscription cannot go on; undefined when it can. */
export function endsSubscription(state: Standing): SubscriptionEnd | undefined {
  if (!state.isPrescribed) return 'prescription_ended';
  if (Math.abs(state.price - state.agreedPrice) > state.agreedPrice * subscriptionRules.mostPriceRise)
    return 'price_changed';
  return state.stock < 1 ? 'out_of_stock' : undefined;
}

/** The first day on which somebody is told of a refill. */
export const tellOn = (next: Day): Day => addDays(next, -subscriptionRules.tellDaysAhead);

const refusals = {
  prescription_ended: 'refill_not_prescribed',
  price_changed: 'refill_price_changed',
  out_of_stock: 'quantity_over_stock',
  stopped: 'subscription_ended',
} as const satisfies Readonly<Record<SubscriptionEnd, string>>;

export type RefillOrderVerdict =
  | { readonly ok: true }
  | {
      readonly ok: false;
      readonly code: (typeof refusals)[SubscriptionEnd] | 'refill_too_early';
      readonly values: Readonly<Record<string, number>>;
    };

/** Whether the refill of a subscription that is due next may be ordered by one press: from the day on that its person is told of it. */
export function mayOrderRefill(
  state: Standing & { readonly isActive: boolean; readonly next: Day; readonly today: Day },
): RefillOrderVerdict {
  const end = state.isActive ? endsSubscription(state) : 'stopped';
  if (end) return { ok: false, code: refusals[end], values: {} };
  const days = daysBetween(state.today, tellOn(state.next));
  return days > 0 ? { ok: false, code: 'refill_too_early', values: { days } } : { ok: true };
}
