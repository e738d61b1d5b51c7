import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { addMinutes } from '@balsam/domain/time';
import { notify } from '#modules/billing/billing.fixture.ts';
import { as, newSlot } from '#modules/booking/booking.fixture.ts';
import { signedInBy } from '../../modules.ts';
import { apiClient } from '#test/api-client.ts';
import { databaseProxy } from '#test/database-proxy.ts';
import { world } from '#test/world.ts';
import { dispatchDue } from '#platform/outbox/dispatch.ts';
import { eventKind, on, publish } from '#platform/outbox/outbox.ts';

const w = await world({ connections: 12 });
const sara = await as(w, '1000001');
const { get, post } = apiClient(w);
const own: number[] = [];

/** A connection beside the pool, which is never killed. */
async function beside(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: w.url });
  await client.connect();
  afterAll(() => client.end());
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  own.push(...rows.map(({ pid }) => pid));
  return client;
}
const holder = await beside();
// In a transaction one and the same picture of the activity would be shown: another one looks.
const watcher = await beside();

let nights = 0;
const booking = async () => ({
  slot_id: await newSlot(w, { at: addMinutes(new Date('2026-11-23T21:30:00Z'), 22 * nights++) }),
  type: 'onsite',
});
const appointmentsOf = async (slotId: number) =>
  (await w.db.selectFrom('appointment').select('id').where('slot_id', '=', slotId).execute()).length;

/** Fills the pool with connections that wait for work. */
async function fillPool(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 12 }, () => w.pool.connect()));
  for (const client of clients) client.release();
}

/** All are told first: waiting for each before the next is told takes a tenth of a second for each. */
const killOthers = `
  const pg = require('pg');
  const client = new pg.Client({ connectionString: process.env.DATABASE });
  const others = \`from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and not pid = any ('{\${process.env.SPARED}}')\`;
  client.connect()
    .then(() => client.query(\`select pg_terminate_backend(pid) \${others}\`))
    .then(() => client.query(\`select pg_terminate_backend(pid, 5000) \${others}\`))
    .then(() => client.end());
`;

/** Ends all connections of the pool while the event loop of this process is blocked: it finds each of them dead when it uses it. */
async function killIdleConnections(): Promise<void> {
  await fillPool();
  const { status } = spawnSync(process.execPath, ['-e', killOthers], {
    cwd: import.meta.dirname,
    env: { DATABASE: w.url, SPARED: own.join() },
  });
  if (status !== 0) throw new Error('nothing was killed');
}

