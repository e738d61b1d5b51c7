import { expect, test } from 'vitest';
import { isBirthDay } from './birth-day.ts';

test.each([
  ['1900-01-01', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
  ['1899-12-31', false],
  // Of the Hijri calendar.
  ['1411-05-12', false],
  ['1990-02-30', false],
  ['1990-05', false],
  ['12/05/1990', false],
  ['١٩٩٠-٠٥-١٢', false],
])('D9.01 a birth on %s, told on 2026-11-22: %s', (day, isOne) => {
  expect(isBirthDay(day, '2026-11-22')).toBe(isOne);
});
