import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '@balsam/contract/endpoint';
import { crowd } from '#modules/booking/booking.fixture.ts';
import { apiClient, type Reply } from '#test/api-client.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { serverWithRoutes } from '#test/server-with-routes.ts';
import { world, type World, type WorldOptions } from '#test/world.ts';
import { write } from '#platform/http/serve.ts';

/** A second connection to the database of a world, with a transaction that is left open. */
async function openTransaction(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('begin');
  for (const statement of statements) await client.query(statement);
  let isOpen = true;
  const end = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await client.query('rollback');
    await client.end();
  };
  // A test that fails leaves nothing open either: it would hold up every other file on the same cluster.
  onTestFinished(end);
  return { query: client.query.bind(client), end };
}

const tooBusy = ({ http, body, headers }: Reply) => [http, body.code, headers['retry-after']];
/** Spread, so that not all who were refused come back at once. */
const inAMoment: unknown = expect.stringMatching(/^[1-5]$/);
const overloaded = [503, 'overloaded', inAMoment];
const place = { ip: '203.0.113.7' };

describe('one forgotten lock of a row with 22 writers behind it', () => {
  test('keeps nobody from reading, and readiness answers', async () => {
    const patient = 60_000;
    const limits = { connectMs: patient, statementMs: patient, lockMs: patient, answerMs: patient };
    const w = await world({ connections: 20, limits });
    const writers = await crowd(w, 22);
    const { rows } = await w.pool.query<{ id: number }>(`select max(id) as id from person where mrn = '1000001'`);
    const holder = await openTransaction(w.url, `select from person where id = ${rows[0]?.id} for update`);
    const app = serverWithRoutes(w, waitFor(rows[0]?.id ?? 0));
    const writing = writers.map(() => app.inject({ method: 'POST', url: '/api/v1/wait' }));
    const waiting = async () =>
      (
        await w.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
      ).rowCount;
    // As many as may write at a time; the others have no connection yet.
    await vi.waitFor(async () => expect(await waiting()).toBe(15), { timeout: 20_000 });
    const reads = await Promise.all(Array.from({ length: 20 }, () => apiClient(w).get('/locations')));
    expect(reads.map(({ http }) => http)).toEqual(Array.from({ length: 20 }, () => 200));
    expect((await w.app.inject('/readyz')).statusCode).toBe(200);
    await holder.end();
    expect((await Promise.all(writing)).map((reply) => reply.statusCode)).toEqual(writers.map(() => 200));
  });
});

/** A call that locks one person. */
const waitFor = (id: number) =>
  write(
    endpoint({
      method: 'POST',
      path: '/wait',
      summary: 'For this test',
      access: ['guest'],
      errors: [],
      reply: z.object({}),
    }),
    async ({ tx }) => {
      await tx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute();
      return {};
    },
  );

/** A world whose connections are open already: to open one counts as waiting for one, and may take a busy machine longer than the limit. */
async function connectedWorld(connections: number, limits: NonNullable<WorldOptions['limits']>): Promise<World> {
  const w = await world({ connections, limits });
  await Promise.all(Array.from({ length: connections }, () => w.pool.query('select 1')));
  return w;
}

