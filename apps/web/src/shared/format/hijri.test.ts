import { addDays, daysBetween } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { dayOfHijri, hijriOf } from './hijri.ts';

/** Every month of 1300 to 1500 AH. */
const months = Array.from({ length: 201 * 12 }, (_, n) => ({ year: 1300 + Math.floor(n / 12), month: 1 + (n % 12) }));

test('S5.10 no month has a day 0, 31 or, when it has 29 days, 30', () => {
  expect(dayOfHijri({ year: 1447, month: 1, day: 0 })).toBeUndefined();
  expect(dayOfHijri({ year: 1447, month: 1, day: 31 })).toBeUndefined();
  expect(dayOfHijri({ year: 1447, month: 13, day: 1 })).toBeUndefined();
});

test('S5.10 from 1300 to 1500 AH each month begins where the one before it ends, and is found again from either side', () => {
  const faults = months.flatMap(({ year, month }) => {
    const first = dayOfHijri({ year, month, day: 1 });
    const last29 = dayOfHijri({ year, month, day: 29 });
    const last30 = dayOfHijri({ year, month, day: 30 });
    const next = dayOfHijri({ year: month === 12 ? year + 1 : year, month: month === 12 ? 1 : month + 1, day: 1 });
    if (first === undefined || last29 === undefined || next === undefined) return [`${year}/${month}: missing`];
    const length = daysBetween(first, next);
    const is30 = last30 !== undefined;
    const fits = length === (is30 ? 30 : 29) && addDays(first, 28) === last29;
    const back = hijriOf(addDays(next, -1));
    return fits && back.year === year && back.month === month && back.day === length ? [] : [`${year}/${month}`];
  });
  expect(faults).toEqual([]);
});

test('S5.10 days that are printed on documents', () => {
  expect(dayOfHijri({ year: 1410, month: 8, day: 16 })).toBe('1990-03-14');
  expect(hijriOf('2026-11-22')).toEqual({ year: 1448, month: 6, day: 12 });
});
