import { expect, test } from 'vitest';
import type { Medication } from './queries.ts';
import { isRefillDue } from './refill-due.ts';

type Subscription = NonNullable<Medication['subscription']>;
const isDue = (today: string, more: Partial<Subscription> = {}, last_supply: string | null = null) => {
  const one = { state: 'active', due_on: '2026-11-29', order_id: null, order_payable_until: null, ...more };
  return isRefillDue({ subscription: one as Subscription, last_supply }, today);
};

test('D11.06 a refill stands above the list from the day of its notification on, and stays when its day has passed', () => {
  expect(isDue('2026-11-25')).toBe(false);
  for (const today of ['2026-11-26', '2026-11-29', '2026-11-30', '2026-12-20']) expect(isDue(today)).toBe(true);
  expect(isDue('2026-11-29', { state: 'ended' })).toBe(false);
});

test('D11.06 once it is ordered and paid it goes with its day; until it is paid it stays', () => {
  expect(isDue('2026-11-29', { order_id: 4 })).toBe(true);
  expect(isDue('2026-11-30', { order_id: 4 })).toBe(false);
  expect(isDue('2026-11-30', { order_id: 4, order_payable_until: '2026-11-30T06:15:00Z' })).toBe(true);
});

test('D11.05 D11.06 a refill whose day has passed does not stay when the medicine was had another way since it was told of', () => {
  expect(isDue('2026-11-30', {}, '2026-11-25')).toBe(true);
  expect(isDue('2026-11-30', {}, '2026-11-26')).toBe(false);
});
