import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { stopAllPrograms, runProgram } from '#test/child-program.ts';
import { databaseProxy, type DatabaseProxy } from '#test/database-proxy.ts';
import { emptyDatabase, testSecret } from '#test/databases.ts';
import { world } from '#test/world.ts';
import { fingerprints, migrateFirst } from '#platform/db/migrate.ts';

const place = mkdtempSync(path.join(tmpdir(), 'balsam-command-'));
const old = await emptyDatabase(inject('adminUrl'));
const client = new pg.Client({ connectionString: old.url });
await client.connect();
afterAll(async () => {
  await stopAllPrograms();
  await client.end();
  await old.drop();
  rmSync(place, { recursive: true });
});

/** A database on which the version before this one runs. */
const known = fingerprints().slice(0, -1);
await migrateFirst(client, known.length);
await client.query('create table migration_fingerprint (name text primary key, sha256 text not null)');
await client.query(
  'insert into migration_fingerprint select * from jsonb_to_recordset($1) as each (name text, sha256 text)',
  [JSON.stringify(known)],
);
const ran = async () => (await client.query('select from migration')).rowCount;

async function command(program: string, env: Record<string, string>, ...args: string[]) {
  const child = runProgram(`commands/${program}.ts`, { BALSAM_TEST: '1', ...env }, args);
  const { code } = await child.ended;
  return { code, ...child.output };
}

/** Takes a backup of it; answers the folder. */
async function backupOfOld(name: string): Promise<string> {
  const folder = path.join(place, name);
  await command('backup', { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: place, DATABASE_URL: old.url }, folder);
  return folder;
}

describe('beside a server of the version before', () => {
  const beside = { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: place, DATABASE_URL: old.url };
  test('a backup copies the database as it stands, for that version to restore', async () => {
    const folder = path.join(place, 'old');
    expect(await command('backup', beside, folder)).toMatchObject({ code: 0, err: '' });
    const { migrations } = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'));
    expect([migrations, await ran()]).toEqual([known, known.length]);
  });
  test.each([
    ['retention', []],
    ['sign-out', ['1000001']],
    ['staff', ['first-admin', '--email', 'huda@example.org', '--name', 'Huda Al Rashid', '--name-ar', 'هدى الراشد']],
  ])('%s refuses, says what to do and changes nothing', async (program, args) => {
    const { code, out, err } = await command(program, beside, ...args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^The database is of an older version: .* Start the new server first.*\n$/);
    expect(await ran()).toBe(known.length);
  });
});

describe('a backup that is not whole', () => {
  test('for want of bytes ends with 1, keeps what there was, and says where to look', async () => {
    const w = await world();
    const photo = { personId: undefined, kind: 'profile_photo', mime: 'image/webp', bytes: Buffer.from('ours') };
    await w.platform.files.save(w.db, photo, w.clock.now());
    const folder = path.join(place, 'without-files');
    const elsewhere = { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: place, DATABASE_URL: w.url };
    const { code, err } = await command('backup', elsewhere, folder);
    expect(code).toBe(1);
    expect(err).toMatch(/^This backup is not whole: \d+ files .*BALSAM_DATA_DIR or S3_\*/);
    expect(existsSync(path.join(folder, 'manifest.json'))).toBe(true);
  });
  test('is not begun without the secret of the server, and none is made', async () => {
    const fresh = path.join(place, 'fresh');
    const folder = path.join(place, 'without-secret');
    const { code, err } = await command('backup', { BALSAM_DATA_DIR: fresh, DATABASE_URL: old.url }, folder);
    expect([code, err]).toEqual([1, expect.stringMatching(/^BALSAM_SECRET is not set/)]);
    expect([existsSync(fresh), existsSync(folder)]).toEqual([false, false]);
  });
});

