import { expect, test } from 'vitest';
import { daysOf, periodOf, periodState } from './periods.ts';

test('an offer of a day runs from its midnight in Riyadh to the next', () => {
  const period = periodOf('2026-11-21', '2026-11-21');
  expect(period).toEqual({ starts_at: '2026-11-20T21:00:00.000Z', ends_at: '2026-11-21T21:00:00.000Z' });
  expect(daysOf(period)).toEqual({ first: '2026-11-21', last: '2026-11-21' });
  expect(periodState(period, new Date('2026-11-21T20:59:59Z'))).toBe('runs');
  expect(periodState(period, new Date('2026-11-21T21:00:00Z'))).toBe('over');
  expect(periodState(period, new Date('2026-11-20T20:59:59Z'))).toBe('ahead');
});
test('a day that nobody changed keeps its hour', () => {
  const before = { starts_at: '2026-11-01T09:30:00.000Z', ends_at: '2026-11-30T12:00:00.000Z' };
  const { first, last } = daysOf(before);
  expect(periodOf(first, last, before)).toEqual(before);
  expect(periodOf(first, '2026-12-01', before)).toEqual({ ...before, ends_at: '2026-12-01T21:00:00.000Z' });
});
