import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { errors } from '@balsam/contract';
import { world } from '#test/world.ts';

const w = await world({ connections: 12, config: { requestsInFlight: 4, replyCache: false } });
await w.app.listen({ port: 0, host: '127.0.0.1' });
const { port } = w.app.server.address() as AddressInfo;
const json = { 'content-type': 'application/json' };
const token = await w.tokenOf('1000001');

/** Nobody reads a table until the function that it answers is called. */
async function holdTable(table: 'speciality' | 'session'): Promise<() => Promise<void>> {
  const client = await w.pool.connect();
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  return async () => {
    await client.query('rollback');
    client.release();
  };
}
const waiting = async (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await w.pool.query(
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    );
    expect(rows).toHaveLength(count);
  });

let release: () => Promise<void>;
const reading: Promise<number>[] = [];
/** Reads that wait while specialities are held, one from each of these addresses. */
async function hold(...addresses: readonly string[]): Promise<void> {
  const get = (remoteAddress: string) => w.app.inject({ url: '/api/v1/specialities', remoteAddress });
  for (const address of addresses) reading.push(get(address).then(({ statusCode }) => statusCode));
  await waiting(addresses.length);
}
const other = (remoteAddress: string) => w.app.inject({ url: '/api/v1/locations', remoteAddress });

beforeEach(async () => {
  release = await holdTable('speciality');
});
afterEach(async () => {
  await release();
  await Promise.all(reading.splice(0));
});

/** As many reads as are worked on at a time, of two addresses. */
const fill = () => hold('10.0.0.1', '10.0.0.1', '10.0.0.2', '10.0.0.2');
const letGo = async () => {
  await release();
  release = async () => {};
};

type TestRequest = { method: 'GET' | 'POST'; url: string; payload?: object; headers?: Record<string, string> };
const reserved: readonly [string, number, TestRequest][] = [
  ['the health of the process', 200, { method: 'GET', url: '/healthz' }],
  ['the readiness of the process', 200, { method: 'GET', url: '/readyz' }],
  [
    'a log-in by password',
    200,
    {
      method: 'POST',
      url: '/api/v1/auth/patient/login',
      payload: { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026', remember: false },
    },
  ],
  [
    'a one-time code',
    200,
    { method: 'POST', url: '/api/v1/auth/user/otp', payload: { field_name: 'mrn_number', username: '1000001' } },
  ],
  [
    'the confirmation of a payment',
    404,
    {
      method: 'POST',
      url: '/api/v1/payment/confirm',
      payload: { reference: '00000000-0000-4000-8000-000000000000' },
      headers: { authorization: `Bearer ${token}` },
    },
  ],
  [
    'a notice of a payment provider',
    404,
    { method: 'POST', url: '/api/v1/payment/webhook/moyasar', payload: { id: 'x' }, headers: json },
  ],
];

describe('more requests than a process works on at a time', () => {
  test('are refused at once with 503, Retry-After and the envelope, before the caller is identified', async () => {
    await fill();
    const acquired = vi.fn<() => void>();
    w.pool.on('acquire', acquired);
    const refused = await w.app.inject({
      url: '/api/v1/locations',
      remoteAddress: '10.0.0.3',
      headers: { authorization: `Bearer ${token}` },
    });
    w.pool.off('acquire', acquired);
    expect([refused.statusCode, acquired.mock.calls.length]).toEqual([503, 0]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect(refused.json()).toEqual({
      status: false,
      code: 'overloaded',
      message: errors.overloaded.en,
      message_ar: errors.overloaded.ar,
      request_id: expect.any(String),
      data: null,
    });
    await letGo();
    expect(await Promise.all(reading)).toEqual([200, 200, 200, 200]);
    expect((await other('10.0.0.3')).statusCode).toBe(200);
  });

  test.each(reserved)('do not keep out %s', async (_, http, request) => {
    await fill();
    const reply = await w.app.inject({ remoteAddress: '10.0.0.3', ...request });
    expect(reply.statusCode).toBe(http);
  });

  test('of one address leave half of the capacity to all others', async () => {
    await hold('10.0.0.1', '10.0.0.1');
    expect((await other('10.0.0.1')).statusCode).toBe(503);
    expect((await other('10.0.0.2')).statusCode).toBe(200);
    await letGo();
    expect(await Promise.all(reading)).toEqual([200, 200]);
  });
});

const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.destroy();
});
async function dial(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  return socket;
}
const answered = async (socket: Socket): Promise<string> => String((await once(socket, 'data'))[0]).slice(9, 12);

describe('what is worked on', () => {
  test('does not count who is still sending, however many they are', async () => {
    const body = JSON.stringify({ token: 'A'.repeat(43) });
    const slow = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const socket = await dial();
        // The answer to `Expect` says that the server has read the head.
        socket.write(
          `POST /api/v1/staff/invitation HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body[0]}`,
        );
        expect(await answered(socket)).toBe('100');
        return socket;
      }),
    );
    expect((await other('127.0.0.1')).statusCode).toBe(200);
    const replies = slow.map(answered);
    for (const socket of slow) socket.write(body.slice(1));
    expect(new Set(await Promise.all(replies))).not.toContain('503');
  });

  test('counts what goes on for somebody who has hung up, until it ends', async () => {
    const gone = await Promise.all([dial(), dial()]);
    const closed: Promise<unknown>[] = [];
    w.app.server.on('request', (request) => closed.push(once(request.socket, 'close')));
    for (const socket of gone) socket.write('GET /api/v1/specialities HTTP/1.1\r\nHost: x\r\n\r\n');
    await waiting(2);
    for (const socket of gone) socket.destroy();
    await Promise.all(closed);
    expect((await other('127.0.0.1')).statusCode).toBe(503);
    await letGo();
    await vi.waitFor(async () => expect((await other('127.0.0.1')).statusCode).toBe(200));
  });

  test('counts somebody no more who has hung up while their log-in was looked up, though the body that they sent is never read', async () => {
    const letIn = await holdTable('session');
    const gone = await Promise.all([dial(), dial()]);
    const closed: Promise<unknown>[] = [];
    w.app.server.on('request', (request) => closed.push(once(request.socket, 'close')));
    const head = `Host: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 2`;
    for (const socket of gone) socket.write(`POST /api/v1/cart/add HTTP/1.1\r\n${head}\r\n\r\n{}`);
    await waiting(2);
    for (const socket of gone) socket.destroy();
    await Promise.all(closed);
    await letIn();
    await vi.waitFor(async () => expect((await other('127.0.0.1')).statusCode).toBe(200));
  });
});

describe('more statements than may wait for a connection', () => {
  test('let no further request in, and those that were let in are all answered', async () => {
    const clients = await Promise.all(
      Array.from({ length: 12 - w.pool.totalCount + w.pool.idleCount }, () => w.pool.connect()),
    );
    const waits = Array.from({ length: 4 }, () => w.pool.query('select 1'));
    const refused = await other('10.0.0.3');
    for (const client of clients) client.release();
    await Promise.all(waits);
    expect([refused.statusCode, (await other('10.0.0.3')).statusCode]).toEqual([503, 200]);
  });
});
