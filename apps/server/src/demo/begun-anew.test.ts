import { afterAll, expect, inject, test } from 'vitest';
import { cloneTemplate, ensureEmptyTemplate, testSecret } from '#test/databases.ts';
import { openDatabase } from '#platform/db/open.ts';
import { batchLimits } from '#platform/db/limits.ts';
import { seedDemo } from './index.ts';

const empty = await cloneTemplate(inject('adminUrl'), await ensureEmptyTemplate(inject('adminUrl')));
const { db, pool } = openDatabase(empty.url, { max: 1, limits: batchLimits });
afterAll(async () => {
  await db.destroy();
  await empty.drop();
});

test('a first start that was killed while it filled the demo hospital is taken up by the next one', async () => {
  // What it wrote went with it, but numbers that it drew are not given back.
  await pool.query(
    `select setval(format('%I.%I', schemaname, sequencename)::regclass, coalesce(last_value, 0) + 500) from pg_sequences
     where schemaname = 'public'`,
  );
  await db.transaction().execute((tx) => seedDemo(tx, new Date('2026-11-22T06:00:00Z'), testSecret));
  const { rows } = await pool.query(
    'select distinct l.code from desk_registration r join location l on l.id = r.location_id',
  );
  expect(rows).toEqual([{ code: 'RUH' }]);
}, 180_000);
