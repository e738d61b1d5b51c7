import { expect, test } from 'vitest';
import { sizeOf, runningCopy, pollInterval } from './copy-polling.ts';
import type { Copies } from './api-types.ts';

const copy = {
  id: 1,
  percent: 0,
  asked_at: '2026-11-22T06:00:00Z',
  asked_by: 'self',
  ready_at: null,
  expires_at: null,
  bytes: null,
} as const;
const copiesIn = (...states: Copies['items'][number]['state'][]): Copies => ({
  items: states.map((state) => ({ ...copy, state })),
  left_today: 1,
  may_ask: true,
  why_not: null,
});

test('the progress is asked for less and less often, and never more seldom than every eight seconds', () => {
  expect([0, 1, 5, 100].map(pollInterval)).toEqual([1000, 1500, 3500, 8000]);
});
test('only a copy that waits or is made is under way', () => {
  expect(runningCopy(undefined)).toBeUndefined();
  expect(runningCopy(copiesIn('ready', 'failed', 'removed'))).toBeUndefined();
  expect(runningCopy(copiesIn('ready', 'waiting'))?.state).toBe('waiting');
  expect(runningCopy(copiesIn('running'))?.state).toBe('running');
});
test('a size is read in the unit that fits it', () => {
  expect([10, 9678, 999_499, 1_000_000, 12_340_000].map(sizeOf)).toEqual([
    { unit: 'kb', size: 1 },
    { unit: 'kb', size: 10 },
    { unit: 'kb', size: 999 },
    { unit: 'mb', size: 1 },
    { unit: 'mb', size: 12.3 },
  ]);
});
