import { describe, expect, test } from 'vitest';
import { openingHours } from './index.ts';

const on = (weekdays: readonly number[], opensAt: number, closesAt: number) =>
  weekdays.map((weekday) => ({ weekday, opensAt, closesAt }));
const closed = { opens: null, closes: null };

describe('opening hours', () => {
  test('days after one another with the same hours are one line, the week from Saturday', () => {
    expect(openingHours([...on([0, 1, 2, 3, 4, 6], 480, 1320), ...on([5], 960, 1320)])).toEqual([
      { from: 6, to: 4, opens: '08:00', closes: '22:00' },
      { from: 5, to: 5, opens: '16:00', closes: '22:00' },
    ]);
  });
  test('a day without hours is closed, between others too', () => {
    expect(openingHours(on([6, 1, 2, 3, 4], 510, 1260))).toEqual([
      { from: 6, to: 6, opens: '08:30', closes: '21:00' },
      { from: 0, to: 0, ...closed },
      { from: 1, to: 4, opens: '08:30', closes: '21:00' },
      { from: 5, to: 5, ...closed },
    ]);
  });
  test('midnight at the end of a day is 00:00, and a whole day begins and ends there', () => {
    expect(openingHours(on([0, 1, 2, 3, 4, 5, 6], 0, 1440))).toEqual([
      { from: 6, to: 5, opens: '00:00', closes: '00:00' },
    ]);
  });
  test('where no hours are known nothing is said', () => {
    expect(openingHours([])).toEqual([]);
  });
});
