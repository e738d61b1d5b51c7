import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { as, paidVisit, type Client } from '#modules/visits/visits.fixture.ts';
import { world } from '#test/world.ts';
import { openProcess } from './process.fixture.ts';

const w = await world({ connections: 6 });
/** What has passed in the process, by its own count. */
let elapsed = 0;
const one = await openProcess(w, () => elapsed);
w.connect(one.platform.realtime);
const layla = await as(w, 'D1001');
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => one.close());
const listening = `select from pg_stat_activity where datname = current_database() and query like 'LISTEN "socket.io%'`;
beforeAll(() => vi.waitUntil(async () => (await w.pool.query(listening)).rowCount === 1, { timeout: 20_000 }), 25_000);

const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;
const next = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    socket.once(event, (...payload: unknown[]) => resolve(payload));
  });

/** A socket of somebody, and all that it receives. */
async function watch(who: string, inside?: string) {
  const auth = { token: await w.tokenOf(who, inside) };
  const socket = io(one.url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  const received: [string, { id?: number; unread?: number }][] = [];
  socket.onAny((event: string, payload: { id?: number; unread?: number }) => received.push([event, payload]));
  await next(socket, 'connect');
  return { socket, received };
}
/** What the guardian and the dependent receive while a doctor writes; what is sent last shows that nothing more comes. */
async function whileDoctorWrites(mrn: string, visitOf: Client, day: string) {
  const { id } = await paidVisit(w, visitOf, { day });
  await w.dispatch();
  const [guardian, dependent] = [await watch('1000002', mrn), await watch('1000004')];
  expect((await layla.post(`/appointments/${id}/messages`, { text: 'Good evening', file_ids: [] })).http).toBe(200);
  await w.dispatch();
  const last = next(guardian.socket, 'appointment');
  one.platform.realtime.send(await idOf(mrn), 'appointment', { id });
  await last;
  return { guardian, dependent };
}
const names = ({ received }: Awaited<ReturnType<typeof watch>>) => received.map(([event]) => event);

describe('D10.04 what a doctor writes', () => {
  test('to somebody of sixteen reaches their own screens, and none of the guardian', async () => {
    const own = await whileDoctorWrites('1000004', await as(w, '1000002', '1000004'), '04');
    expect(names(own.guardian)).toEqual(['appointment']);
    expect(names(own.dependent)).toEqual(['chat:message', 'notification', 'appointment']);
  });
  test('about a child of six reaches the guardian', async () => {
    const { guardian } = await whileDoctorWrites('1000003', await as(w, '1000002', '1000003'), '05');
    expect(names(guardian)).toEqual(['chat:message', 'notification', 'appointment']);
  });
});

test('D10.04 another notification tells the guardian how many they have left, without what is not theirs', async () => {
  const personId = await idOf('1000004');
  await w.db.deleteFrom('notification').where('person_id', '=', personId).execute();
  const texts = { title: 'T', title_ar: 'T', message: 'M', message_ar: 'M', link: '/' };
  await w.db
    .insertInto('notification')
    .values({ ...texts, kind: 'chat_message', person_id: personId, created_at: w.clock.now() })
    .execute();
  const [guardian, dependent] = [await watch('1000002', '1000004'), await watch('1000004')];
  const arrived = Promise.all([guardian, dependent].map(({ socket }) => next(socket, 'notification')));
  await paidVisit(w, await as(w, '1000002', '1000004'), { day: '06' });
  await w.dispatch();
  const [[toGuardian], [toDependent]] = (await arrived) as [[{ unread: number }], [{ unread: number }]];
  expect(toDependent.unread).toBe(toGuardian.unread + 1);
});

test('D10.04 a page of the guardian is not told that it missed what was sent to the young person alone', async () => {
  elapsed += 3_600_000;
  one.platform.realtime.sendPrivately(await idOf('1000004'), 'chat:message', { appointment_id: 1 });
  const pages = [await watch('1000002', '1000004'), await watch('1000004')];
  const answers = await Promise.all(pages.map(({ socket }) => socket.emitWithAck('missed', 0)));
  expect(answers).toEqual([{ missed: false }, { missed: true }]);
});
