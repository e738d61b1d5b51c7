import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { retryWithBackoff, waitMs } from './backoff.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the waits grow from five seconds to five minutes', () => {
  expect([0, 1, 2, 3, 20].map(waitMs)).toEqual([5000, 10_000, 20_000, 40_000, 300_000]);
});

test('it tries at longer and longer intervals while something waits, and no more once nothing does', async () => {
  let waiting = true;
  const attempt = vi.fn<() => Promise<void>>(async () => undefined);
  retryWithBackoff(() => waiting, attempt).schedule();
  await vi.advanceTimersByTimeAsync(14_999);
  expect(attempt).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(attempt).toHaveBeenCalledTimes(2);
  waiting = false;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(attempt).toHaveBeenCalledTimes(3);
});

test('a connection that may be back is tried at once, and the waits begin anew', async () => {
  const attempt = vi.fn<() => Promise<void>>(async () => undefined);
  const { schedule, retryNow } = retryWithBackoff(() => true, attempt);
  schedule();
  await vi.advanceTimersByTimeAsync(15_000);
  retryNow();
  expect(attempt).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5000);
  expect(attempt).toHaveBeenCalledTimes(4);
});
