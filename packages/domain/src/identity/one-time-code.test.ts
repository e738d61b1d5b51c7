import { expect, test } from 'vitest';
import { codeRules, digitsFor, triesOf, type CodePurpose } from './one-time-code.ts';

test('S4.15 S5.03 the code of an order has six digits, every other one four', () => {
  const others = [
    'login',
    'register',
    'reset',
    'delete',
    'consent',
    'contact',
  ] as const satisfies readonly CodePurpose[];
  expect([digitsFor('order'), ...others.map((purpose) => digitsFor(purpose))]).toEqual([6, 4, 4, 4, 4, 4, 4]);
  expect(codeRules.orderDigits).not.toBe(codeRules.digits);
});

test('D3.02 at an address with too many wrong codes a registration has two tries alone, and nothing else has any', () => {
  const all = ['login', 'register', 'reset', 'delete', 'consent', 'contact', 'order'] as const;
  expect(all.map((purpose) => triesOf(purpose, false))).toEqual(all.map(() => 5));
  expect(all.filter((purpose) => triesOf(purpose, true) > 0)).toEqual(['register']);
  expect(triesOf('register', true)).toBe(2);
});
