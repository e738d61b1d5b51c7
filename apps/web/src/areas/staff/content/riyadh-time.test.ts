import { expect, test } from 'vitest';
import { instantOf } from './riyadh-time.ts';

test('D14.04 a typed time is one of Riyadh, wherever the browser is', () => {
  expect(instantOf('2026-11-23T00:00')).toBe('2026-11-22T21:00:00.000Z');
  expect(instantOf('2026-11-23T00:00:30')).toBe('2026-11-22T21:00:30.000Z');
  expect(instantOf('soon')).toBe('soon');
});
