import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import { debounced, stopOnLeaving } from './debounced.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('S9.02 a search waits until the typing has rested for 1000 ms, and looks once for what was typed last', () => {
  const looked = vi.fn<(text: string) => void>();
  const search = debounced();
  for (const text of ['B', 'BL', 'BLS']) {
    search.later(() => looked(text));
    vi.advanceTimersByTime(999);
  }
  expect(looked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(looked.mock.calls).toEqual([['BLS']]);
});

test('S9.02 Enter looks at once, and what was waiting is not looked for again', () => {
  const looked = vi.fn<(text: string) => void>();
  const search = debounced();
  search.later(() => looked('BLS-1'));
  search.now(() => looked('BLS-12'));
  vi.advanceTimersByTime(5000);
  expect(looked.mock.calls).toEqual([['BLS-12']]);
});

test('a screen that has gone looks for nothing', () => {
  const looked = vi.fn<(text: string) => void>();
  const search = debounced();
  search.later(() => looked('BLS'));
  search.stop();
  vi.advanceTimersByTime(5000);
  expect(looked).not.toHaveBeenCalled();
});

test('S9.02 a result that is pressed within the second stays open; a filter does not end the search', () => {
  const looked = vi.fn<(text: string) => void>();
  const search = debounced();
  const history = createMemoryHistory({ initialEntries: ['/find-a-specialist'] });
  const leave = stopOnLeaving(search, history);
  search.later(() => looked('lay'));
  history.replace('/find-a-specialist?sort=fee');
  vi.advanceTimersByTime(1000);
  expect(looked.mock.calls).toEqual([['lay']]);
  search.later(() => looked('layla'));
  history.push('/find-a-specialist/1');
  vi.advanceTimersByTime(5000);
  search.later(() => looked('layla h'));
  history.back();
  vi.advanceTimersByTime(5000);
  expect(looked).toHaveBeenCalledTimes(1);
  leave();
});
