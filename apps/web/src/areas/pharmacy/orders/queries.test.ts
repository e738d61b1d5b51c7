import { expect, test } from 'vitest';
import type { Order } from './api-types.ts';
import { askAgainIn } from './queries.ts';

const againIn = (order: object) => askAgainIn(order as Order);
const unpaid = { status: null, paymentStatus: 'pending_payment', may: { pay: true } };

test('D6.03 the page of an order whose time to pay is over asks until it has been given back, which nobody tells it', () => {
  const over = againIn({ ...unpaid, may: { pay: false } });
  expect(over).toBeGreaterThan(0);
  expect(over).toBeLessThanOrEqual(15_000);
  expect(againIn({ ...unpaid, paymentStatus: 'released', may: { pay: false } })).toBe(false);
});

test('S4.13 the page of an order asks again while it is under way', () => {
  expect(againIn(unpaid)).toBe(60_000);
  expect(againIn({ ...unpaid, paymentStatus: 'paid', status: 'placed', may: { pay: false } })).toBe(60_000);
  expect(againIn({ ...unpaid, paymentStatus: 'paid', status: 'delivered', may: { pay: false } })).toBe(false);
});
