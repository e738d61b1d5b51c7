import { expect, test } from 'vitest';
import { retryWaitMs } from './retry-wait.ts';

test('what could not be saved is sent again after 2, 4, 8 seconds and so on, each minute at the longest', () => {
  expect([1, 2, 3, 5, 6, 7, 2000].map(retryWaitMs)).toEqual([2000, 4000, 8000, 32_000, 60_000, 60_000, 60_000]);
});
