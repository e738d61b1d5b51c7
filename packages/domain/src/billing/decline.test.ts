import { expect, test } from 'vitest';
import { declineReason } from './index.ts';

test.each([
  ['INSUFFICIENT FUNDS', 'insufficient_funds'],
  ['Transaction amount exceeds the limit', 'insufficient_funds'],
  ['Expired Card', 'expired_card'],
  ['3-D Secure transaction attempt failed', 'not_confirmed'],
  ['Card not authenticated', 'not_confirmed'],
  ['DO NOT HONOUR', 'declined'],
])('S8.04 %j is told as %s', (message, reason) => {
  expect(declineReason(message)).toBe(reason);
});

test('S8.04 a provider that says nothing gives no reason', () => {
  expect(declineReason(undefined)).toBeUndefined();
  expect(declineReason('  ')).toBeUndefined();
});
