import { afterEach, expect, test, vi } from 'vitest';
import { keepScreenOn } from './use-wake-lock.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A page that is seen or not, and what it asks of the screen. */
const page = () => {
  const release = vi.fn<() => Promise<void>>(async () => undefined);
  const request = vi.fn<(kind: string) => Promise<{ release: typeof release }>>(async () => ({ release }));
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { wakeLock: { request } });
  const show = (visibilityState: 'visible' | 'hidden'): void => {
    document.visibilityState = visibilityState;
    document.dispatchEvent(new Event('visibilitychange'));
  };
  return { release, request, show };
};

test('whoever looks at another app in a call and comes back has a screen that stays on again', () => {
  const { request, show } = page();
  keepScreenOn();
  show('hidden');
  expect(request).toHaveBeenCalledTimes(1);
  show('visible');
  expect(request).toHaveBeenCalledTimes(2);
});

test('after it the screen may go dark, and is asked for no more', async () => {
  const { release, request, show } = page();
  const end = keepScreenOn();
  end();
  show('visible');
  await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  expect(request).toHaveBeenCalledTimes(1);
});
