import { expect, test } from 'vitest';
import { codeRules, digitsFor, type CodePurpose } from './one-time-code.ts';

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
