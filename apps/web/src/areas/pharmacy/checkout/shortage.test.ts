import { expect, test } from 'vitest';
import { agreementOf } from './shortage.ts';

const cart = { amount: 64.4 };

test('D15.02 a transfer is agreed to at the price that the page shows, a split at that of its first part', () => {
  expect(agreementOf({ way: 'transfer', amount: null }, cart)).toEqual({ sourcing: 'transfer', amount: 64.4 });
  expect(agreementOf({ way: 'split', amount: 20 }, cart)).toEqual({ sourcing: 'split', amount: 20 });
});
