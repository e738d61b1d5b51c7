import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { as, book, clientOf, newSlot } from '#modules/booking/booking.fixture.ts';
import { codeSentTo } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { openDatabase } from '#platform/db/open.ts';
import { openProcess } from './process.fixture.ts';
import { openSocketServer } from './socket-server.ts';

const w = await world({ connections: 6 });
const sockets: Socket[] = [];

const [one, other] = [await openProcess(w), await openProcess(w)];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
afterAll(() => Promise.all([one.close(), other.close()]));

function dial(url: string, auth: object): Socket {
  const socket = io(url, { auth, transports: ['websocket'], reconnection: false, forceNew: true });
  sockets.push(socket);
  return socket;
}
/** What the next event of this name brings. */
const next = (socket: Socket, event: string): Promise<unknown[]> =>
  new Promise((resolve) => {
    socket.once(event, (...payload: unknown[]) => resolve(payload));
  });
/** A connected socket of somebody. */
async function connect(url: string, token: string): Promise<Socket> {
  const socket = dial(url, { token });
  await next(socket, 'connect');
  return socket;
}
const eventsOf = (socket: Socket): unknown[][] => {
  const received: unknown[][] = [];
  socket.onAny((...event: unknown[]) => received.push(event));
  return received;
};
const idOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

let nights = 0;
const slot = () => newSlot(w, { at: addMinutes(new Date('2026-11-23T21:30:00Z'), 22 * nights++) });

test('a server that is closed before it listens to the others leaves no connection behind', async () => {
  const { pool } = openDatabase(w.url, { max: 2 });
  const acquired = vi.fn<() => void>();
  pool.on('acquire', acquired);
  const signIn = async () => undefined;
  const opened = openSocketServer({
    http: createServer(),
    pool,
    log: one.http.log,
    accepts: () => true,
    signIn,
    handlers: one.socketHandlers,
    limits: w.config,
    now: () => w.clock.now(),
  });
  await opened.close();
  await pool.end();
  expect([pool.totalCount, acquired.mock.calls.length > 0]).toEqual([0, true]);
});

describe('D3.04 without a log-in there is no socket', () => {
  test.each<[string, object]>([
    ['no token', {}],
    ['an unknown one', { token: 'A'.repeat(43) }],
    ['an endless one', { token: 'A'.repeat(100_000) }],
    ['one that is no text', { token: { $ne: null } }],
  ])('D3.04 %s', async (_, auth) => {
    const socket = dial(one.url, auth);
    const admitted = next(socket, 'connect').then(() => 'admitted');
    const refused = Promise.race([next(socket, 'connect_error'), next(socket, 'disconnect')]).then(() => 'refused');
    expect(await Promise.race([admitted, refused])).toBe('refused');
  });
  test('D3.04 a log-in that has run out', async () => {
    const token = await w.tokenOf('admin@balsam.example');
    w.at(addMinutes(w.clock.now(), 15));
    const [error] = (await next(dial(one.url, { token }), 'connect_error')) as [Error];
    expect(error.message).toBe('unauthenticated');
  });
});

describe('what is sent in one process', () => {
  test('reaches a socket of the other', async () => {
    const socket = await connect(other.url, await w.tokenOf('1000001'));
    const arrived = next(socket, 'notification');
    one.platform.realtime.send(await idOf('1000001'), 'notification', { id: 7, unread: 1 });
    expect(await arrived).toEqual([{ id: 7, unread: 1 }]);
  });
  test('reaches it also when the connections between them were ended', async () => {
    const ended = await w.pool.query<{ pid: number }>(
      `select pid, pg_terminate_backend(pid, 5000) from pg_stat_activity
       where datname = current_database() and query like 'LISTEN "socket.io%'`,
    );
    await vi.waitFor(
      async () => {
        const { rowCount } = await w.pool.query(
          `select from pg_stat_activity where datname = current_database() and query like 'LISTEN "socket.io%'`,
        );
        expect(rowCount).toBe(ended.rowCount);
      },
      { timeout: 20_000 },
    );
    const socket = await connect(other.url, await w.tokenOf('1000001'));
    const arrived = next(socket, 'notification');
    one.platform.realtime.send(await idOf('1000001'), 'notification', { id: 8, unread: 1 });
    expect(await arrived).toEqual([{ id: 8, unread: 1 }]);
  });
  test('D3.01 never reaches another person, nor the guardian outside of the profile', async () => {
    const owner = await connect(other.url, await w.tokenOf('1000002', '1000003'));
    const strangers = await Promise.all(
      ['1000001', '1000002', 'D1001', 'rider@balsam.example', 'admin@balsam.example'].map(async (who) =>
        connect(other.url, await w.tokenOf(who)),
      ),
    );
    const received = strangers.map(eventsOf);
    const { realtime } = one.platform;
    const arrived = next(owner, 'appointment');
    realtime.send(await idOf('1000003'), 'appointment', { id: 1 });
    await arrived;
    // Events keep their order: once each stranger has received what is theirs, the other one can no longer come.
    const own = ['1000001', '1000002'].map(async (mrn, n) => {
      const last = next(strangers[n]!, 'appointment');
      realtime.send(await idOf(mrn), 'appointment', { id: 2 });
      await last;
    });
    await Promise.all(own);
    expect(received).toEqual([[['appointment', { id: 2 }]], [['appointment', { id: 2 }]], [], [], []]);
  });
});

