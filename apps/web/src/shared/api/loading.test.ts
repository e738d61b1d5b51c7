import { expect, test, vi } from 'vitest';
import { isLoading, onceLoaded, whileLoading } from './loading.ts';

test('what waits for rest is told once, when the last of the calls has been answered', async () => {
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const calls = [first, second].map(({ promise }) => whileLoading('/api/v1/locations', () => promise));
  const listener = vi.fn<() => void>();
  onceLoaded(listener);
  first.resolve();
  await calls[0];
  expect(listener).not.toHaveBeenCalled();
  second.resolve();
  await calls[1];
  expect(listener).toHaveBeenCalledOnce();
  await whileLoading('/api/v1/locations', async () => {});
  expect(listener).toHaveBeenCalledOnce();
});

test('where nothing is under way it is told at once, and where it has left it is told nothing', async () => {
  const listener = vi.fn<() => void>();
  onceLoaded(listener);
  expect(listener).toHaveBeenCalledOnce();
  const call = Promise.withResolvers<void>();
  const loading = whileLoading('/api/v1/locations', () => call.promise);
  const gone = vi.fn<() => void>();
  onceLoaded(gone)();
  call.resolve();
  await loading;
  expect(gone).not.toHaveBeenCalled();
});

test('S9.06 settings that do not come hold nothing up, and move the indicator all the same', async () => {
  const settings = Promise.withResolvers<void>();
  const loading = whileLoading('/api/v1/system-settings', () => settings.promise);
  const listener = vi.fn<() => void>();
  onceLoaded(listener);
  expect(listener).toHaveBeenCalledOnce();
  expect(isLoading()).toBe(true);
  settings.resolve();
  await loading;
  expect(isLoading()).toBe(false);
});
