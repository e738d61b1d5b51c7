import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, night, paidVisit, putter } from '#modules/visits/visits.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { openProcess } from './process.fixture.ts';

const w = await world({ connections: 6 });
const one = await openProcess(w);
w.connect(one.platform.realtime);
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');
const sockets: Socket[] = [];
beforeEach(() => w.at(demoNow));
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => one.close());
const listening = `select from pg_stat_activity where datname = current_database() and query like 'LISTEN "socket.io%'`;
beforeAll(() => vi.waitUntil(async () => (await w.pool.query(listening)).rowCount === 1, { timeout: 20_000 }), 25_000);

const next = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    socket.once(event, (...payload: unknown[]) => resolve(payload));
  });
/** The socket of somebody, and for which persons it is told to read the record again. */
async function watch(who: string, inside?: string) {
  const auth = { token: await w.tokenOf(who, inside) };
  const socket = io(one.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  const told: number[] = [];
  socket.on('record:new', ({ id }: { id: number }) => void told.push(id));
  await next(socket, 'connect');
  return { socket, told };
}
const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

/** What the person and their guardian are told while a summary with this diagnosis is signed and added to. */
async function whileSigned(mrn: string, day: string, code: string) {
  const { id } = await paidVisit(w, await as(w, '1000002', mrn), { day });
  await w.dispatch();
  w.at(addMinutes(night(day), 5));
  const [person, guardian] = [await watch(mrn), await watch('1000002', mrn)];
  await put(`/appointments/${id}/summary`, { findings: 'Seen', diagnoses: [{ code }], advice: '', medicines: [] });
  expect((await layla.post(`/appointments/${id}/summary/sign`, {})).http).toBe(200);
  await w.dispatch();
  expect((await layla.post(`/appointments/${id}/summary/addenda`, { text: 'More' })).http).toBe(200);
  await w.dispatch();
  // What is sent last shows that nothing more comes.
  const last = Promise.all([person, guardian].map(({ socket }) => next(socket, 'ticket')));
  one.platform.realtime.send(await idOf(mrn), 'ticket', { id });
  await last;
  return { person: person.told, guardian: guardian.told };
}

describe('D10.10 D11.01 a summary that is signed and added to is read again', () => {
  test('by somebody of sixteen alone when its diagnosis is sensitive', async () => {
    const omar = await idOf('1000004');
    expect(await whileSigned('1000004', '01', 'F32.9')).toEqual({ person: [omar, omar], guardian: [] });
  });
  test('by their guardian too when it is not', async () => {
    const omar = await idOf('1000004');
    expect(await whileSigned('1000004', '02', 'J06.9')).toEqual({ person: [omar, omar], guardian: [omar, omar] });
  });
});