describe('a booking', () => {
  test('sends an event to the patient and the doctor, whichever process they are connected to', async () => {
    // Nobody of the tests before: events for them may still be on their way.
    const [patient, doctor] = [
      await connect(one.url, await w.tokenOf('1000010')),
      await connect(other.url, await w.tokenOf('D1001')),
    ];
    const both = Promise.all([
      next(patient, 'notification'),
      next(patient, 'appointment'),
      next(doctor, 'appointment'),
    ]);
    const { id } = await book(await as(w, '1000010'), await slot());
    await one.dispatch();
    const [[notification], [toPatient], [toDoctor]] = await both;
    expect([toPatient, toDoctor]).toEqual([{ id }, { id }]);
    expect(notification).toEqual({ id: expect.any(Number), unread: expect.any(Number) });
  });
});

describe('D3.04 a log-in that ends', () => {
  test('D3.04 by log-out closes its socket in another process, and no other', async () => {
    const [mine, phone] = [await w.tokenOf('1000001'), await w.tokenOf('1000001')];
    const [here, there] = [await connect(other.url, mine), await connect(other.url, phone)];
    const [ended, closed] = [next(here, 'session_ended'), next(here, 'disconnect')];
    const reply = await one.http.inject({
      method: 'POST',
      url: '/api/v1/user/logout',
      headers: { authorization: `Bearer ${mine}` },
    });
    expect(reply.statusCode).toBe(200);
    await Promise.all([ended, closed]);
    const arrived = next(there, 'notification');
    one.platform.realtime.send(await idOf('1000001'), 'notification', { id: 1, unread: 1 });
    await arrived;
    expect([here.connected, there.connected]).toEqual([false, true]);
  });
  test('D3.04 by a changed password closes those of all other devices', async () => {
    const [mine, phone] = [await w.tokenOf('1000006'), await w.tokenOf('1000006')];
    const [here, there] = [await connect(other.url, mine), await connect(other.url, phone)];
    const closed = next(there, 'disconnect');
    const reply = await one.http.inject({
      method: 'POST',
      url: '/api/v1/password/change',
      headers: { authorization: `Bearer ${mine}` },
      payload: { currentPassword: 'Balsam#2026', password: 'a quiet garden by the sea' },
    });
    expect(reply.statusCode).toBe(200);
    await closed;
    expect([here.connected, (await clientOf(w, phone).get('/users')).http]).toEqual([true, 401]);
  });
  test('D3.04 by a deletion closes those of the account, and of the guardian inside its profile', async () => {
    const child = await idOf('1000003');
    await w.db.insertInto('account').values({ person_id: child, role_id: 3, created_at: w.clock.now() }).execute();
    await w.db.updateTable('person').set({ email: 'noura@balsam.example' }).where('id', '=', child).execute();
    const tokens = [await w.tokenOf('1000003'), await w.tokenOf('1000002', '1000003'), await w.tokenOf('1000002')];
    const [own, inside, guardian] = await Promise.all(tokens.map((token) => connect(other.url, token)));
    const closed = Promise.all([own!, inside!].map((socket) => next(socket, 'disconnect')));
    const post = (url: string, payload: object) => one.http.inject({ method: 'POST', url: `/api/v1${url}`, payload });
    await post('/delete-me/otp', { email_address: 'noura@balsam.example' });
    const otp = await codeSentTo(w, 'noura@balsam.example');
    expect((await post('/delete-me', { email_address: 'noura@balsam.example', otp })).statusCode).toBe(200);
    await closed;
    expect(guardian!.connected).toBe(true);
  });
});

describe('D3.04 a log-in that moves into another profile, or may no longer be there', () => {
  const grantOf = async (mrn: string) =>
    (
      await w.db
        .selectFrom('guardianship as g')
        .innerJoin('person as p', 'p.id', 'g.dependent_id')
        .select('g.id')
        .where('p.mrn', '=', mrn)
        .executeTakeFirstOrThrow()
    ).id;

  test('S4.20 a switch closes the socket of the profile that was left, without saying that the log-in ended', async () => {
    const token = await w.tokenOf('1000002');
    const socket = await connect(other.url, token);
    const received = eventsOf(socket);
    const closed = next(socket, 'disconnect');
    const reply = await one.http.inject({
      method: 'POST',
      url: '/api/v1/family-members/switch',
      headers: { authorization: `Bearer ${token}` },
      payload: { id: await grantOf('1000004') },
    });
    expect(reply.statusCode).toBe(200);
    await closed;
    expect(received).toEqual([]);
  });
  test('D3.03 the guardian’s socket closes with the due work after the 18th birthday', async () => {
    await w.db.updateTable('person').set({ birth_date: '2008-11-24' }).where('mrn', '=', '1000004').execute();
    w.at('2026-11-23T20:59:00Z');
    const inside = await connect(other.url, await w.tokenOf('1000002', '1000004'));
    const outside = await connect(other.url, await w.tokenOf('1000002'));
    const ended = next(inside, 'session_ended');
    w.at('2026-11-23T21:00:00Z');
    await one.due();
    await ended;
    expect(outside.connected).toBe(true);
  });
});
