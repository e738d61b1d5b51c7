import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { io } from 'socket.io-client';
import { afterAll, expect, inject, test, vi } from 'vitest';
import { cloneTemplate, testSecret } from '#test/databases.ts';
import { startLocalBucket } from '#gateways/files/bucket.fixture.ts';
import { tokenFor } from '#test/tokens.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/db/open.ts';
import { refuseAnotherSecret } from './another-secret.ts';
import { serve } from './serve.ts';

const database = await cloneTemplate(inject('adminUrl'), inject('template'));
const folder = mkdtempSync(path.join(tmpdir(), 'balsam-serve-'));
const { db, pool } = openDatabase(database.url, { max: 2 });
afterAll(async () => {
  await db.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});
const configOf = (settings: Readonly<Record<string, string>> = {}) =>
  readConfig({
    BALSAM_TEST: '1',
    BALSAM_BUILD_WEB: '0',
    BALSAM_DATA_DIR: folder,
    BALSAM_SECRET: testSecret,
    DATABASE_URL: database.url,
    PORT: '0',
    LOG_LEVEL: 'silent',
    // Until the test says that the balancer has seen it.
    SHUTDOWN_DELAY_SECONDS: '300',
    // Nothing needs to be cut.
    SHUTDOWN_REQUESTS_SECONDS: '300',
    ...settings,
  });
const start = (settings: Readonly<Record<string, string>> = {}) =>
  serve(
    configOf(settings),
    () => {},
    (why) => {
      throw why;
    },
  );

/** Nobody reads specialities until the function that it answers is called. */
async function holdSpecialities(): Promise<() => Promise<unknown>> {
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin; lock table speciality in access exclusive mode');
  return () => holder.end();
}
const oneWaits = () =>
  vi.waitFor(async () => {
    const { rows } = await pool.query(`select 1 from pg_locks where not granted and relation = 'speciality'::regclass`);
    expect(rows).toHaveLength(1);
  });

test('a stop says that it is not ready, answers what is open, sends browsers elsewhere, and then ends', async () => {
  const [running, release] = [await start(), await holdSpecialities()];
  const { port } = new URL(running.url);
  const agent = new Agent({ keepAlive: true });
  const request = (url: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
      const answer = (reply: IncomingMessage) => {
        reply.resume().once('end', () => resolve({ status: reply.statusCode, connection: reply.headers.connection }));
      };
      get({ agent, host: '127.0.0.1', port, path: url }, answer).once('error', reject);
    });
  const browser = io(`http://127.0.0.1:${port}`, {
    auth: { token: await tokenFor(db, '1000001', new Date()) },
    transports: ['websocket'],
  });
  await new Promise<void>((resolve) => void browser.once('connect', resolve));
  expect(await request('/readyz')).toEqual({ status: 200, connection: 'keep-alive' });
  const unused = connect(Number(port), '127.0.0.1');
  await once(unused, 'connect');
  const held = request('/api/v1/specialities');
  await oneWaits();

  const balancerHasSeen = new AbortController();
  const stopped = running.stop(balancerHasSeen.signal);
  await vi.waitFor(async () => expect(await request('/readyz')).toEqual({ status: 503, connection: 'close' }));
  expect(await request('/healthz')).toEqual({ status: 200, connection: 'close' });
  expect(await request('/api/v1/locations')).toEqual({ status: 200, connection: 'close' });

  const left = new Promise((resolve) => browser.once('disconnect', (reason) => resolve([reason, browser.active])));
  balancerHasSeen.abort();
  // `active`: it comes back by itself.
  expect(await left).toEqual(['transport close', true]);
  browser.close();
  const refused = () =>
    once(connect(Number(port), '127.0.0.1'), 'connect').then(
      () => 'open',
      () => 'refused',
    );
  await vi.waitFor(async () => expect(await refused()).toBe('refused'));

  await release();
  expect(await held).toEqual({ status: 200, connection: 'close' });
  await stopped;
  agent.destroy();
  unused.destroy();
});

test('a bucket that refuses its settings ends the start with the name of the setting', async () => {
  const bucket = await startLocalBucket('balsam', 'the secret of the bucket', { name: 'files', region: 'me-south-1' });
  const s3 = { S3_ENDPOINT: bucket.endpoint, S3_REGION: 'me-south-1', S3_BUCKET: 'file', S3_KEY_ID: 'balsam' };
  await expect(start({ ...s3, S3_SECRET: 'the secret of the bucket' })).rejects.toThrow(/^S3_BUCKET must be/);
  await bucket.close();
});

test('a secret that is not the hospital’s, as where a restored one is started without its own, ends a start in production, unless that is said', async () => {
  await (await start()).stop(AbortSignal.abort());
  const said: string[] = [];
  const begin = (change: object) =>
    refuseAnotherSecret(db, { ...configOf(), production: true, secret: 'made anew', ...change }, (line) => {
      said.push(line);
    });
  await begin({ secret: testSecret });
  await begin({ mayChangeSecret: true });
  await expect(begin({})).rejects.toThrow(
    /^BALSAM_SECRET .* is another one than this hospital runs with: set that one/,
  );
  expect(said).toEqual([]);
  await begin({ production: false });
  expect(said).toEqual([expect.stringMatching(/^BALSAM_SECRET .* is another one than this hospital runs with/)]);
});
