import { expect, test } from 'vitest';
import { msToNextChange } from './next-change.ts';

const visit = {
  starts_at: '2026-11-22T14:30:00.000Z',
  ends_at: '2026-11-22T14:50:00.000Z',
  check_in_from: '2026-11-22T14:00:00.000Z',
  join_from: '2026-11-22T13:30:00.000Z',
  join_until: '2026-11-22T15:30:00.000Z',
  hold_until: null,
};
const at = (time: string): Date => new Date(`2026-11-22T${time}Z`);

test('nothing is asked again when there is nothing ahead', () => {
  expect(msToNextChange(undefined, at('12:00:00'))).toBe(false);
  expect(msToNextChange([], at('12:00:00'))).toBe(false);
  expect(msToNextChange([visit], at('15:30:01'))).toBe(false);
});

test('the next time of any visit counts, a second after it', () => {
  expect(msToNextChange([visit], at('13:29:00'))).toBe(61_000);
  expect(msToNextChange([visit], at('13:30:00'))).toBe(1000);
  expect(msToNextChange([visit], at('13:59:59.500'))).toBe(1500);
  expect(msToNextChange([visit, { ...visit, hold_until: '2026-11-22T13:20:00.000Z' }], at('13:19:00'))).toBe(61_000);
});

test('it is never longer than an hour', () => {
  expect(msToNextChange([visit], new Date('2026-11-01T00:00:00Z'))).toBe(3_600_000);
});
