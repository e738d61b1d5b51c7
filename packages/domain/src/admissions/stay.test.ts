import { expect, test } from 'vitest';
import { dayOfStay } from './index.ts';

test('D13.09 the days of a stay turn at midnight of Riyadh, not of the world', () => {
  // 22 November, 23:30 in Riyadh.
  const admitted = new Date('2026-11-22T20:30:00Z');
  expect(dayOfStay(admitted, admitted)).toBe(1);
  expect(dayOfStay(admitted, new Date('2026-11-22T20:59:59Z'))).toBe(1);
  expect(dayOfStay(admitted, new Date('2026-11-22T21:00:00Z'))).toBe(2);
  expect(dayOfStay(admitted, new Date('2026-11-24T00:00:00Z'))).toBe(3);
  expect(dayOfStay(admitted, new Date('2026-11-21T00:00:00Z'))).toBe(1);
});
