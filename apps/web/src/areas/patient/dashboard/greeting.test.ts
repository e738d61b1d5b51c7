import { expect, test } from 'vitest';
import { partOfDay } from './greeting.ts';

test('the greeting goes by the hour in Riyadh, whatever the zone of the browser', () => {
  expect(partOfDay(new Date('2026-11-22T00:59:59Z'))).toBe('evening');
  expect(partOfDay(new Date('2026-11-22T01:00:00Z'))).toBe('morning');
  expect(partOfDay(new Date('2026-11-22T08:59:59Z'))).toBe('morning');
  expect(partOfDay(new Date('2026-11-22T09:00:00Z'))).toBe('afternoon');
  expect(partOfDay(new Date('2026-11-22T13:59:59Z'))).toBe('afternoon');
  expect(partOfDay(new Date('2026-11-22T14:00:00Z'))).toBe('evening');
});
