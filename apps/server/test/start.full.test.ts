import { once } from 'node:events';
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { openDatabase } from '#platform/db/open.ts';
import { stopAllPrograms, runProgram, type ChildProgram } from './child-program.ts';
import { cloneTemplate, ensureEmptyTemplate } from './databases.ts';

// A start takes seconds, and many of them on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** Another zone than the hospital's: nothing may follow the machine's. */
const machine = { TZ: 'America/Los_Angeles', BALSAM_TEST: '1', LOG_LEVEL: 'trace' };
const home = mkdtempSync(path.join(tmpdir(), 'balsam-process-'));
const database = await cloneTemplate(inject('adminUrl'), inject('template'));
const beside = { ...machine, DATABASE_URL: database.url, BALSAM_DATA_DIR: home };

afterAll(async () => {
  await stopAllPrograms();
  await database.drop();
  rmSync(home, { recursive: true, force: true });
});

/** What production needs; nothing listens at these addresses. */
const real = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  BALSAM_PUBLIC_URL: 'https://balsam.example',
  BALSAM_SECRET: 'a secret that only tests would use',
  MOYASAR_KEY: 'sk_test',
  MOYASAR_WEBHOOK_SECRET: 'only for tests',
  SMS_URL: 'http://127.0.0.1:1/sms',
  SMS_TOKEN: 'only for tests',
  SMTP_URL: 'smtp://127.0.0.1:1',
  SMTP_FROM: 'no-reply@balsam.example',
};

const lines = (text: string) => text.trimEnd().split('\n');
/** What a program says when it cannot go on: one line, and exit code 1. */
async function refusalOf(child: ChildProgram) {
  const { code } = await child.ended;
  return { code, lines: lines(child.output.err) };
}

describe('a start that cannot succeed says why in one line', () => {
  test('a wrong setting', async () => {
    expect(await refusalOf(runProgram('main.ts', { ...beside, PORT: 'eighty' }))).toEqual({
      code: 1,
      lines: ['PORT must be a whole number from 0 to 65535'],
    });
  });
  test('a port that is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const refusal = await refusalOf(runProgram('main.ts', { ...beside, PORT: String(port) }));
    taken.close();
    expect(refusal).toEqual({
      code: 1,
      lines: [`Port ${port} is taken. Stop what uses it, or set PORT to another.`],
    });
  });
  test.each([
    ['also where database and secret are elsewhere', path.join(home, 'a-file')],
    ['also where the system answers that it does not exist', '/proc/a-file'],
  ])('a data folder in which nothing can be kept, %s', async (_, folder) => {
    writeFileSync(path.join(home, 'a-file'), '');
    const refusal = await refusalOf(
      runProgram('main.ts', { ...beside, BALSAM_SECRET: real.BALSAM_SECRET, BALSAM_DATA_DIR: folder }),
    );
    expect([refusal.code, refusal.lines.length]).toEqual([1, 1]);
    expect(refusal.lines[0]).toMatch(/^BALSAM_DATA_DIR must be a folder that can be written: .*a-file is none/);
  });
  test('a database that does not answer; its password is not told', async () => {
    const url = 'postgres://balsam:s3cret-word@127.0.0.1:1/balsam';
    const refusal = await refusalOf(runProgram('main.ts', { ...beside, DATABASE_URL: url }));
    expect([refusal.code, refusal.lines.length]).toEqual([1, 1]);
    expect(refusal.lines[0]).toMatch(/^The database that DATABASE_URL names cannot be reached/);
    expect(refusal.lines[0]).not.toContain('s3cret-word');
  });
  test('production with the settings of a demo', async () => {
    const refusal = await refusalOf(runProgram('main.ts', { ...beside, NODE_ENV: 'production' }));
    expect(refusal.code).toBe(1);
    expect(refusal.lines).toContainEqual(expect.stringMatching(/^BALSAM_TEST must not be 1 in production/));
    expect(refusal.lines.every((line) => /^[A-Z_]+ (is|must)/.test(line))).toBe(true);
  });
  test('production on a database that holds the demo log-ins', async () => {
    const refusal = await refusalOf(
      runProgram('main.ts', { ...real, DATABASE_URL: database.url, BALSAM_DATA_DIR: home }),
    );
    expect([refusal.code, refusal.lines.length]).toEqual([1, 1]);
    expect(refusal.lines[0]).toMatch(/holds the demo hospital/);
  });
  test('a host that swallows what it is sent', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    const { port } = mute.address() as AddressInfo;
    const url = `postgres://balsam@127.0.0.1:${port}/balsam`;
    const refusal = await refusalOf(runProgram('main.ts', { ...beside, DATABASE_URL: url }));
    mute.close();
    expect([refusal.code, refusal.lines.length]).toEqual([1, 1]);
    expect(refusal.lines[0]).toMatch(/^The database that DATABASE_URL names cannot be reached/);
  });
});

