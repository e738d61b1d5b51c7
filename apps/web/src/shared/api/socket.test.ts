import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from './browser.testing.ts';
import { sara } from './sara.testing.ts';

const made = vi.hoisted(() => ({ io: vi.fn<() => unknown>() }));
vi.mock('socket.io-client', () => made);

/** The library's socket, as far as it is used here. `active`: it connects again by itself. */
class Connection {
  readonly listeners = new Map<string, (...args: unknown[]) => void>();
  active = true;
  connected = false;
  readonly connect = vi.fn<() => void>();
  readonly close = vi.fn<() => void>();
  on(event: string, listener: (...args: unknown[]) => void): void {
    this.listeners.set(event, listener);
  }
  emit(event: string, ...args: unknown[]): void {
    this.listeners.get(event)?.(...args);
  }
}

/** Longer than any wait before a connection is tried again. */
const longMs = 60_000;

let connection: Connection;
let stop: () => void;

beforeEach(async () => {
  stubBrowser();
  vi.resetModules();
  vi.useFakeTimers();
  connection = new Connection();
  made.io.mockReturnValue(connection);
  const [{ startSession }, { keepSocketConnected }] = await Promise.all([
    import('./session.ts'),
    import('./socket.ts'),
  ]);
  startSession({ token: 'sara', user: { ...sara, is_privacy_agreed: true } }, false);
  stop = keepSocketConnected(new QueryClient());
  await vi.waitUntil(() => connection.listeners.has('connect'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each<[string, () => void]>([
  ['closed', () => connection.emit('disconnect', 'io server disconnect')],
  ['refused for now', () => connection.emit('connect_error', new Error('unavailable'))],
])('a socket that the server has %s is connected again, not at once', (_, happen) => {
  connection.active = false;
  happen();
  expect(connection.connect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(longMs);
  expect(connection.connect).toHaveBeenCalledOnce();
});

test('a socket whose connection broke is left to the library, which connects it again', () => {
  connection.emit('disconnect', 'transport close');
  vi.advanceTimersByTime(longMs);
  expect(connection.connect).not.toHaveBeenCalled();
});

test('a socket that is not needed any more stays closed', async () => {
  connection.active = false;
  connection.emit('disconnect', 'io server disconnect');
  stop();
  await vi.advanceTimersByTimeAsync(longMs);
  expect(connection.connect).not.toHaveBeenCalled();
});
