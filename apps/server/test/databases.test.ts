import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { dropAbandonedSince, emptyDatabase } from './databases.ts';

const adminUrl = inject('adminUrl');
const made = await Promise.all(Array.from({ length: 3 }, () => emptyDatabase(adminUrl)));
const [deserted, entered, used] = made.map(({ url }) => url) as [string, string, string];
const nameOf = (url: string) => new URL(url).pathname.slice(1);
const own = new Set(made.map(({ url }) => nameOf(url)));

/** A look that only sees the databases of this file: others run beside it. */
const look = async (before: ReadonlyMap<string, string>) =>
  new Map([...(await dropAbandonedSince(adminUrl, before))].filter(([name]) => own.has(name)));

/** Those of the file that are there. */
async function left(): Promise<string[]> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  const { rows } = await admin.query<{ name: string }>('select datname as name from pg_database');
  await admin.end();
  return made.map(({ url }) => url).filter((url) => rows.some(({ name }) => name === nameOf(url)));
}

afterAll(() => Promise.all(made.map(({ drop }) => drop())));

test('a database of a test goes when nobody has entered it between two looks, and no other', async () => {
  const inside = new pg.Client({ connectionString: used });
  await inside.connect();
  const first = await look(new Map());
  expect([...first.keys()].toSorted()).toEqual([nameOf(deserted), nameOf(entered)].toSorted());
  expect(await left()).toEqual([deserted, entered, used]);
  const visitor = new pg.Client({ connectionString: entered });
  await visitor.connect();
  await visitor.query('select 1');
  await visitor.end();
  const second = await look(first);
  expect(await left()).toEqual([entered, used]);
  const third = await look(second);
  expect(await left()).toEqual([used]);
  expect(third).toEqual(new Map());
  await inside.end();
});
