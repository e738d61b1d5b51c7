import { QueryClient, QueryObserver } from '@tanstack/react-query';
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
  /** What the server says of the time before the connection; it is asked with the age of the page. */
  readonly missed = vi.fn<(event: string, age: number) => Promise<{ missed: boolean }>>(async () => ({ missed: true }));
  timeout() {
    return { emitWithAck: this.missed };
  }
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
let client: QueryClient;
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
  client = new QueryClient();
  stop = keepSocketConnected(client);
  await vi.waitUntil(() => connection.listeners.has('connect'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test('D3.11 a socket that is refused because the log-in has too many waits longer each time, and as before once it was open', () => {
  connection.active = false;
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const waits = [0, 1, 2, 3].map((n) => {
    connection.emit('connect_error', new Error('too_many_connections'));
    const wait = 3000 * 2 ** (n + 1);
    vi.advanceTimersByTime(wait - 1);
    const early = connection.connect.mock.calls.length;
    vi.advanceTimersByTime(1);
    return [early, connection.connect.mock.calls.length];
  });
  expect(waits).toEqual([0, 1, 2, 3].map((n) => [n, n + 1]));
  connection.emit('connect');
  connection.emit('disconnect', 'io server disconnect');
  vi.advanceTimersByTime(3000);
  expect(connection.connect).toHaveBeenCalledTimes(5);
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

test.each(['notification', 'connect'])(
  'S9.01 a first read that was under way at %s may be older: it is made again, once, when its answer is there',
  async (event) => {
    const answers = [Promise.withResolvers<number>(), Promise.withResolvers<number>()];
    let reads = 0;
    const read = vi.fn<() => Promise<number>>(() => answers[reads++]!.promise);
    const shown = new QueryObserver(client, { queryKey: ['notifications', 'fetch'], queryFn: read, staleTime: longMs });
    const close = shown.subscribe(() => undefined);
    connection.emit(event);
    await vi.advanceTimersByTimeAsync(0);
    expect(read).toHaveBeenCalledOnce();
    answers[0]!.resolve(0);
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    answers[1]!.resolve(1);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe(1));
    expect(read).toHaveBeenCalledTimes(2);
    close();
  },
);

/** A list that is shown, and how often it has been read. */
const watchList = async () => {
  const read = vi.fn<() => Promise<number>>(async () => 1);
  const shown = new QueryObserver(client, { queryKey: ['orders', 'list'], queryFn: read, staleTime: longMs });
  const close = shown.subscribe(() => undefined);
  await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe(1));
  return { read, close };
};

test('D3.09 what the page has read is not read again when nothing was sent before the connection was open', async () => {
  const { read, close } = await watchList();
  await vi.advanceTimersByTimeAsync(3000);
  connection.missed.mockResolvedValue({ missed: false });
  connection.emit('connect');
  await vi.advanceTimersByTimeAsync(longMs);
  expect(read).toHaveBeenCalledOnce();
  expect(connection.missed).toHaveBeenCalledExactlyOnceWith('missed', expect.any(Number));
  expect(connection.missed.mock.calls[0]![1]).toBeGreaterThanOrEqual(3000);
  close();
});

test.each<[string, () => void]>([
  ['something was sent', () => connection.missed.mockResolvedValue({ missed: true })],
  ['the server does not answer', () => connection.missed.mockRejectedValue(new Error('timeout'))],
  ['the connection was refused before', () => connection.emit('connect_error', new Error('unavailable'))],
  ['the connection was there before', () => connection.emit('connect')],
])('D3.09 what the page has read is read again when %s', async (_, happen) => {
  const { read, close } = await watchList();
  connection.missed.mockResolvedValue({ missed: false });
  happen();
  await vi.advanceTimersByTimeAsync(0);
  const before = read.mock.calls.length;
  connection.emit('connect');
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(before + 1));
  close();
});

test.each(['visits', 'records', 'medications', 'medicalReports', 'prevention'])(
  'D10.10 what is shown of %s is read again when others have added to the record',
  async (module) => {
    const read = vi.fn<() => Promise<number>>(async () => 1);
    const shown = new QueryObserver(client, { queryKey: [module, 'shown'], queryFn: read, staleTime: longMs });
    const close = shown.subscribe(() => undefined);
    await vi.waitFor(() => expect(shown.getCurrentResult().data).toBe(1));
    connection.emit('record:new', { id: 7 });
    await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
    close();
  },
);

test('D11.06 what becomes of an order is read again by whoever ordered a refill by it', () => {
  const queryKey = ['medications', 'dueRefill'];
  client.setQueryData(queryKey, {});
  connection.emit('order', { id: 1 });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});

test.each([
  ['D12.02', 'what its insurer answered of a visit', 'appointment', 'insurance'],
  ['D3.03', 'who has access to whom', 'notification', 'family'],
  ['S4.05', 'a refund that has ended', 'notification', 'billing'],
])('%s %s is read again when it changes on another device', (_rule, _what, event, module) => {
  const queryKey = [module, 'shown'];
  client.setQueryData(queryKey, {});
  connection.emit(event, { id: 1 });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
