import { io, type Socket } from 'socket.io-client';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, expect, test } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { openSocketServer } from '#platform/realtime/socket-server.ts';
import { next } from '#test/factories/sockets.ts';
import { world } from '#test/world.ts';
import { socketUserBy } from '../../modules.ts';
import { clinicsOf, device, frontDesk, somebody, walkIn } from './queue.fixture.ts';

const w = await world({ connections: 6 });
const { skin } = await clinicsOf(w);
await w.app.listen({ port: 0, host: '127.0.0.1' });
const { pool } = openDatabase(w.url, { max: 2 });
const opened = openSocketServer({
  http: w.app.server,
  pool,
  log: w.app.log,
  accepts: () => true,
  signIn: (token) => socketUserBy(w.db, token, w.clock.now()),
  handlers: w.socketHandlers,
  limits: w.config,
  now: () => w.clock.now(),
});
w.connect(opened.realtime);
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(async () => {
  await opened.close();
  await pool.end();
});

function dial(token: string): Socket {
  const url = `http://127.0.0.1:${(w.app.server.address() as AddressInfo).port}`;
  const socket = io(url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  return socket;
}
async function connect(token: string): Promise<Socket> {
  const socket = dial(token);
  await next(socket, 'connect');
  return socket;
}

test('D13.03 a board hears that a queue of its branch changed, and nothing about anybody', async () => {
  const board = await device(w, 'board', skin.locationId);
  const socket = await connect(board.token);
  const received: unknown[][] = [];
  socket.onAny((...event: unknown[]) => received.push(event));
  const told = next(socket, 'queue');
  await walkIn(w, somebody(w, '1000001'), skin.id);
  await w.dispatch();
  expect(await told).toEqual([{ id: skin.id }]);
  // What it asks for itself is not heard: rooms follow from its token, and it has nothing to say.
  const answer = socket.timeout(300).emitWithAck('position', { latitude: 24, longitude: 46, age: 0 });
  await expect(answer).rejects.toThrow('timed out');
  expect(new Set(received.map(([event]) => event))).toEqual(new Set(['queue']));
});

test('D13.03 a board of another branch hears nothing of it', async () => {
  const other = await w.db
    .selectFrom('location')
    .select('id')
    .where('id', '<>', skin.locationId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const [here, there] = [await device(w, 'board', skin.locationId), await device(w, 'board', other.id)];
  const [near, far] = [await connect(here.token), await connect(there.token)];
  const received: unknown[] = [];
  far.onAny((...event: unknown[]) => received.push(event));
  const told = next(near, 'queue');
  opened.realtime.sendToBranch(skin.locationId, 'queue', { id: 7 });
  await told;
  // Events keep their order: once its own has come, the other's can come no more.
  const own = next(far, 'queue');
  opened.realtime.sendToBranch(other.id, 'queue', { id: 8 });
  await own;
  expect(received).toEqual([['queue', { id: 8 }]]);
});

test('D13.03 a pairing that is ended ends the socket at once, and it does not come back', async () => {
  const board = await device(w, 'board', skin.locationId);
  const socket = await connect(board.token);
  const closed = Promise.all([next(socket, 'session_ended'), next(socket, 'disconnect')]);
  await frontDesk(w).delete(`/staff/queue/devices/${board.id}`);
  await closed;
  const [error] = (await next(dial(board.token), 'connect_error')) as [Error];
  expect(error.message).toBe('unauthenticated');
});
