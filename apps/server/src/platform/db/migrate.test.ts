import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { cloneTemplate, emptyDatabase, freshName } from '#test/databases.ts';
import { migrate, migrateIfEmpty, migrateRestored, refuseUnready } from './migrate.ts';
import { whyUnfit } from './refuse-unfit.ts';
import { beginRestore } from './unfinished-restore.ts';

const { url, drop } = await cloneTemplate(inject('adminUrl'), inject('template'));
const admin = new pg.Client({ connectionString: inject('adminUrl') });
await admin.connect();
afterAll(async () => {
  await drop();
  await admin.end();
});

async function on<T extends pg.QueryResultRow>(address: string, text: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<T>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a migration that was edited after it ran is refused', async () => {
  await on(url, `update migration_fingerprint set sha256 = 'other' where name = '0001_platform'`);
  await expect(migrate(url)).rejects.toThrow('0001_platform was edited');
});

test('a database of a newer version is refused, by a start and by a command', async () => {
  await on(url, `insert into migration (name, run_on) values ('9999_of_tomorrow', now())`);
  await expect(migrate(url)).rejects.toThrow(/^The database is of a newer version: migration 9999_of_tomorrow/);
  await expect(migrateIfEmpty(url)).rejects.toThrow(/^The database is of a newer version: migration 9999_of_tomorrow/);
  await on(url, `delete from migration where name = '9999_of_tomorrow'`);
});

test('a database that was restored in part is opened by no start and no command, and the restore goes on', async () => {
  const empty = await emptyDatabase(inject('adminUrl'));
  const client = new pg.Client({ connectionString: empty.url });
  await client.connect();
  await beginRestore(client);
  await client.end();
  for (const open of [migrate, migrateIfEmpty, refuseUnready])
    await expect(open(empty.url)).rejects.toThrow(/^A restore into this database is under way, or was not finished/);
  await migrateRestored(empty.url);
  await expect(migrate(empty.url)).rejects.toThrow('was not finished');
  await empty.drop();
});

describe('a database that cannot be the hospital’s is refused before anything is made in it', () => {
  const fit = { number: 160_000, version: '16.0', encoding: 'UTF8', only_reads: false, may_create: true };

  test('a server that is too old', () => {
    expect(whyUnfit(fit)).toBeUndefined();
    expect(whyUnfit({ ...fit, number: 150_018, version: '15.18' })).toBe(
      'DATABASE_URL must name a PostgreSQL 16 or newer: this one is 15.18.',
    );
  });
  test('one that only reads, and an account that may make nothing', async () => {
    const empty = await emptyDatabase(inject('adminUrl'));
    const role = freshName('test');
    await admin.query(`create role ${role} login password 'weak'`);
    try {
      const standby = `${empty.url}?options=-cdefault_transaction_read_only%3Don`;
      await expect(migrate(standby)).rejects.toThrow(/^DATABASE_URL must name a database that can be written/);
      const weak = Object.assign(new URL(empty.url), { username: role, password: 'weak' }).href;
      await expect(migrate(weak)).rejects.toThrow(/^DATABASE_URL must name an account that may make tables/);
      expect(await on(empty.url, `select from pg_tables where schemaname = 'public'`)).toEqual([]);
    } finally {
      await empty.drop();
      await admin.query(`drop role ${role}`);
    }
  });
  test.each([
    ['SQL_ASCII', /^DATABASE_URL must name a database with the encoding UTF8: this one has SQL_ASCII/],
    ['LATIN1', /^DATABASE_URL must name a database with the encoding UTF8: this one has LATIN1/],
    ['UTF8', /^DATABASE_URL must name a database whose locale knows Arabic letters/],
  ])('one that cannot search Arabic: %s under the locale C', async (encoding, says) => {
    const deaf = await emptyDatabase(inject('adminUrl'), `template template0 encoding '${encoding}' locale 'C'`);
    try {
      await expect(migrate(deaf.url)).rejects.toThrow(says);
      const made = `select from pg_class where relnamespace = 'public'::regnamespace union all
                    select from pg_extension where extname <> 'plpgsql'`;
      expect(await on(deaf.url, made)).toEqual([]);
    } finally {
      await deaf.drop();
    }
  });
});

test('two processes that migrate at once end with each migration run once', async () => {
  const empty = await emptyDatabase(inject('adminUrl'));
  try {
    await Promise.all([migrate(empty.url), migrate(empty.url)]);
    const rows = await on<{ count: number }>(empty.url, 'select count(*)::int from migration group by name');
    expect(rows.length).toBeGreaterThanOrEqual(8);
    expect(rows.every(({ count }) => count === 1)).toBe(true);
  } finally {
    await empty.drop();
  }
});

test('a database that stops while it is migrated fails the migration, and does not end the process', async () => {
  const stopping = createServer((socket) => {
    // Lets anybody in, and is gone at the first statement.
    socket.once('data', () => {
      socket.write(Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49]));
      socket.once('data', () => socket.destroy());
    });
  }).listen(0, '127.0.0.1');
  await once(stopping, 'listening');
  const { port } = stopping.address() as AddressInfo;
  await expect(migrate(`postgres://balsam@127.0.0.1:${port}/balsam`)).rejects.toThrow('terminated unexpectedly');
  stopping.close();
});