/** Ends the connection that waits for a lock of a table, once there is one. */
const killWaiting = () =>
  vi.waitFor(
    async () => {
      const { rowCount } = await watcher.query(
        `select pg_terminate_backend(pid, 5000) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rowCount).toBe(1);
    },
    { timeout: 20_000 },
  );

/** Ends the connection of whoever works on `table` in the middle of it; then nothing stands in the way any more. */
async function killAt<T>(table: string, work: () => Promise<T>): Promise<T> {
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
  const working = work();
  try {
    await killWaiting();
  } finally {
    await holder.query('commit');
  }
  return working;
}

describe('connections that died in the pool', () => {
  beforeEach(killIdleConnections);

  test('are not noticed by those who read right after', async () => {
    const replies = await Promise.all(
      Array.from({ length: 60 }, (_, n) => (n % 2 ? sara.get('/payment/wallet') : sara.get('/appointments/upcoming'))),
    );
    expect(replies.map(({ http }) => http)).toEqual(Array.from({ length: 60 }, () => 200));
  });
  test('are not noticed by those who write, with or without a key', async () => {
    const bookings = await Promise.all(Array.from({ length: 8 }, booking));
    await killIdleConnections();
    const replies = await Promise.all(
      bookings.map((body, n) => sara.post('/appointments/create', body, n % 2 ? `killed-${n}` : undefined)),
    );
    expect(replies.map(({ http }) => http)).toEqual(bookings.map(() => 200));
    expect(await Promise.all(bookings.map(({ slot_id }) => appointmentsOf(slot_id)))).toEqual(bookings.map(() => 1));
  });
  test('are not noticed by those who log in', async () => {
    const login = { field_name: 'mrn_number', username: '1000001', password: 'Balsam#2026', remember: true };
    expect((await post('/auth/patient/login', login)).http).toBe(200);
  });
  test('are not noticed by a webhook, which is answered that its charge is unknown', async () => {
    expect((await notify(w, { id: randomUUID(), charge: randomUUID() })).statusCode).toBe(404);
  });
  test('are not noticed by a socket that signs in', async () => {
    const token = await w.tokenOf('1000001');
    await killIdleConnections();
    expect(await signedInBy(w.db, token, w.clock.now())).toMatchObject({ kind: 'user' });
  });
  test('are not noticed by whoever opens a file', async () => {
    const file = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('kept') };
    const id = await w.platform.files.save(w.db, file, w.clock.now());
    await killIdleConnections();
    expect((await w.platform.files.get(w.db, id))?.bytes.toString()).toBe('kept');
  });
  test('are not noticed by the outbox: its events are handled at once', async () => {
    const rang = eventKind('test.rang', z.object({}));
    await w.db.transaction().execute((tx) => publish(tx, rang, {}, w.clock.now()));
    await killIdleConnections();
    const handler = vi.fn<() => Promise<void>>().mockResolvedValue();
    await dispatchDue(w.platform, [on(rang, handler)]);
    expect(handler).toHaveBeenCalledTimes(1);
  });
  test('are not noticed by the work that is due', async () => {
    const error = vi.spyOn(w.platform.log, 'error');
    await w.due();
    expect(error).not.toHaveBeenCalled();
  });
  test('are not noticed by readiness, which has its own', async () => {
    await w.app.inject('/readyz');
    await killIdleConnections();
    expect((await w.app.inject('/readyz')).statusCode).toBe(200);
  });
});

describe('a connection that dies in use', () => {
  test('costs a read nothing', async () => {
    const reply = await killAt('location', () => get('/locations'));
    expect(reply.http).toBe(200);
  });
  test('costs a write that was not kept yet nothing: it happens once', async () => {
    const body = await booking();
    const reply = await killAt('audit_entry', () => sara.post('/appointments/create', body));
    expect([reply.http, await appointmentsOf(body.slot_id)]).toEqual([200, 1]);
  });
  test('costs an event nothing: it is handled again, and once', async () => {
    const rang = eventKind('test.rung', z.object({}));
    await w.db.transaction().execute((tx) => publish(tx, rang, {}, w.clock.now()));
    const handler = vi.fn<() => void>();
    const ring = on(rang, async (_, { tx, after }) => {
      await tx.selectFrom('location').select('id').execute();
      after(handler);
    });
    await killAt('location', () => dispatchDue(w.platform, [ring]));
    expect(handler).toHaveBeenCalledTimes(1);
  });
});

describe('a connection that dies while a write is kept', () => {
  const proxy = databaseProxy();
  const far = world({ connections: 4, throughProxy: proxy.through });
  const atOnce = async (when: 'before' | 'after', key?: string) => {
    const v = await far;
    const fahad = await as(v, '1000002');
    const slotId = await newSlot(v, { at: addMinutes(new Date('2026-11-23T21:30:00Z'), 22 * nights++) });
    proxy.cutNextCommit(when);
    const reply = await fahad.post('/appointments/create', { slot_id: slotId, type: 'onsite' }, key);
    const made = await v.db.selectFrom('appointment').select('id').where('slot_id', '=', slotId).execute();
    return { reply, ids: made.map(({ id }) => id) };
  };

  test.each(['before', 'after'] as const)('%s it was: with a key it happened once and is answered', async (when) => {
    const { reply, ids } = await atOnce(when, `unsettled-${when}`);
    expect([reply.http, ids]).toEqual([200, [reply.data.id]]);
  });
  test.each([
    ['before', 0],
    ['after', 1],
  ] as const)('%s it was: without a key nobody claims to know, and it is not done again', async (when, times) => {
    const { reply, ids } = await atOnce(when);
    expect([reply.http, reply.code, ids.length]).toEqual([503, 'outcome_unknown', times]);
  });
  test('sends no Retry-After to a caller who may have been served', async () => {
    const v = await far;
    const slot_id = await newSlot(v, { at: addMinutes(new Date('2026-11-23T21:30:00Z'), 22 * nights++) });
    const token = await v.tokenOf('1000002');
    proxy.cutNextCommit('after');
    const reply = await apiClient(v).post('/appointments/create', { slot_id, type: 'onsite' }, { token });
    expect([reply.http, reply.headers['retry-after']]).toEqual([503, undefined]);
  });
});
