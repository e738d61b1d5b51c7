import { sql as raw } from 'kysely';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { batched } from './batched.ts';
import { DatabaseFailure } from './failure.ts';
import type { Sql } from './types.ts';

const w = await world();

/** Doubles numbers in PostgreSQL, and writes down which were asked for together. */
function doubling() {
  const sent: number[][] = [];
  const double = batched(async (sql: Sql, numbers: readonly number[]) => {
    sent.push([...numbers]);
    const { rows } = await raw<{ n: number }>`
      select (1 / (n - 13) * 0 + 2 * n)::int as n from unnest(${numbers}::int[]) with ordinality as asked (n, place)
      order by place`.execute(sql);
    return rows.map(({ n }) => n);
  });
  return { sent, double };
}

test('what is asked for at the same time goes with one statement, and each gets its own answer', async () => {
  const { sent, double } = doubling();
  expect(await Promise.all([3, 1, 3, 2].map((n) => double(w.db, n)))).toEqual([6, 2, 6, 4]);
  expect(sent).toEqual([[3, 1, 3, 2]]);
});

test('nobody joins a statement that was sent before', async () => {
  const { sent, double } = doubling();
  const first = double(w.db, 1);
  await new Promise(setImmediate);
  const second = double(w.db, 2);
  expect(await Promise.all([first, second])).toEqual([2, 4]);
  expect(sent).toEqual([[1], [2]]);
});

test('so many go with one statement that it stays small', async () => {
  const { sent, double } = doubling();
  const numbers = Array.from({ length: 250 }, (_, n) => n + 20);
  expect(await Promise.all(numbers.map((n) => double(w.db, n)))).toEqual(numbers.map((n) => 2 * n));
  expect(sent.map(({ length }) => length)).toEqual([100, 100, 50]);
});

test('what is wrong with one question is told to nobody else', async () => {
  const { double } = doubling();
  const answers = await Promise.allSettled([1, 13, 2].map((n) => double(w.db, n)));
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('a database that does not answer is asked once for all', async () => {
  let asked = 0;
  const lost = batched(() => {
    asked += 1;
    return Promise.reject(new DatabaseFailure('lost', 'closed', undefined));
  });
  const answers = await Promise.allSettled([lost(w.db, 1), lost(w.db, 2)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(asked).toBe(1);
});

test('a transaction reads what it wrote itself, apart from all others', async () => {
  const title = batched(async (sql: Sql, titles: readonly string[]) => {
    const rows = await sql.selectFrom('setting').select(['title', 'value']).where('title', 'in', titles).execute();
    return titles.map((one) => rows.find((row) => row.title === one)?.value);
  });
  await w.db.transaction().execute(async (tx) => {
    await tx.updateTable('setting').set({ value: '16' }).where('title', '=', 'VAT_PERCENT').execute();
    expect(await Promise.all([title(tx, 'VAT_PERCENT'), title(w.db, 'VAT_PERCENT')])).toEqual([16, 15]);
    await tx.updateTable('setting').set({ value: '15' }).where('title', '=', 'VAT_PERCENT').execute();
  });
});

test('in a transaction the first fault is told, as everything after it fails', async () => {
  const { double } = doubling();
  const failing = w.db.transaction().execute((tx) => Promise.all([double(tx, 1), double(tx, 13)]));
  await expect(failing).rejects.toThrow('division by zero');
});
