import { expect, test, vi } from 'vitest';
import { cachedCount } from './count-cache.ts';
import type { Sql } from './types.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
/** Only its identity counts here: nothing is asked of it. */
const someDatabase = () => ({}) as Sql;

function counter(total: number) {
  const count = vi.fn<() => Promise<number>>(() => Promise.resolve(total));
  const countFor = (db: Sql, second = 0, of: unknown = 'tablet') =>
    cachedCount(db, {
      kind: 'all',
      of,
      now: new Date(start + second * 1000),
      totalOf: (n) => n,
      keptAbove: 2000,
      count,
    });
  return { count, countFor };
}

test('a broad count is made once a minute', async () => {
  const { count, countFor } = counter(2001);
  const db = someDatabase();
  expect([await countFor(db), await countFor(db, 59.9)]).toEqual([2001, 2001]);
  expect(count).toHaveBeenCalledTimes(1);
  await countFor(db, 60);
  expect(count).toHaveBeenCalledTimes(2);
});

test('what can be counted quickly is counted each time', async () => {
  const { count, countFor } = counter(2000);
  const db = someDatabase();
  await countFor(db);
  await countFor(db);
  expect(count).toHaveBeenCalledTimes(2);
});

test('another filter and another database are counted by themselves', async () => {
  const { count, countFor } = counter(5000);
  const db = someDatabase();
  await countFor(db);
  await countFor(db, 0, 'capsule');
  await countFor(someDatabase());
  expect(count).toHaveBeenCalledTimes(3);
});

test('a clock that was set back is no reason to keep a count for longer', async () => {
  const { count, countFor } = counter(5000);
  const db = someDatabase();
  await countFor(db, 3600);
  await countFor(db);
  expect(count).toHaveBeenCalledTimes(2);
});

test('no more than 300 counts are kept, the newest ones', async () => {
  const { count, countFor } = counter(5000);
  const db = someDatabase();
  await Promise.all(Array.from({ length: 301 }, (_, n) => countFor(db, 0, n)));
  count.mockClear();
  await countFor(db, 0, 300);
  expect(count).not.toHaveBeenCalled();
  await countFor(db, 0, 0);
  expect(count).toHaveBeenCalledTimes(1);
});