describe('a database that is lost between two statements ends in one line and exit code 1', () => {
  const lost = {
    code: 1,
    out: '',
    err: 'The connection to the database was lost before this was done: its log says why.\n',
  };
  const [ofBackup, ofRestore] = [databaseProxy(), databaseProxy()];
  const through = async (proxy: DatabaseProxy, url: string) => {
    proxy.cutNextCommit('before');
    return {
      BALSAM_SECRET: testSecret,
      BALSAM_DATA_DIR: path.join(place, 'lost'),
      DATABASE_URL: await proxy.through(url),
    };
  };

  test('a backup, which leaves no folder', async () => {
    const folder = path.join(place, 'broken-off');
    expect(await command('backup', await through(ofBackup, old.url), folder)).toEqual(lost);
    expect(readdirSync(place).filter((each) => each.startsWith('broken-off'))).toEqual([]);
  });
  test('a restore, which brings no rows and names what it leaves', async () => {
    const folder = await backupOfOld('to-restore');
    const empty = await emptyDatabase(inject('adminUrl'));
    const { code, out, err } = await command('restore', await through(ofRestore, empty.url), folder);
    await empty.drop();
    expect([code, out]).toEqual([1, '']);
    const left = `delete the database that DATABASE_URL names and the files in ${path.join(place, 'lost', 'files')}`;
    expect(err).toBe(
      `${lost.err}The restore was not finished. What it left holds records of patients and is no hospital: ${left}, and begin again.\n`,
    );
  });
});

describe('a restore that is refused leaves an empty place empty:', () => {
  const unset = 'BALSAM_SECRET is not set';
  test.each<[string, string, Record<string, string>, string[]]>([
    ['of a folder that is no backup', 'this is no backup', { BALSAM_SECRET: testSecret }, [place]],
    ['under another secret', 'BALSAM_SECRET is another', { BALSAM_SECRET: 'x'.repeat(32) }, []],
    ['without the secret', unset, {}, []],
    ['of a folder that is no backup, under any secret', 'this is no backup', {}, [place, '--another-secret']],
  ])('%s', async (name, words, env, args) => {
    const home = path.join(place, name);
    const folder = args.length > 0 ? [] : [await backupOfOld(`restored ${name}`)];
    const { code, err } = await command('restore', { BALSAM_DATA_DIR: home, ...env }, ...folder, ...args);
    expect([code, err]).toEqual([1, expect.stringContaining(words)]);
    expect(existsSync(home)).toBe(false);
  });
  test('into a database that is used, under any secret', async () => {
    const [folder, home] = [await backupOfOld('restored into another'), path.join(place, 'used')];
    const env = { BALSAM_DATA_DIR: home, DATABASE_URL: old.url };
    const { code, err } = await command('restore', env, folder, '--another-secret');
    expect([code, err]).toEqual([1, expect.stringContaining('The database is not empty')]);
    expect(readdirSync(home)).toEqual([]);
  });
});

describe('where there is no hospital', () => {
  const elsewhere = path.join(place, 'slip');
  const commands: [string, string[]][] = [
    ['backup', [path.join(place, 'of-nothing')]],
    ['retention', []],
    ['sign-out', ['1000001']],
  ];
  const nothing = { code: 1, out: '', err: expect.stringMatching(/^There is no hospital in this database: .*\n$/) };

  test.each(commands)(
    '%s says so in one line, and makes none in a data folder that is misspelt',
    async (program, args) => {
      const env = { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: elsewhere };
      expect(await command(program, env, ...args)).toEqual(nothing);
      expect([existsSync(elsewhere), existsSync(path.join(place, 'of-nothing'))]).toEqual([false, false]);
    },
  );
  test.each(commands)('%s says so of an empty database too, and makes nothing in it', async (program, args) => {
    const empty = await emptyDatabase(inject('adminUrl'));
    const env = { BALSAM_SECRET: testSecret, BALSAM_DATA_DIR: elsewhere, BALSAM_TEST: '0', DATABASE_URL: empty.url };
    expect(await command(program, env, ...args)).toEqual(nothing);
    const inside = new pg.Client({ connectionString: empty.url });
    await inside.connect();
    const { rows } = await inside.query(`select from pg_tables where schemaname = 'public'`);
    await inside.end();
    await empty.drop();
    expect(rows).toEqual([]);
  });
});
