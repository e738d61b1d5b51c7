import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { statementNames } from './prepared-statements.ts';

const many = <T>(count: number, work: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => work(n));

describe('a statement gets a name', () => {
  test('when it has been sent ten times, and always the same one', () => {
    const nameOf = statementNames();
    const names = many(13, () => nameOf('select $1', [1]));
    expect(names.slice(0, 10)).toEqual(many(10, () => undefined));
    expect(new Set(names.slice(10)).size).toBe(1);
    expect(many(11, () => nameOf('select $1, $2', [1, 2])).at(-1)).not.toBe(names.at(-1));
  });

  test.each([
    ['begin', []],
    ['commit', []],
    ['select 1; select 2', []],
    [`select $1 ${' '.repeat(20_001)}`, [1]],
  ])('but never %.20s', (text, values) => {
    const nameOf = statementNames();
    expect(many(30, () => nameOf(text, values)).at(-1)).toBeUndefined();
  });

  test('as long as there are few: what is put together anew each time neither gets one nor is counted for ever', () => {
    const nameOf = statementNames();
    const often = () => many(11, () => nameOf('select $1', [1])).at(-1);
    expect(many(10_000, (n) => nameOf(`select $1 as c${n}`, [n])).every((name) => name === undefined)).toBe(true);
    expect(often()).toBeDefined();
    const named = many(400, (n) => many(11, () => nameOf(`select $1 as d${n}`, [n])).at(-1));
    expect(named.filter((name) => name !== undefined)).toHaveLength(249);
    expect(often()).toBeDefined();
  });
});

const w = await world({ connections: 2 });
const db = w.platform.db;
const clinicOne = () => db.selectFrom('clinic').selectAll().where('id', '=', 1).execute();
const rename = (title: string) => db.updateTable('clinic').set({ title }).where('id', '=', 1).execute();
const thirty = async (work: () => Promise<unknown>) => {
  for (let n = 0; n < 30; n++) await work();
};
const prepared = async (part: string) => {
  const { rows } = await sql<{ statement: string }>`
    select statement from pg_prepared_statements where statement like ${`%${part}%`}`.execute(db);
  return rows.length;
};

describe('on the connections of a process', () => {
  test('what is sent again and again is prepared, what is sent once is not', async () => {
    await thirty(clinicOne);
    await db.selectFrom('ward').selectAll().execute();
    expect([await prepared('from "clinic"'), await prepared('from "ward"')]).toEqual([1, 0]);
  });

  test('a table that gets a column meanwhile fails no read and no change', async () => {
    await thirty(clinicOne);
    await thirty(() => rename('Clinic'));
    await w.pool.query('alter table clinic add column note text');
    expect(await clinicOne()).toMatchObject([{ title: 'Clinic', note: null }]);
    await w.pool.query('alter table clinic drop column note');
    await rename('Clinic of the day');
    expect(await clinicOne()).toMatchObject([{ title: 'Clinic of the day' }]);
  });

  test('statements that a pooler has forgotten are prepared anew, and a change takes effect once', async () => {
    const read = () => db.selectFrom('clinic').select('id').where('title', '=', 'x').execute();
    const raise = () => sql`update product set sold = sold + ${1} where id = 1`.execute(db);
    await thirty(read);
    await thirty(raise);
    const sold = async () => {
      const { rows } = await w.pool.query<{ sold: number }>('select sold from product where id = 1');
      return rows[0]?.sold ?? 0;
    };
    const before = await sold();
    const clients = [await w.pool.connect(), await w.pool.connect()];
    for (const client of clients) await client.query('deallocate all');
    for (const client of clients) client.release();
    await expect(read()).resolves.toEqual([]);
    await db.transaction().execute(async (tx) => {
      await tx.selectFrom('clinic').select('id').where('title', '=', 'x').execute();
    });
    await raise().catch(() => raise());
    expect(await sold()).toBe(before + 1);
  });
});
