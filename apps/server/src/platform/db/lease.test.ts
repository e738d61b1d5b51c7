import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { leasing } from './lease.ts';
import { requestLimits } from './limits.ts';
import { tableChanges } from './table-changes.ts';

const w = await world({ connections: 4 });
const pool = leasing(w.pool, requestLimits, tableChanges());
const add = (title: string) => `insert into setting (title, value) values ('${title}', '1')`;

async function added(): Promise<string[]> {
  const { rows } = await w.pool.query<{ title: string }>(`select title from setting where title like 'LEASE_%'`);
  return rows.map(({ title }) => title);
}

test.each(['rollback', 'commit'])(
  'a statement that comes while a %s is under way is refused and not kept',
  async (end) => {
    const lease = await pool.connect();
    await lease.query('begin', []);
    const ending = lease.query(end, []);
    await expect(lease.query(add('LEASE_LATE'), [])).rejects.toThrow('after the end of its transaction');
    await ending;
    lease.release();
    expect(await added()).toEqual([]);
  },
);

test('a statement that comes after the release takes no connection', async () => {
  const lease = await pool.connect();
  await lease.query('select 1', []);
  lease.release();
  await expect(lease.query(add('LEASE_LATE'), [])).rejects.toThrow('after the end of its transaction');
  expect([await added(), w.pool.totalCount - w.pool.idleCount]).toEqual([[], 0]);
});

test('of two that go together, the one whose turn comes while the failure of the other is rolled back is not kept', async () => {
  const failing = w.db.transaction().execute((tx) => {
    const insert = () => raw.raw(add('LEASE_LATE')).execute(tx);
    // The rollback goes out in the turn of the refusal, and this right after it.
    return Promise.all([Promise.reject(new Error('refused')), new Promise(setImmediate).then(insert)]);
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await added()).toEqual([]);
});

test('a commit that PostgreSQL refuses is rolled back, and its own error is told', async () => {
  const failing = w.db.transaction().execute(async (tx) => {
    await raw`create temporary table twice (n int unique deferrable initially deferred) on commit drop`.execute(tx);
    await raw`insert into twice values (1), (1)`.execute(tx);
  });
  await expect(failing).rejects.toThrow('duplicate key');
  expect(w.pool.totalCount - w.pool.idleCount).toBe(0);
});
