import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';
import { openProcess } from './process.fixture.ts';

const w = await world({ connections: 6 });
/** What has passed in both processes, by their own count. */
let elapsed = 0;
const sockets: Socket[] = [];
const [one, other] = [await openProcess(w, () => elapsed), await openProcess(w, () => elapsed)];
const listening = `from pg_stat_activity where datname = current_database() and query like 'LISTEN "socket.io%'`;
beforeAll(
  () => vi.waitUntil(async () => (await w.pool.query(`select ${listening}`)).rowCount === 2, { timeout: 20_000 }),
  25_000,
);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => Promise.all([one.close(), other.close()]));

const pageAgeMs = 2000;
/** The socket of a page that has begun to read two seconds ago, and what it is told of the time before it was open. */
async function openPage(url: string, mrn: string): Promise<{ socket: Socket; missed: unknown }> {
  const token = await w.tokenOf(mrn);
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  const { missed } = (await socket.emitWithAck('missed', pageAgeMs)) as { missed: unknown };
  return { socket, missed };
}
const missedAt = async (url: string, mrn: string) => (await openPage(url, mrn)).missed;
const bothLongOpen = () => void (elapsed += 3_600_000);

test('D3.09 a booking between the first reads of a page and its socket is read again, whichever process it is connected to, and by nobody else', async () => {
  bothLongOpen();
  // Whoever is connected already hears it, and so shows that the other process has.
  const watching = await openPage(other.url, '1000010');
  expect(watching.missed).toBe(false);
  const heard = new Promise<void>((resolve) => watching.socket.once('appointment', () => resolve()));
  await book(await as(w, '1000010'), await newSlot(w, { at: new Date('2026-11-23T21:30:00Z') }));
  await one.dispatch();
  await heard;
  elapsed += pageAgeMs;
  expect(await Promise.all([missedAt(one.url, '1000010'), missedAt(other.url, '1000010')])).toEqual([true, true]);
  expect(await Promise.all([missedAt(one.url, '1000009'), missedAt(other.url, '1000009')])).toEqual([false, false]);
});

test('D3.09 a page reads again when its process did not hear the others for a while', async () => {
  bothLongOpen();
  expect(await missedAt(other.url, '1000007')).toBe(false);
  await w.pool.query(`select pg_terminate_backend(pid, 5000) ${listening}`);
  await vi.waitFor(async () => expect(await missedAt(other.url, '1000007')).toBe(true), { timeout: 20_000 });
});

test('D3.09 a page that says nothing sensible of its age reads again', async () => {
  bothLongOpen();
  const { socket } = await openPage(one.url, '1000007');
  const replies: unknown[] = [];
  for (const age of [-1, 1e9, 'now', null]) replies.push(await socket.emitWithAck('missed', age));
  expect(replies).toEqual(Array.from({ length: 4 }, () => ({ missed: true })));
});
