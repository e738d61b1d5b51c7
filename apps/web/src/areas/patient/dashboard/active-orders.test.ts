import { expect, test } from 'vitest';
import { nextOrder } from './active-orders.ts';

const paid = (STATUS: 'placed' | 'on_the_way') => ({ STATUS, PAYMENT_STATUS: 'paid' }) as const;
const toPay = { STATUS: null, PAYMENT_STATUS: 'pending_payment' } as const;

test('the order to think of now: to be paid, then with a rider, else the newest', () => {
  const [placed, coming] = [paid('placed'), paid('on_the_way')];
  expect(nextOrder([placed, coming, toPay])).toBe(toPay);
  expect(nextOrder([placed, coming])).toBe(coming);
  expect(nextOrder([placed])).toBe(placed);
  expect(nextOrder([])).toBeUndefined();
});
