import { describe, expect, test } from 'vitest';
import { changeChoice, isCardAtMinimum, orderMethod, possibleChoice, type StepOne } from './step-one.ts';

const step = (change: Partial<StepOne> = {}): StepOne => ({
  purpose: 'cart',
  entity_id: null,
  appointment_id: null,
  title: 'Your order',
  title_ar: 'طلبكم',
  payable_until: null,
  list_price: 100,
  price: 100,
  vat: 15,
  vat_percent: 15,
  total: 115,
  currency: 'SAR',
  reductions: [{ kind: 'loyalty_points', amount: 0, reason: null }],
  methods: [
    { method: 'card', available: true, reason: null },
    { method: 'tamara', available: true, reason: null },
  ],
  method: 'card',
  wallet_amount: 0,
  card_amount: 115,
  loyalty_amount: 0,
  refusal: null,
  wallet: { balance: 0 },
  loyalty: { points: 500, amount: 5, points_per_sar: 100 },
  instalments: [],
  ...change,
});
const choice = { method: 'card', useWallet: false, points: 0 } as const;
const because = (code: string) => ({ code, message: 'No', message_ar: 'لا' });

test('D12.07 the card says why wallet or points pay less than they hold, and is silent where they are used up or not used', () => {
  const atMinimum = { total: 10.5, card_amount: 1, wallet_amount: 9.5, wallet: { balance: 10 } };
  const withWallet = { ...choice, useWallet: true };
  expect(isCardAtMinimum(step(atMinimum), withWallet)).toBe(true);
  expect(isCardAtMinimum(step(atMinimum), choice)).toBe(false);
  expect(isCardAtMinimum(step({ ...atMinimum, wallet: { balance: 9.5 } }), withWallet)).toBe(false);
  expect(isCardAtMinimum(step({ ...atMinimum, card_amount: 0 }), withWallet)).toBe(false);
  expect(isCardAtMinimum(step({ ...atMinimum, refusal: because('card_minimum') }), withWallet)).toBe(false);
  expect(isCardAtMinimum(step({ card_amount: 1, loyalty_amount: 4.5 }), { ...choice, points: 500 })).toBe(true);
  expect(isCardAtMinimum(step({ card_amount: 1, loyalty_amount: 5 }), { ...choice, points: 500 })).toBe(false);
});

describe('a choice that the server does not allow', () => {
  test('loses instalments that are not offered, and keeps the rest', () => {
    const methods = step().methods.map((each) => ({ ...each, available: each.method === 'card' }));
    expect(possibleChoice(step({ methods }), { method: 'tamara', useWallet: false, points: 100 })).toEqual({
      method: 'card',
      useWallet: false,
      points: 100,
    });
  });
  test('takes no more points than there are, and none beside a code', () => {
    const points = (code: string) => [{ kind: 'loyalty_points' as const, amount: 0, reason: because(code) }];
    const many = { ...choice, points: 900 };
    expect(possibleChoice(step({ reductions: points('loyalty_not_enough') }), many).points).toBe(500);
    expect(possibleChoice(step({ reductions: points('one_discount_only') }), many).points).toBe(0);
  });
  test('S5.13 leaves the wallet out of what has become free, where nobody sees its switch; an empty one bears nothing by itself', () => {
    const wallet = (code: string) => ({ method: 'wallet' as const, available: false, reason: because(code) });
    const free = step({ total: 0, card_amount: 0, methods: [...step().methods, wallet('wallet_not_for_free')] });
    const withWallet = { ...choice, useWallet: true };
    expect(possibleChoice(free, withWallet)).toEqual(choice);
    const empty = step({ methods: [...step().methods, wallet('wallet_insufficient')] });
    expect(possibleChoice(empty, withWallet)).toBe(withWallet);
  });
  test('stays itself where all of it is possible', () => {
    expect(possibleChoice(step(), choice)).toBe(choice);
  });
});

test('S5.13 the wallet does not pay beside instalments', () => {
  expect(changeChoice({ ...choice, useWallet: true }, { method: 'tamara' })).toMatchObject({ useWallet: false });
});

test.each([
  ['card', {}],
  ['wallet_and_card', { wallet_amount: 100, card_amount: 15 }],
  ['wallet', { wallet_amount: 115, card_amount: 0 }],
  ['tamara', { method: 'tamara' as const }],
  ['card', { method: 'loyalty_points' as const, loyalty_amount: 115, card_amount: 0 }],
])('an order names %s', (method, change) => {
  expect(orderMethod(step(change))).toBe(method);
});
