import { sql } from 'kysely';
import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { deleteUnusedFiles } from './purge-unused.ts';

const w = await world({ connections: 6 });
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
  const { run } = deleteUnusedFiles({ name: 'test.purge', kind: 'test', graceMinutes: 10, isUsed });
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
