import { sql as raw } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { shortRead } from './short-read.ts';

const w = await world({ connections: 6 });

/** Halves a number, and tells which connection was asked. */
const half = shortRead(
  (_sql, { n, by }: { n: number; by: number }) =>
    raw<{ n: number; pid: number }>`select (${n}::int / ${by}::int)::int as n, pg_backend_pid() as pid`,
);
const halves = (...numbers: readonly number[]) => Promise.all(numbers.map((n) => half(w.db, { n, by: 2 })));

const taken: unknown[] = [];
w.pool.on('acquire', (client) => taken.push(client));
afterEach(() => void taken.splice(0));

describe('short reads of the same turn', () => {
  test('share connections, four to each, and each gets its own answer', async () => {
    const answers = await halves(2, 4, 6, 8, 10, 12);
    expect(answers.map(([row]) => row?.n)).toEqual([1, 2, 3, 4, 5, 6]);
    const pids = answers.map(([row]) => row?.pid);
    expect([new Set(pids.slice(0, 4)).size, new Set(pids).size, taken.length]).toEqual([1, 2, 2]);
  });

  test('are not joined by what is asked for when they have been sent', async () => {
    const first = halves(2);
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    await Promise.all([first, halves(4)]);
    expect(taken).toHaveLength(2);
  });

  test('give their connections back', async () => {
    await halves(2, 4, 6, 8, 10, 12);
    expect(w.pool.totalCount - w.pool.idleCount).toBe(0);
  });

  test('are answered beside one that PostgreSQL refuses, and go on over the same connection', async () => {
    await halves(2);
    const connections = w.pool.totalCount;
    const [before, refused, after] = await Promise.allSettled([
      half(w.db, { n: 2, by: 2 }),
      half(w.db, { n: 2, by: 0 }),
      half(w.db, { n: 4, by: 2 }),
    ]);
    expect(refused).toMatchObject({ status: 'rejected', reason: { code: '22012' } });
    expect([before, after]).toMatchObject([{ value: [{ n: 1 }] }, { value: [{ n: 2 }] }]);
    await new Promise(setImmediate);
    expect([taken.length, w.pool.totalCount, w.pool.idleCount]).toEqual([2, connections, connections]);
  });

  test('are asked once more, all of them, when their connection is lost on the way', async () => {
    await w.pool.query('create sequence killed_once');
    const kill = shortRead(
      (_sql, { at }: { at: number }) =>
        raw<{
          n: number;
        }>`select case when nextval('killed_once') = ${at}::int then pg_terminate_backend(pg_backend_pid())::int else 7 end as n`,
    );
    const [there, killer, behind] = await Promise.all([halves(2), kill(w.db, { at: 1 }), halves(4)]);
    expect([there[0]?.[0]?.n, killer[0]?.n, behind[0]?.[0]?.n]).toEqual([1, 7, 2]);
    expect(w.pool.totalCount - w.pool.idleCount).toBe(0);
  });

  test('are asked in their transaction, where there is one', async () => {
    const title = shortRead((sql, { id }: { id: number }) =>
      sql.selectFrom('clinic').select('title').where('id', '=', id),
    );
    const there = await w.db.transaction().execute(async (tx) => {
      await tx.updateTable('clinic').set({ title: 'Changed' }).where('id', '=', 1).execute();
      const [[own], [other]] = await Promise.all([title(tx, { id: 1 }), title(w.db, { id: 1 })]);
      return { own: own?.title, isTheSame: own?.title === other?.title };
    });
    expect(there).toEqual({ own: 'Changed', isTheSame: false });
  });
});

describe('the values of a short read', () => {
  test('go where their names stand, as often as they stand there, beside what is always the same', async () => {
    const twice = shortRead(
      (_sql, { a, b }: { a: number; b: string }) =>
        raw<object>`select ${b}::text as b, ${a}::int as a, ${'c'}::text as c, ${a}::int as again`,
    );
    expect(await twice(w.db, { a: 1, b: 'x' })).toEqual([{ b: 'x', a: 1, c: 'c', again: 1 }]);
    expect(await twice(w.db, { a: 2, b: 'y' })).toEqual([{ b: 'y', a: 2, c: 'c', again: 2 }]);
  });

  test('cannot be worked with while it is put together', async () => {
    const sum = shortRead((_sql, { a }: { a: number }) => raw<object>`select ${a + 1}`);
    await expect(sum(w.db, { a: 1 })).rejects.toThrow('the value a of a short read');
    const some = shortRead((_sql, { ...rest }: { a: number }) => raw<object>`select ${rest.a}`);
    await expect(some(w.db, { a: 1 })).rejects.toThrow('named one by one');
  });
});