test('Ctrl-C ends a start that waits for its database, at once and without a word', async () => {
  const mute = createServer().listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as AddressInfo;
  const child = runProgram('main.ts', { ...beside, DATABASE_URL: `postgres://balsam@127.0.0.1:${port}/balsam` });
  await once(mute, 'connection');
  child.process.kill('SIGINT');
  expect([await child.ended, child.output.err]).toEqual([{ code: 0, signal: null }, '']);
  mute.close();
});

describe('npm run import', () => {
  const file = path.join(home, 'bundle.json');
  const patient = { resourceType: 'Patient', id: 'cli', name: [{ family: 'Kanari', given: ['Huda'] }] };
  beforeAll(() => writeFileSync(file, JSON.stringify({ resourceType: 'Bundle', entry: [{ resource: patient }] })));
  const nothing = path.join(home, 'nothing.json');
  beforeAll(() => writeFileSync(nothing, ''));
  const large = path.join(home, 'large.json');
  // As long as it says, without taking the room.
  beforeAll(() => {
    writeFileSync(large, '');
    truncateSync(large, 50 * 1024 * 1024 + 1);
  });
  const bring = (...args: string[]) => runProgram('import/main.ts', { ...beside, BALSAM_DEMO: '1' }, args);

  test.each<[string, string[], RegExp]>([
    ['no file', ['fhir'], /^Usage: npm run import/],
    ['a kind that is none', ['fhri', file], /^Usage: npm run import/],
    ['an option that is none', ['fhir', file, '--fone', '0500000001'], /--fone/],
    ['a number that is no Saudi mobile', ['fhir', file, '--phone', '12345'], /12345 is no Saudi mobile number/],
    ['a file that is not there', ['fhir', `${file}.gone`], /bundle\.json\.gone is not there: name a file with a FHIR/],
    ['a file of 50 MB and a byte', ['fhir', large], /large\.json is larger than 50 MB: name a file with a FHIR/],
    ['a folder', ['icd10', home], /balsam-process-\S+ is a folder: name a file with a list of diagnoses as CSV/],
    ['an empty file', ['directory', nothing], /nothing\.json is empty: name a file with the directory/],
    ['a broken file', ['fhir', import.meta.filename], /^Nothing was imported from .+: the file is not JSON/],
  ])('D9.01 %s: one line, and exit code 1', async (_, args, says) => {
    const refusal = await refusalOf(bring(...args));
    expect([refusal.code, refusal.lines.length]).toEqual([1, 1]);
    expect(refusal.lines[0]).toMatch(says);
  });
  test('D9.01 a bundle: what was read and kept, and the MRN', async () => {
    const child = bring('fhir', file, '--phone', '0555000222');
    expect(await child.ended).toEqual({ code: 0, signal: null });
    expect(lines(child.output.out).at(-1)).toMatch(/^read 1, kept 1, refused 0; new person, MRN \d{7}$/);
  });
  test('before the first start it brings the demo hospital as well, which a start would then leave out', async () => {
    const empty = await cloneTemplate(inject('adminUrl'), await ensureEmptyTemplate(inject('adminUrl')));
    const { db } = openDatabase(empty.url, { max: 1 });
    try {
      const into = { ...beside, DATABASE_URL: empty.url };
      const people = () => db.selectFrom('person').select('mrn');
      const unsaid = await refusalOf(runProgram('import/main.ts', into, ['fhir', file]));
      expect([unsaid.code, unsaid.lines.length, unsaid.lines[0]]).toEqual([
        1,
        1,
        expect.stringContaining('BALSAM_DEMO'),
      ]);
      expect(await people().execute()).toEqual([]);
      await runProgram('import/main.ts', { ...into, BALSAM_DEMO: '1' }, ['fhir', file]).ended;
      const mrns = await people().where('mrn', 'in', ['1000001', '1000100']).execute();
      expect(mrns).toHaveLength(2);
    } finally {
      await db.destroy();
      await empty.drop();
    }
  });
});
