import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { countUnusedFiles, deleteUnusedFiles } from './purge-unused.ts';

const lines: { msg: string; rows?: string; purged?: number }[] = [];
const w = await world({
  connections: 6,
  config: { logLevel: 'info' },
  log: (line) => void lines.push(JSON.parse(line) as (typeof lines)[number]),
});
const began = w.clock.now();
const door = 4711;

const picture = () =>
  w.platform.files.save(
    w.db,
    { personId: undefined, kind: 'test', mime: 'image/webp', bytes: Buffer.from('RIFF') },
    began,
  );
const isKept = async (id: string) => (await w.platform.files.get(w.db, id)) !== undefined;
const somebodyWaits = () =>
  expect
    .poll(async () => {
      const waiting = `select from pg_locks where locktype = 'advisory' and not granted and objid = ${door}
        and database = (select oid from pg_database where datname = current_database())`;
      return (await w.pool.query(waiting)).rowCount;
    })
    .toBeGreaterThan(0);

test('a file that is used from the moment on in which it is looked for stays, and those beside it go', async () => {
  await w.pool.query('create table use (file_id uuid references stored_file (id))');
  const [first, wanted, last] = [await picture(), await picture(), await picture()];
  // Whoever looks has seen the files as they were, and stands before a door that somebody else holds.
  const isUsed = sql<boolean>`((select pg_advisory_xact_lock_shared(${door}))::text is null
    or exists (select from use where file_id = f.id))`;
  const { run } = deleteUnusedFiles({ kind: 'test', graceMinutes: 10, isUsed });
  const holder = await w.pool.connect();
  await holder.query('select pg_advisory_lock($1)', [door]);
  const going = run(w.platform, addMinutes(began, 11));
  await somebodyWaits();
  await w.pool.query('insert into use values ($1)', [wanted]);
  await holder.query('select pg_advisory_unlock($1)', [door]);
  holder.release();
  await going;
  expect(await Promise.all([first, wanted, last].map(isKept))).toEqual([false, true, false]);
});

test('the dry run counts what would go, to the minute, and takes nothing; the log says how many went', async () => {
  const isUsed = sql<boolean>`false`;
  const kind = 'rehearsed';
  const what = { kind, graceMinutes: 10, isUsed };
  const file = { personId: undefined, kind, mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const ids = await Promise.all([1, 2].map(() => w.platform.files.save(w.db, file, began)));
  const countedAt = (minutes: number) => countUnusedFiles(w.db, [what], addMinutes(began, minutes));
  expect(await countedAt(10)).toEqual([{ table: 'stored_file (rehearsed)', rows: 0 }]);
  expect(await countedAt(11)).toEqual([{ table: 'stored_file (rehearsed)', rows: 2 }]);
  expect(await Promise.all(ids.map(isKept))).toEqual([true, true]);
  lines.length = 0;
  await deleteUnusedFiles(what).run(w.platform, addMinutes(began, 11));
  expect(await Promise.all(ids.map(isKept))).toEqual([false, false]);
  expect(lines.filter(({ msg }) => msg === 'rows purged')).toMatchObject([
    { rows: 'stored_file (rehearsed)', purged: 2 },
  ]);
});
