import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { sara } from './sara.testing.ts';

const made = vi.hoisted(() => ({ io: vi.fn<() => unknown>() }));
vi.mock('socket.io-client', () => made);

/** The library's socket, as far as it is used here. `active`: it connects again by itself. */
class Line {
  readonly listeners = new Map<string, (...said: unknown[]) => void>();
  active = true;
  connected = false;
  readonly connect = vi.fn<() => void>();
  readonly close = vi.fn<() => void>();
  on(event: string, listener: (...said: unknown[]) => void): void {
    this.listeners.set(event, listener);
  }
  emit(event: string, ...said: unknown[]): void {
    this.listeners.get(event)?.(...said);
  }
}

/** Longer than any wait before a connection is tried again. */
const longMs = 60_000;

let line: Line;
let stop: () => void;

beforeEach(async () => {
  stubBrowser();
  vi.resetModules();
  vi.useFakeTimers();
  line = new Line();
  made.io.mockReturnValue(line);
  const [{ startSession }, { followServer }] = await Promise.all([import('./session.ts'), import('./socket.ts')]);
  startSession({ token: 'sara', user: { ...sara, is_privacy_agreed: true } }, false);
  stop = followServer(new QueryClient());
  await vi.waitUntil(() => line.listeners.has('connect'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, () => void]>([
  ['closed', () => line.emit('disconnect', 'io server disconnect')],
  ['refused for now', () => line.emit('connect_error', new Error('unavailable'))],
])('a socket that the server has %s is connected again, not at once', (_, happen) => {
  line.active = false;
  happen();
  expect(line.connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(longMs);
  expect(line.connect).toHaveBeenCalledOnce();
});

test('a socket whose connection broke is left to the library, which connects it again', () => {
  line.emit('disconnect', 'transport close');
  vi.advanceTimersByTime(longMs);
  expect(line.connect).not.toHaveBeenCalled();
});

test('a socket that is not needed any more stays closed', async () => {
  line.active = false;
  line.emit('disconnect', 'io server disconnect');
  stop();
  await vi.advanceTimersByTimeAsync(longMs);
  expect(line.connect).not.toHaveBeenCalled();
});
