import { expect, test } from 'vitest';
import { expiryRuleOf } from './expiry.ts';

test.each([
  ['placed', 'confirmed', 'pharmacist', 'replace'],
  ['confirmed', 'processed', 'pharmacist', 'replace'],
  ['processed', 'ready_to_ship', 'pharmacist', 'replace'],
  ['ready_to_ship', 'out_for_delivery', 'pharmacist', 'refuse'],
  ['ready_to_ship', 'delivered', 'pharmacist', 'refuse'],
  ['rider_assigned', 'order_picked', 'rider', 'refuse'],
  ['out_for_delivery', 'rider_assigned', 'assignment', undefined],
  ['placed', 'rejected', 'pharmacist', undefined],
  ['ready_to_ship', 'cancelled', 'lapse', undefined],
  ['rider_assigned', 'out_for_delivery', 'rider', undefined],
  ['arrived', 'delivered', 'rider', undefined],
] as const)('D6.01 what expired in an order that goes from %s to %s by the %s: %s', (from, to, by, rule) => {
  expect(expiryRuleOf({ from, to, by })).toBe(rule);
});
