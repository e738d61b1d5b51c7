import { beforeEach, expect, test, vi } from 'vitest';
import { nativeNotification, onNotified } from './native-events.ts';

const worker = new EventTarget();

beforeEach(() => {
  const shell = new EventTarget();
  vi.stubGlobal('addEventListener', shell.addEventListener.bind(shell));
  vi.stubGlobal('removeEventListener', shell.removeEventListener.bind(shell));
  vi.stubGlobal('dispatchEvent', shell.dispatchEvent.bind(shell));
  vi.stubGlobal('navigator', { serviceWorker: worker });
});

const pushed = (data: unknown): boolean => worker.dispatchEvent(new MessageEvent('message', { data }));

test('S4.24 a native notification event refreshes the list, until the screen has gone', () => {
  const refresh = vi.fn<() => void>();
  const stop = onNotified(refresh);
  globalThis.dispatchEvent(new Event(nativeNotification));
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
  globalThis.dispatchEvent(new Event(nativeNotification));
  pushed({ kind: 'push' });
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('S4.24 a push that the service worker tells of refreshes the list; whatever else it says does not', () => {
  const refresh = vi.fn<() => void>();
  const stop = onNotified(refresh);
  for (const other of [undefined, 'push', { kind: 'other' }, null]) pushed(other);
  expect(refresh).not.toHaveBeenCalled();
  pushed({ kind: 'push' });
  expect(refresh).toHaveBeenCalledTimes(1);
  stop();
});
