import { expect, test } from 'vitest';
import { methodOf, sharesOf } from './amounts.ts';

test('an empty or switched-off wallet leaves all to the card', () => {
  expect(sharesOf(350, 0, true)).toEqual({ wallet: 0, card: 350 });
  expect(sharesOf(350, 500, false)).toEqual({ wallet: 0, card: 350 });
});

test('the wallet pays as far as it goes, to the halala', () => {
  expect(sharesOf(350.1, 100.05, true)).toEqual({ wallet: 100.05, card: 250.05 });
  expect(sharesOf(0.3, 0.1, true)).toEqual({ wallet: 0.1, card: 0.2 });
  expect(sharesOf(350, 500, true)).toEqual({ wallet: 350, card: 0 });
});

test('the method follows from the shares', () => {
  expect(methodOf({ wallet: 0, card: 350 })).toBe('card');
  expect(methodOf({ wallet: 350, card: 0 })).toBe('wallet');
  expect(methodOf({ wallet: 100, card: 250 })).toBe('wallet_and_card');
  expect(methodOf({ wallet: 0, card: 0 })).toBe('card');
});