describe('what takes too long is cancelled, and the caller learns when to try again', () => {
  const shut = 'lock table location in access exclusive mode';
  test('a lock', async () => {
    const w = await world({ limits: { lockMs: 50 } });
    const holder = await openTransaction(w.url, shut);
    expect(tooBusy(await apiClient(w).get('/locations'))).toEqual(overloaded);
    await holder.end();
    expect((await apiClient(w).get('/locations')).http).toBe(200);
  });
  test('a statement', async () => {
    const w = await world({ limits: { statementMs: 100 } });
    const holder = await openTransaction(w.url, shut);
    expect(tooBusy(await apiClient(w).get('/locations'))).toEqual(overloaded);
    await holder.end();
    expect((await apiClient(w).get('/locations')).http).toBe(200);
  });
  test('a wait for a connection', async () => {
    const w = await connectedWorld(1, { connectMs: 1500 });
    const only = await w.pool.connect();
    expect(tooBusy(await apiClient(w).get('/locations'))).toEqual(overloaded);
    only.release();
    expect((await apiClient(w).get('/locations')).http).toBe(200);
  });
  test('a wait to begin a transaction', async () => {
    const w = await connectedWorld(2, { connectMs: 1500, lockMs: 0 });
    const holder = await openTransaction(w.url, `select from person where mrn = '1000001' for update`);
    const { rows } = await w.pool.query<{ id: number }>(`select id from person where mrn = '1000001'`);
    const app = serverWithRoutes(w, waitFor(rows[0]?.id ?? 0));
    const one = app.inject({ method: 'POST', url: '/api/v1/wait' });
    const other = await Promise.race([one, app.inject({ method: 'POST', url: '/api/v1/wait' })]);
    expect([other.statusCode, other.headers['retry-after']]).toEqual([503, inAMoment]);
    await holder.end();
    expect((await one).statusCode).toBe(200);
  });
  test('a transaction that is idle too long: what it held is free again', async () => {
    const w = await world({ limits: { idleMs: 50 } });
    const declaration = {
      method: 'POST',
      path: '/idle',
      summary: 'For this test',
      access: ['guest'],
      errors: [],
    } as const;
    const idle = write(endpoint({ ...declaration, reply: z.object({}) }), async ({ tx }) => {
      const { rows } = await w.pool.query<{ pid: number }>('select pg_backend_pid() as pid');
      await tx.selectFrom('person').select('id').where('mrn', '=', '1000001').forUpdate().execute();
      await vi.waitFor(async () => {
        const left = await w.pool.query(
          `select from pg_stat_activity where state = 'idle in transaction' and datname = current_database() and pid <> $1`,
          [rows[0]?.pid],
        );
        expect(left.rowCount).toBe(0);
      });
      await tx.selectFrom('person').select('id').execute();
      return {};
    });
    const reply = await serverWithRoutes(w, idle).inject({ method: 'POST', url: '/api/v1/idle' });
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'overloaded']);
  });
});

describe('a wait that has no limit', () => {
  test('to begin a transaction goes on until there is a connection', async () => {
    const w = await world({ connections: 2, limits: { connectMs: 0, lockMs: 0 } });
    const { rows } = await w.pool.query<{ id: number }>(`select id from person where mrn = '1000001'`);
    const holder = await openTransaction(w.url, `select from person where mrn = '1000001' for update`);
    const app = serverWithRoutes(w, waitFor(rows[0]?.id ?? 0));
    const both = [
      app.inject({ method: 'POST', url: '/api/v1/wait' }),
      app.inject({ method: 'POST', url: '/api/v1/wait' }),
    ];
    await vi.waitFor(async () => {
      const locked = await w.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(locked.rowCount).toBe(1);
    });
    await holder.end();
    expect((await Promise.all(both)).map((reply) => reply.statusCode)).toEqual([200, 200]);
  });
});

describe('a database that answers nothing and closes nothing', () => {
  const proxy = databaseProxy();
  const frozen = world({
    throughProxy: proxy.through,
    connections: 4,
    limits: { connectMs: 1500, answerMs: 500 },
    config: { replyCache: false },
  });
  let replies: { reads: Reply[]; ready: number; after: number[] };
  beforeAll(async () => {
    const w = await frozen;
    await apiClient(w).get('/locations');
    await w.app.inject('/readyz');
    proxy.freeze();
    const [ready, ...reads] = await Promise.all([
      w.app.inject('/readyz'),
      ...Array.from({ length: 12 }, () => apiClient(w).get('/locations', place)),
    ]);
    proxy.thaw();
    const read = await apiClient(w).get('/locations');
    const again = await w.app.inject('/readyz');
    replies = { reads, ready: ready.statusCode, after: [read.http, again.statusCode] };
  });

  test('leaves no read without an answer', () => {
    expect(replies.reads.map(tooBusy)).toEqual(replies.reads.map(() => overloaded));
  });
  test('leaves readiness not without an answer either', () => {
    expect(replies.ready).toBe(503);
  });
  test('is served from again as soon as it goes on', () => {
    expect(replies.after).toEqual([200, 200]);
  });
});
