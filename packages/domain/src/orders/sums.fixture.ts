import fc from 'fast-check';
import { halalas } from '../money/index.ts';
import type { Offer } from './offers.ts';
import type { CartLine, DeliveryMode } from './totals.ts';

const offers: fc.Arbitrary<Offer | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ type: fc.constant('FLAT_DISCOUNT' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({
    type: fc.constant('BUNDLE_DISCOUNT' as const),
    buy: fc.integer({ min: 1, max: 4 }),
    free: fc.integer({ min: 1, max: 2 }),
  }),
  fc.record({
    type: fc.constant('VALUE_BASED_DISCOUNT' as const),
    minimum: fc.integer({ min: 0, max: 500_00 }).map(halalas),
    amount: fc.integer({ min: 1, max: 200_00 }).map(halalas),
  }),
);

/** Carts of medicines without VAT and other goods with 15 %, with offers of each kind. */
export const mixedLines: fc.Arbitrary<CartLine[]> = fc.array(
  fc.record({
    unitPrice: fc.integer({ min: 5, max: 2000_00 }).map(halalas),
    quantity: fc.integer({ min: 0, max: 12 }),
    vatPercent: fc.constantFrom(0, 15),
    offer: offers,
  }),
  { minLength: 1, maxLength: 8 },
);

export const deliveryModes = fc.constantFrom<DeliveryMode>(
  'normal_delivery',
  'fast_delivery',
  'scheduled_delivery',
  'pickup',
);
/** A coupon as a share of what it may take off at most. */
export const couponShares = fc.oneof(fc.constant(0), fc.double({ min: 0, max: 1, noNaN: true }));
