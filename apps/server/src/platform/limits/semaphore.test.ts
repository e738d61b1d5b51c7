import { afterEach, describe, expect, test, vi } from 'vitest';
import { keyedSemaphore, QueueFull, semaphore } from './semaphore.ts';

afterEach(() => vi.useRealTimers());

describe('a semaphore', () => {
  test('lets as many work as its limit says, in the order of asking, and refuses when the line is full', async () => {
    const permits = semaphore({ limit: 2, queue: 2 });
    const begun: number[] = [];
    const ends: (() => void)[] = [];
    const work = (n: number) =>
      permits.run(() => {
        begun.push(n);
        return new Promise<void>((end) => ends.push(end));
      });
    const all = [work(1), work(2), work(3), work(4)];
    await expect(work(5)).rejects.toBeInstanceOf(QueueFull);
    expect(begun).toEqual([1, 2]);
    ends[1]!();
    await all[1];
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3]));
    ends[0]!();
    await all[0];
    await vi.waitFor(() => expect(begun).toEqual([1, 2, 3, 4]));
    for (const end of ends) end();
    await Promise.all(all);
    expect(permits.isIdle()).toBe(true);
  });
  test('takes a permit back from work that failed', async () => {
    const permits = semaphore({ limit: 1, queue: 0 });
    await expect(permits.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await permits.run(async () => 'next')).toBe('next');
  });
  test('takes a permit back once only', async () => {
    const permits = semaphore({ limit: 1, queue: 0 });
    const release = await permits.acquire();
    release();
    const held = await permits.acquire();
    release();
    await expect(permits.acquire()).rejects.toBeInstanceOf(QueueFull);
    held();
  });
});

describe('a wait', () => {
  test('ends when its signal is aborted: the waiter leaves the line and never gets a permit', async () => {
    const permits = semaphore({ limit: 1, queue: 1 });
    const release = await permits.acquire();
    const gone = new AbortController();
    const waiter = permits.acquire({ signal: gone.signal });
    gone.abort(new Error('gone'));
    await expect(waiter).rejects.toThrow('gone');
    // Its place in the line is free.
    const next = permits.acquire();
    release();
    (await next)();
    expect(permits.isIdle()).toBe(true);
  });
  test('does not begin for whose signal was aborted before', async () => {
    const permits = semaphore({ limit: 1, queue: 1 });
    await expect(permits.acquire({ signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    expect(permits.isIdle()).toBe(true);
  });
  test('ends when it takes too long', async () => {
    vi.useFakeTimers();
    const permits = semaphore({ limit: 1, queue: 1, waitMs: 1000 });
    const release = await permits.acquire();
    const waiter = permits.acquire();
    vi.advanceTimersByTime(1000);
    await expect(waiter).rejects.toBeInstanceOf(QueueFull);
    release();
    expect(permits.isIdle()).toBe(true);
  });
  test.each([Infinity, 2 ** 31])('of %d milliseconds does not end by the clock', async (waitMs) => {
    vi.useFakeTimers();
    const permits = semaphore({ limit: 1, queue: 1, waitMs });
    const release = await permits.acquire();
    const waiter = permits.acquire();
    await vi.advanceTimersByTimeAsync(24 * 3_600_000);
    release();
    (await waiter)();
    expect(permits.isIdle()).toBe(true);
  });
});

describe('semaphores by key', () => {
  test('count each key by itself and drop those that are not in use', async () => {
    const permits = keyedSemaphore({ limit: 1, queue: 0 });
    const one = await permits.acquire('one');
    await expect(permits.acquire('one')).rejects.toBeInstanceOf(QueueFull);
    const another = await permits.acquire('another');
    expect(permits.size()).toBe(2);
    one();
    another();
    expect(permits.size()).toBe(0);
  });
  test('drop a key whose only request was aborted', async () => {
    const permits = keyedSemaphore({ limit: 1, queue: 0 });
    await expect(permits.acquire('one', { signal: AbortSignal.abort(new Error('gone')) })).rejects.toThrow('gone');
    expect(permits.size()).toBe(0);
  });
});
