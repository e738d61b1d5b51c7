import { describe, expect, test } from 'vitest';
import { checkoutErrors, type CheckoutContext, firstRefusal, sectionOf, sections } from './refusals.ts';
import { newOrder } from '../cart/temp-order.ts';

const line = { available: true } as CheckoutContext['cart']['items'][number];
const context: CheckoutContext = {
  cart: { items: [line], needs_prescription: false, coupon_refusal: null },
  addressIds: [7],
  unoffered: undefined,
  prescriptions: 0,
  accepted: { privacy: true, returns: true },
  scheduleDays: 5,
  now: new Date('2027-01-10T07:05:00Z'),
};
const order = { ...newOrder, address_id: 7 };
const planned = { ...order, mode: 'scheduled_delivery', scheduled_day: '2027-01-11', scheduled_time: '10:00' } as const;
const needing = { ...context, cart: { ...context.cart, needs_prescription: true } };

describe('before an order is sent', () => {
  test('S5.18 an address or a branch is asked for, and an address that was removed is none', () => {
    expect(firstRefusal({ ...order, address_id: undefined }, context)).toBe('address_required');
    expect(firstRefusal({ ...order, address_id: 8 }, context)).toBe('address_required');
    expect(firstRefusal({ ...planned, mode: 'pickup' }, context)).toBe('pickup_required');
  });
  test('S5.18 day and time are asked for, not past and within five days, of a delivery and of a pickup', () => {
    expect(firstRefusal({ ...planned, scheduled_time: undefined }, context)).toBe('schedule_required');
    expect(firstRefusal({ ...planned, scheduled_day: '2027-01-09' }, context)).toBe('schedule_in_past');
    expect(firstRefusal({ ...planned, scheduled_day: '2027-01-16' }, context)).toBe('schedule_too_late');
    const pickup = { ...planned, mode: 'pickup', location_id: 1, scheduled_day: '2027-01-10', scheduled_time: '10:00' };
    expect(firstRefusal({ ...pickup, mode: 'pickup' }, context)).toBe('schedule_in_past');
  });
  test('S5.17 a prescription is asked for where a medicine needs it: one that was sent, or a picture', () => {
    expect(firstRefusal(order, needing)).toBe('prescription_required');
    expect(firstRefusal({ ...order, prescriptions: ['x'] }, needing)).toBeUndefined();
    expect(firstRefusal(order, { ...needing, prescriptions: 1 })).toBeUndefined();
  });
  test('D15.01 that nothing is brought there is said before work is asked for: a time, a prescription, policies', () => {
    const far = { ...needing, unoffered: 'delivery_not_served', accepted: { privacy: false, returns: false } } as const;
    expect(firstRefusal(order, far)).toBe('delivery_not_served');
    expect(firstRefusal({ ...planned, scheduled_time: undefined }, far)).toBe('delivery_not_served');
    expect(firstRefusal({ ...order, address_id: undefined }, far)).toBe('address_required');
    expect(firstRefusal({ ...planned, mode: 'pickup', location_id: 1 }, far)).toBe('prescription_required');
  });
  test('S5.19 privacy and return policy are both accepted', () => {
    expect(firstRefusal(order, { ...context, accepted: { privacy: true, returns: false } })).toBe(
      'policies_not_accepted',
    );
    expect(firstRefusal(order, { ...context, accepted: { privacy: false, returns: true } })).toBe(
      'policies_not_accepted',
    );
  });
  test('the cart has something, and enough of it', () => {
    expect(firstRefusal(order, { ...context, cart: { ...context.cart, items: [] } })).toBe('cart_empty');
    const short = { ...context.cart, items: [line, { ...line, available: false }] };
    expect(firstRefusal(order, { ...context, cart: short })).toBe('quantity_over_stock');
  });
  test('nothing stands in the way of a whole one', () => {
    expect(firstRefusal(order, context)).toBeUndefined();
    expect(firstRefusal(planned, context)).toBeUndefined();
  });
});

test('every refusal leads to a part of the page', () => {
  for (const code of Object.keys(checkoutErrors)) expect(sections).toContain(sectionOf(code));
  expect(sectionOf('promo_expired')).toBe('cart');
  expect(sectionOf('wallet_insufficient')).toBe('payment');
});
