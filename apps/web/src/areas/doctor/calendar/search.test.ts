import { expect, test } from 'vitest';
import { appointmentsSearch, weekAround } from './search.ts';

test('the address keeps a real day and the week, and nothing else', () => {
  expect(appointmentsSearch({ view: 'week', day: '2026-11-23' })).toEqual({ view: 'week', day: '2026-11-23' });
  for (const day of ['2026-02-30', '23.11.2026', '1999-12-31', '2100-01-01', 20261123, null])
    expect(appointmentsSearch({ day })).toEqual({});
  expect(appointmentsSearch({ view: 'month' })).toEqual({});
});

test('a week begins on Sunday', () => {
  expect(weekAround('2026-11-22')[0]).toBe('2026-11-22');
  expect(weekAround('2026-11-28')).toEqual(weekAround('2026-11-22'));
  expect(weekAround('2027-01-01').at(-1)).toBe('2027-01-02');
});
