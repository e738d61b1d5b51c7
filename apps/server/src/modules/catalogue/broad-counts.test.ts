import { expect, test, vi } from 'vitest';
import type { Sql } from '../../platform/db/types.ts';
import { countOnce } from './broad-counts.ts';

const start = Date.parse('2026-11-22T06:00:00Z');
/** Only its identity counts here: nothing is asked of it. */
const someDatabase = () => ({}) as Sql;

function counter(total: number) {
  const count = vi.fn<() => Promise<number>>(() => Promise.resolve(total));
  const ask = (db: Sql, second = 0, of: unknown = 'tablet') =>
    countOnce(db, { kind: 'all', of, now: new Date(start + second * 1000), totalOf: (n) => n, count });
  return { count, ask };
}

test('a broad count is made once a minute', async () => {
  const { count, ask } = counter(2001);
  const db = someDatabase();
  expect([await ask(db), await ask(db, 59.9)]).toEqual([2001, 2001]);
  expect(count).toHaveBeenCalledTimes(1);
  await ask(db, 60);
  expect(count).toHaveBeenCalledTimes(2);
});

test('what can be counted quickly is counted each time', async () => {
  const { count, ask } = counter(2000);
  const db = someDatabase();
  await ask(db);
  await ask(db);
  expect(count).toHaveBeenCalledTimes(2);
});

test('another wish and another database are counted by themselves', async () => {
  const { count, ask } = counter(5000);
  const db = someDatabase();
  await ask(db);
  await ask(db, 0, 'capsule');
  await ask(someDatabase());
  expect(count).toHaveBeenCalledTimes(3);
});

test('a clock that was set back is no reason to keep a count for longer', async () => {
  const { count, ask } = counter(5000);
  const db = someDatabase();
  await ask(db, 3600);
  await ask(db);
  expect(count).toHaveBeenCalledTimes(2);
});

test('no more than 300 counts are kept, the newest ones', async () => {
  const { count, ask } = counter(5000);
  const db = someDatabase();
  await Promise.all(Array.from({ length: 301 }, (_, n) => ask(db, 0, n)));
  count.mockClear();
  await ask(db, 0, 300);
  expect(count).not.toHaveBeenCalled();
  await ask(db, 0, 0);
  expect(count).toHaveBeenCalledTimes(1);
});
