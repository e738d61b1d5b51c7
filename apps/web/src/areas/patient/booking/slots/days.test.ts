import { expect, test } from 'vitest';
import { firstOfMonth, monthsOf, sevenDays, weekOf } from './days.ts';

test('seven days are counted off from today, so that none of the first has passed', () => {
  expect(sevenDays('2026-11-21', '2026-11-21').at(0)).toBe('2026-11-21');
  expect(sevenDays('2026-11-27', '2026-11-21').at(0)).toBe('2026-11-21');
  expect(sevenDays('2026-11-28', '2026-11-21').at(0)).toBe('2026-11-28');
  expect(sevenDays('2026-11-01', '2026-11-21').at(0)).toBe('2026-11-21');
});

test('a week begins on Sunday', () => {
  expect(weekOf('2026-11-21')).toEqual([
    '2026-11-15',
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
});

test('a week over the turn of the year touches two months', () => {
  expect(monthsOf(sevenDays('2026-12-28', '2026-12-28'))).toEqual([
    { year: 2026, month: 12 },
    { year: 2027, month: 1 },
  ]);
});

test('months are turned over the year', () => {
  expect(firstOfMonth('2026-12-31', 1)).toBe('2027-01-01');
  expect(firstOfMonth('2027-01-15', -1)).toBe('2026-12-01');
});
