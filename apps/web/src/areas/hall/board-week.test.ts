import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from '#shared/api/browser.testing.ts';
import { connectHall, hallInterval } from './hall-socket.ts';
import { announcer, boardQuery } from './use-board.ts';

const made = vi.hoisted(() => ({ io: vi.fn<() => unknown>() }));
vi.mock('socket.io-client', () => made);

const minuteMs = 60_000;
const weekHours = 7 * 24;

/** The library's socket, as far as the hall uses it. `active`: it connects again by itself. */
class Connection {
  readonly listeners: [event: string, listener: (...args: unknown[]) => void][] = [];
  active = true;
  readonly connect = vi.fn<() => void>();
  readonly close = vi.fn<() => void>();
  on(event: string, listener: (...args: unknown[]) => void): void {
    this.listeners.push([event, listener]);
  }
  removeAllListeners(): void {
    this.listeners.length = 0;
  }
  emit(event: string, ...args: unknown[]): void {
    for (const [of, listener] of this.listeners) if (of === event) listener(...args);
  }
}

class Utterance extends EventTarget {
  lang = '';
  rate = 1;
  voice = null;
  readonly text: string;
  constructor(text: string) {
    super();
    this.text = text;
  }
}

/** A speaker of the browser, which gets stuck for a while: what it says then never ends. */
class Speaker {
  readonly queue: Utterance[] = [];
  isStuck = false;
  said = 0;
  get speaking(): boolean {
    return this.queue.length > 0;
  }
  getVoices(): [] {
    return [];
  }
  speak(utterance: Utterance): void {
    this.queue.push(utterance);
  }
  cancel(): void {
    for (const utterance of this.queue.splice(0))
      utterance.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
  }
  /** A minute is enough for all that waits. */
  minute(): void {
    if (this.isStuck) return;
    for (const utterance of this.queue.splice(0)) {
      this.said += 1;
      utterance.dispatchEvent(new Event('end'));
    }
  }
}

const ticket = (n: number) => ({
  key: `${n}.0.1`,
  token_number: `A${String(n % 1000).padStart(3, '0')}`,
  state: 'called',
});
/** What the server answers in a minute: the last five calls, of which there is a new one every other minute. */
const boardAt = (minute: number) => ({
  status: true,
  data: {
    location: { id: 1, title: 'Riyadh', title_ar: 'الرياض' },
    calls: [0, 1, 2, 3, 4].map((n) => ticket(Math.floor(minute / 2) + 5 - n)),
    next: ['A900'],
  },
});

/** A board that hangs in the hall: socket, reading and voice as the page joins them. */
function hang(client: QueryClient, connection: Connection) {
  let isLive = false;
  const onRevoked = vi.fn<() => void>();
  const options = () => boardQuery(onRevoked, hallInterval(isLive));
  const observer = new QueryObserver(client, options());
  const hear = announcer();
  const leave = observer.subscribe(({ data }) => hear(data?.calls, true, onRevoked));
  const close = connectHall('board', {
    onChange: () => void client.invalidateQueries({ queryKey: ['hall', 'board'] }),
    onLine: (live) => {
      isLive = live;
      observer.setOptions(options());
    },
  });
  const down = (): void => {
    leave();
    close();
  };
  return { observer, onRevoked, connection, down };
}

let speaker: Speaker;
let replies: (() => Response | Promise<Response>)[];
let minute: number;
let client: QueryClient;
let board: ReturnType<typeof hang>;

beforeEach(async () => {
  ({ replies } = stubBrowser());
  localStorage.setItem('queueBoardToken', 'board');
  vi.useFakeTimers();
  speaker = new Speaker();
  vi.stubGlobal('speechSynthesis', speaker);
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance);
  minute = 0;
  const connection = new Connection();
  made.io.mockReturnValue(connection);
  client = new QueryClient();
  client.mount();
  board = hang(client, connection);
  await vi.waitUntil(() => connection.listeners.length > 0);
});
afterEach(() => {
  board.down();
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** One minute of the hall: reads are answered unless the line is lost. */
async function pass(isLost: boolean): Promise<void> {
  minute += 1;
  replies.length = 0;
  if (!isLost) replies.push(...Array.from({ length: 30 }, () => () => json(200, boardAt(minute))()));
  await vi.advanceTimersByTimeAsync(minuteMs);
  speaker.minute();
}

/** What must not grow, however long a board hangs. */
const sizes = () => ({
  timers: vi.getTimerCount(),
  listeners: board.connection.listeners.length,
  queries: client.getQueryCache().getAll().length,
  observers: client
    .getQueryCache()
    .find({ queryKey: ['hall', 'board'] })
    ?.getObserversCount(),
  calls: board.observer.getCurrentResult().data?.calls.length,
  spoken: speaker.queue.length,
});

/** An hour of a bad day: every event of the socket, the line away for minutes, the voice stuck for half of it. */
async function hour(): Promise<void> {
  const { connection } = board;
  speaker.isStuck = true;
  for (let n = 0; n < 60; n += 1) {
    const isLost = n >= 10 && n < 16;
    if (n === 10) connection.emit('disconnect', 'transport close');
    connection.active = !isLost;
    if (isLost) connection.emit('connect_error', new Error('no line'));
    if (n === 16) connection.emit('connect');
    if (n === 20) connection.emit('disconnect', 'io server disconnect');
    if (n === 21) connection.emit('connect');
    if (n === 30) speaker.isStuck = false;
    if (!isLost) connection.emit('queue');
    await pass(isLost);
  }
}

test('D13.03 a board that hangs for a week of calls, lost lines and a stuck voice keeps no more than after its first hour', async () => {
  board.connection.emit('connect');
  await hour();
  const first = sizes();
  expect(first).toMatchObject({ queries: 1, observers: 1, calls: 5, spoken: 0 });
  const timers: number[] = [];
  for (let n = 1; n < weekHours; n += 1) {
    await hour();
    timers.push(sizes().timers);
  }
  expect(sizes()).toEqual(first);
  expect(Math.max(...timers)).toBe(first.timers);
  expect(board.onRevoked).not.toHaveBeenCalled();
  // It still shows what is called now, and says it.
  board.connection.emit('queue');
  await vi.advanceTimersByTimeAsync(0);
  expect(board.observer.getCurrentResult().data?.calls[0]).toEqual(ticket(Math.floor(minute / 2) + 5));
  expect(speaker.said).toBeGreaterThan(weekHours * 15);
});

test('D13.03 behind a voice that got stuck no more waits than a few calls', async () => {
  board.connection.emit('connect');
  await pass(false);
  speaker.isStuck = true;
  const waiting: number[] = [];
  for (let n = 0; n < 200; n += 1) {
    board.connection.emit('queue');
    await pass(false);
    waiting.push(speaker.queue.length);
  }
  expect(Math.max(...waiting)).toBeLessThanOrEqual(8);
  expect(Math.max(...waiting)).toBeGreaterThan(0);
});

test('D13.03 a board that is taken down leaves no timer, listener or connection behind', async () => {
  const { connection } = board;
  connection.active = false;
  connection.emit('connect_error', new Error('unavailable'));
  connection.emit('disconnect', 'io server disconnect');
  board.down();
  await vi.advanceTimersByTimeAsync(10 * minuteMs);
  expect(connection.close).toHaveBeenCalledOnce();
  expect(connection.connect).not.toHaveBeenCalled();
  expect(connection.listeners).toEqual([]);
});
