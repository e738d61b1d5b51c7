import { expect, test } from 'vitest';
import { everyMs, isOld, positionFrom, waitBefore } from './position-rules.ts';

const measured = { coords: { latitude: 24.7, longitude: 46.6 }, timestamp: 1_000_000 };

test('a place is said with its age in whole seconds, whatever the clock of the phone says', () => {
  expect(positionFrom(measured, 1_000_000)).toEqual({ latitude: 24.7, longitude: 46.6, age: 0 });
  expect(positionFrom(measured, 1_002_600).age).toBe(3);
  expect(positionFrom(measured, 999_000).age).toBe(0);
});
test('the first place is said at once, the next one five seconds later', () => {
  expect(waitBefore(undefined, 50)).toBe(0);
  expect(waitBefore(1000, 1000)).toBe(everyMs);
  expect(waitBefore(1000, 1000 + everyMs - 1)).toBe(1);
  expect(waitBefore(1000, 1000 + everyMs)).toBe(0);
});
test('a place tells something for a minute', () => {
  expect(isOld(measured, 1_060_000)).toBe(false);
  expect(isOld(measured, 1_060_001)).toBe(true);
});
