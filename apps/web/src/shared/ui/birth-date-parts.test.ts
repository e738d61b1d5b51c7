import { addDays } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { dayOfHijri, hijriOf } from '#shared/format/hijri.ts';
import { dayOfParts, inCalendar, partsOf } from './birth-date-parts.ts';

test.each([
  ['30', '2', '1990', 'gregory'],
  ['29', '2', '1900', 'gregory'],
  ['0', '1', '1990', 'gregory'],
  ['1', '', '1990', 'gregory'],
  ['1', '1', '90', 'gregory'],
  ['31', '8', '1410', 'hijri'],
  ['30', '2', '1447', 'hijri'],
  ['1', '1', '0001', 'hijri'],
] as const)('S5.10 day %s, month %s, year %s of %s is no birth date', (day, month, year, calendar) => {
  expect(dayOfParts({ day, month, year }, calendar)).toBe('');
});

test('S5.10 a birth date is typed in either calendar and means one day', () => {
  expect(dayOfParts({ day: '14', month: '3', year: '1990' }, 'gregory')).toBe('1990-03-14');
  expect(dayOfParts({ day: '16', month: '8', year: '1410' }, 'hijri')).toBe('1990-03-14');
  expect(partsOf('1990-03-14', 'hijri')).toEqual({ day: '16', month: '8', year: '1410' });
  expect(partsOf('', 'gregory')).toEqual({ day: '', month: '', year: '' });
});

test('S5.10 changing the calendar keeps the day, and half a date keeps what was typed', () => {
  const whole = partsOf('2008-02-29', 'gregory');
  expect(inCalendar(inCalendar(whole, 'gregory', 'hijri'), 'hijri', 'gregory')).toEqual(whole);
  expect(inCalendar({ day: '5', month: '2', year: '' }, 'gregory', 'hijri')).toEqual({ day: '5', month: '', year: '' });
});

test('S5.10 each day of 150 years is found again by its Hijri date', () => {
  const days = Array.from({ length: 5000 }, (_, n) => addDays('1890-01-01', n * 11));
  expect(days.filter((day) => dayOfHijri(hijriOf(day)) !== day)).toEqual([]);
});
