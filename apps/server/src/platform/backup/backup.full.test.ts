import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { tokenFor } from '#test/tokens.ts';
import { world } from '#test/world.ts';
import { sealAuditJob, verifyAudit } from '#platform/audit/seal.ts';
import { fingerprints, migrate, migrateFirst } from '#platform/db/migrate.ts';
import { openDatabase, type Database } from '#platform/db/open.ts';
import type { Db } from '#platform/db/types.ts';
import { hasAnotherSecret, pushKeys } from '#platform/push/keys.ts';
import { openBlobStore } from '#gateways/files/blob-store.ts';
import { filesIn } from '#platform/storage/files.ts';
import { backupsOf, restore } from './backup.fixture.ts';
import type { Manifest } from './manifest.ts';
import { atOneMoment } from './tables.store.ts';

const w = await world();
const now = w.clock.now();
const { place, leave, elsewhere, take, sound, empty, clear } = backupsOf(w);
afterAll(clear);

function open(url: string): Database {
  const database = openDatabase(url, { max: 3 });
  leave.push(() => database.db.destroy());
  return database;
}

/** A sum over the rows of each table. */
async function sumsOf(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    and table_name not in ('migration', 'migration_fingerprint', 'transaction_origin') order by 1`.execute(db);
  const sums = await Promise.all(
    rows.map(async ({ name }) => {
      const each = sql.table(name);
      const sum = await sql<{ sum: string }>`
        select count(*) || ' ' || coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as sum from ${each} t`.execute(
        db,
      );
      return [name, sum.rows[0]?.sum ?? ''];
    }),
  );
  return Object.fromEntries(sums) as Record<string, string>;
}

/** Where the counters of ids stand; those of the migrations are of each installation. */
async function countersOf(db: Db): Promise<unknown[]> {
  const { rows } = await sql`
    select sequencename, last_value from pg_sequences
    where schemaname = 'public' and sequencename <> 'migration_id_seq' order by 1`.execute(db);
  return rows;
}

/** An installation on another database: its API and its audit log. */
async function installationOn(url: string, dataDir: string) {
  const database = open(url);
  const { db } = database;
  const config = { ...w.config, dataDir };
  const app = await buildApp({ config, database, databaseUrl: url, clock: w.clock, web: dataDir, logger: false });
  leave.push(() => app.http.close());
  const read = async (mrn: string) => {
    const authorization = `Bearer ${await tokenFor(db, mrn, w.clock.now())}`;
    return app.http.inject({ url: '/api/v1/users/access-log', headers: { authorization } });
  };
  return { db, read, platform: app.platform };
}

/** Seals until nothing is left: open transactions of other databases in the same cluster hold entries back for a moment. */
async function sealAll(platform: typeof w.platform): Promise<void> {
  w.at(addMinutes(w.clock.now(), 1));
  await sealAuditJob.run(platform, w.clock.now());
  const { rows } = await sql<{ left: number }>`
    select (select count(*) from audit_entry)::int - coalesce((select sum(entries) from audit_seal), 0)::int as left`.execute(
    platform.db,
  );
  if (rows[0]!.left > 0) await sealAll(platform);
}

describe('an installation that was restored', () => {
  test('has every row, every file and every counter, and goes on from there', async () => {
    const photo = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('صورة') };
    const id = await w.platform.files.save(w.db, photo, now);
    const { folder, taken } = await take('whole');
    const config = elsewhere('second');
    const url = await empty();
    const restored = await restore(url, config, folder);
    expect(restored).toMatchObject({ takenAt: now.toISOString(), tables: taken.tables, files: taken.files });
    const second = await installationOn(url, config.dataDir);
    expect(await sumsOf(second.db)).toEqual(await sumsOf(w.db));
    expect((await filesIn(await openBlobStore(config)).get(second.db, id))?.bytes.toString()).toBe('صورة');
    expect(await countersOf(second.db)).toEqual(await countersOf(w.db));
    expect((await second.read('1000001')).statusCode).toBe(200);
  });
  test('D3.05 goes on with the audit log where it stood, and nobody can change that either', async () => {
    // Transactions of the old installation were counted far beyond those of the cluster that it is restored to.
    await sql`update transaction_origin set counted_before = 5000000000`.execute(w.db);
    await w.app.inject({
      url: '/api/v1/users/access-log',
      headers: { authorization: `Bearer ${await w.tokenOf('1000001')}` },
    });
    await sealAll(w.platform);
    const { folder } = await take('audited');
    const url = await empty();
    await restore(url, elsewhere('audited-installation'), folder);
    const second = await installationOn(url, path.join(place, 'audited-installation'));
    const before = await second.db.selectFrom('audit_seal').select('id').execute();
    await second.read('1000001');
    await sealAll(second.platform);
    expect(await second.db.selectFrom('audit_seal').select('id').execute()).toHaveLength(before.length + 1);
    expect(await verifyAudit(second.db)).toBeUndefined();
    await expect(sql`delete from audit_entry`.execute(second.db)).rejects.toThrow('append-only');
    await expect(sql`insert into session (account_id) values (-1)`.execute(second.db)).rejects.toThrow('null value');
    await expect(sql`update account set person_id = -id`.execute(second.db)).rejects.toThrow('foreign key');
  });
  test('of an older version is brought up to date', async () => {
    const old = await empty();
    const client = new pg.Client({ connectionString: old });
    await client.connect();
    const known = fingerprints().slice(0, -1);
    await migrateFirst(client, known.length);
    await client.query('create table migration_fingerprint (name text primary key, sha256 text not null)');
    await client.query(
      'insert into migration_fingerprint select * from jsonb_to_recordset($1) as each (name text, sha256 text)',
      [JSON.stringify(known)],
    );
    await client.query(`update setting set value = '7' where title = 'MESSAGE_RETENTION_DAYS'`);
    await client.end();
    const { folder } = await take('old', old);
    const url = await empty();
    await restore(url, elsewhere('old-installation'), folder);
    await migrate(url);
    const { db } = open(url);
    const ran = await sql<{ name: string }>`select name from migration_fingerprint order by name`.execute(db);
    expect(ran.rows.map(({ name }) => name)).toEqual(fingerprints().map(({ name }) => name));
    const days = await db.selectFrom('setting').select('value').where('title', '=', 'MESSAGE_RETENTION_DAYS').execute();
    expect(days).toEqual([{ value: 7 }]);
  });
});

describe('a backup', () => {
  test('is of one moment, whatever is written meanwhile', async () => {
    const client = new pg.Client({ connectionString: w.url });
    await client.connect();
    const count = async () => (await client.query('select from outbox')).rowCount;
    await atOneMoment(client, async () => {
      const before = await count();
      await sql`insert into outbox (kind, payload, due_at, created_at) values ('x', '{}', ${now}, ${now})`.execute(
        w.db,
      );
      expect(await count()).toBe(before);
    });
    await client.end();
    await sql`delete from outbox where kind = 'x'`.execute(w.db);
  });
  test('names the files whose bytes are gone', async () => {
    const photo = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('gone') };
    const id = await w.platform.files.save(w.db, photo, now);
    rmSync(path.join(w.config.dataDir, 'files', id.slice(0, 2), id));
    const { folder, taken } = await take('gaps');
    expect(taken.missing).toBe(1);
    const { missing_files } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')) as Manifest;
    expect(missing_files).toEqual([`${id.slice(0, 2)}/${id}`]);
  });
  test('is never written over another, and leaves no half one', async () => {
    const { folder } = await take('once');
    await expect(take('once')).rejects.toThrow('is there already');
    await expect(take('half', inject('adminUrl'))).rejects.toThrow('There is no hospital in this database');
    expect(existsSync(path.join(place, 'half'))).toBe(false);
    expect(existsSync(path.join(place, 'half.unfinished'))).toBe(false);
    expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
  });
});

describe('nothing is written when', () => {
  const change = (folder: string, how: (copy: Manifest) => unknown) => {
    const file = path.join(folder, 'manifest.json');
    const copy = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
    how(copy);
    writeFileSync(file, JSON.stringify(copy));
  };
  const spoil: [string, string, (folder: string) => void][] = [
    ['a table is damaged', 'damaged or missing', (it) => appendFileSync(path.join(it, 'tables/person.copy.gz'), ' ')],
    ['a table is missing', 'damaged or missing', (it) => rmSync(path.join(it, 'tables/person.copy.gz'))],
    ['there is no manifest', 'this is no backup', (it) => rmSync(path.join(it, 'manifest.json'))],
    [
      'the manifest is cut off',
      'this is no backup',
      (it) => writeFileSync(path.join(it, 'manifest.json'), '{"format"'),
    ],
    ['it is of another format', 'another kind', (it) => change(it, (copy) => Object.assign(copy, { format: 2 }))],
    [
      'it points out of its folder',
      'another kind',
      (it) => change(it, (copy) => Object.assign(copy.tables[0]!, { file: 'tables/../../secret' })),
    ],
    [
      'a later version took it',
      'does not know as it is: 9999_later',
      (it) => change(it, (copy) => copy.migrations.push({ name: '9999_later', sha256: 'a'.repeat(64) })),
    ],
    ['it belongs to another secret', '--another-secret', (it) => change(it, (copy) => (copy.secret = 'another'))],
  ];
  test.each(spoil)('%s', async (name, words, spoiling) => {
    const folder = path.join(place, name);
    cpSync(await sound(), folder, { recursive: true });
    spoiling(folder);
    const url = await empty();
    await expect(restore(url, elsewhere(`${name}, installation`), folder)).rejects.toThrow(words);
    const made = await sql`select from pg_tables where schemaname = 'public'`.execute(open(url).db);
    expect(made.rows).toEqual([]);
    expect(existsSync(path.join(place, `${name}, installation`))).toBe(false);
  });
  test('the database is another system', async () => {
    const before = await sumsOf(w.db);
    await expect(restore(w.url, elsewhere('over-installation'), await sound())).rejects.toThrow('not empty');
    expect(await sumsOf(w.db)).toEqual(before);
  });
  test('the database cannot search Arabic', async () => {
    const url = await empty("template template0 encoding 'UTF8' locale 'C'");
    const config = elsewhere('deaf-installation');
    await expect(restore(url, config, await sound())).rejects.toThrow('DATABASE_URL must name a database whose locale');
    const made = await sql`select from pg_tables where schemaname = 'public'`.execute(open(url).db);
    expect([made.rows, existsSync(config.dataDir)]).toEqual([[], false]);
  });
  test('the files are those of another system, whose jobs and this one’s would delete each other’s', async () => {
    const photo = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('ours') };
    await w.platform.files.save(w.db, photo, now);
    const url = await empty();
    await expect(restore(url, w.config, await sound())).rejects.toThrow('There are files already');
    const made = await sql`select from pg_tables where schemaname = 'public'`.execute(open(url).db);
    expect(made.rows).toEqual([]);
  });
});

test('another secret is accepted with --another-secret', async () => {
  await pushKeys(w.db, w.config.secret, now);
  const { folder } = await take('with keys');
  const config = { ...elsewhere('moved-installation'), secret: 'quite another secret of a new installation' };
  await expect(restore(await empty(), config, folder)).rejects.toThrow('BALSAM_SECRET');
  const url = await empty();
  expect(await restore(url, config, folder, { anotherSecret: true })).toMatchObject({
    files: expect.any(Number),
  });
  expect(await hasAnotherSecret(open(url).db, config.secret)).toBe(false);
});
