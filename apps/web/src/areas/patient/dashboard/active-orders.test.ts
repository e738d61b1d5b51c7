import { expect, test } from 'vitest';
import { nextOrder } from './active-orders.ts';

const paid = (status: 'placed' | 'on_the_way') => ({ status, paymentStatus: 'paid' }) as const;
const toPay = { status: null, paymentStatus: 'pending_payment' } as const;

test('the order to think of now: to be paid, then with a rider, else the newest', () => {
  const [placed, coming] = [paid('placed'), paid('on_the_way')];
  expect(nextOrder([placed, coming, toPay])).toBe(toPay);
  expect(nextOrder([placed, coming])).toBe(coming);
  expect(nextOrder([placed])).toBe(placed);
  expect(nextOrder([])).toBeUndefined();
});
