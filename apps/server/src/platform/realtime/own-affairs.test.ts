import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, paidVisit, type Client } from '#modules/visits/visits.fixture.ts';
import { demoNow, world } from '#test/world.ts';
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

/** The socket of a log-in, and all that it receives. */
async function watchBy(token: string) {
  const socket = io(one.url, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  const received: [string, { id?: number; unread?: number }][] = [];
  socket.onAny((event: string, payload: { id?: number; unread?: number }) => received.push([event, payload]));
  await next(socket, 'connect');
  return { socket, received };
}
const watch = async (who: string, inside?: string) => watchBy(await w.tokenOf(who, inside));
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

const born = (mrn: string, birth_date: string) =>
  w.db.updateTable('person').set({ birth_date }).where('mrn', '=', mrn).execute();
const isOpen = ({ socket }: Awaited<ReturnType<typeof watch>>) => socket.connected;
const correct = async (dob: string) => {
  const desk = await as(w, 'frontdesk@balsam.example');
  const file = (await desk.get<Record<string, unknown>>('/staff/patients/1000003')).data;
  const { mrn_number: _, phone_confirmed: __, has_log_in: ___, ...seen } = file;
  const said = { document: 'national_id', reason: 'A digit was typed wrongly', seen, dob };
  expect((await desk.patch('/staff/patients/1000003', said)).http).toBe(200);
};
/** Runs what is due and waits for the sockets that it closes. */
const dueWith = async (...closing: Awaited<ReturnType<typeof watch>>[]) => {
  const closed = closing.map(({ socket }) => next(socket, 'disconnect'));
  await w.due();
  await Promise.all(closed);
};

describe('D3.03 the open socket of a guardian', () => {
  test('is closed on the day that the dependent is 15, once; the next one hears nothing of what is sensitive', async () => {
    await born('1000003', '2011-11-23');
    w.at('2026-11-22T20:59:59Z');
    const [guardian, own] = [await watch('1000002', '1000003'), await watch('1000002')];
    await w.due();
    w.at('2026-11-22T21:00:00Z');
    await dueWith(guardian);
    expect([isOpen(guardian), isOpen(own)]).toEqual([false, true]);
    const again = await watch('1000002', '1000003');
    await w.due();
    const last = next(again.socket, 'appointment');
    const personId = await idOf('1000003');
    one.platform.realtime.sendToFullGuardians(personId, 'record:new', { id: 1 });
    one.platform.realtime.send(personId, 'appointment', { id: 1 });
    await last;
    expect(names(again)).toEqual(['appointment']);
    w.at(demoNow);
  });

  test('is closed when the front desk corrects the birth date to that of somebody of 16, and stays while they are under 15', async () => {
    w.at(demoNow);
    await born('1000003', '2018-01-01');
    const guardian = await watch('1000002', '1000003');
    await correct('2014-01-01');
    await w.due();
    expect(isOpen(guardian)).toBe(true);
    await correct('2010-01-01');
    await dueWith(guardian);
    expect(isOpen(guardian)).toBe(false);
    await born('1000003', '2018-01-01');
  });
});

test('D3.04 an open socket is closed when its log-in runs out, and stays while calls keep that alive', async () => {
  w.at(demoNow);
  const tokens = [await w.tokenOf('frontdesk@balsam.example'), await w.tokenOf('frontdesk@balsam.example')];
  const [idle, busy] = [await watchBy(tokens[0]!), await watchBy(tokens[1]!)];
  w.at(addMinutes(demoNow, 10));
  await w.app.inject({ url: '/api/v1/users', headers: { authorization: `Bearer ${tokens[1]}` } });
  w.at(addMinutes(demoNow, 16));
  await dueWith(idle);
  expect([isOpen(idle), isOpen(busy)]).toEqual([false, true]);
  w.at(addMinutes(demoNow, 26));
  await dueWith(busy);
  expect(isOpen(busy)).toBe(false);
  w.at(demoNow);
});

test('D3.04 a line that comes back by itself does not keep a log-in of the staff alive', async () => {
  w.at(demoNow);
  const token = await w.tokenOf('frontdesk@balsam.example');
  w.at(addMinutes(demoNow, 10));
  const back = await watchBy(token);
  w.at(addMinutes(demoNow, 15));
  await dueWith(back);
  expect(isOpen(back)).toBe(false);
  w.at(demoNow);
});
