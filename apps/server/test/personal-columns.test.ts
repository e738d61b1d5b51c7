import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { retainedRows } from '#modules/retention/index.ts';
import { notRetained, personalColumns, tablesThroughOthers } from './personal-columns.ts';
import { world } from './world.ts';

const w = await world();

/** Columns with a reference to a person or an account, and those whose name says so. */
async function pointing(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and (
      exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)
        and k.confrelid in ('person'::regclass, 'account'::regclass))
      or a.attname ~ '(^|_)(person|patient|account|guardian|dependent|rider|author|guest|user)_id$|(^|_)by_account$' and c.relname <> 'posting')
    order by 1`.execute(w.db);
  return rows.map(({ name }) => name);
}

test('D3.01 D3.02 each column that points to a person is exported, erased or excused with the reason', async () => {
  expect((await pointing()).toSorted()).toEqual(Object.keys(personalColumns).toSorted());
});

const tableOf = (column: string): string => column.split('.')[0] ?? '';
/** Tables whose rows are a person's own; of files the row that has one says so. */
const own = Object.entries(personalColumns).flatMap(([column, fates]) =>
  fates.every((fate) => typeof fate === 'object' && 'reason' in fate) || column.startsWith('stored_file.')
    ? []
    : [tableOf(column)],
);
const direct = new Set(Object.keys(personalColumns).map(tableOf));

/** Tables that refer to a person's own row, or to one of these, and to no person themselves. */
async function throughOthers(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive refers as (
      select k.conrelid::regclass::text as name, k.confrelid::regclass::text as target from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
    ), led (name) as (
      select unnest(${own}::text[]) union select r.name from refers r join led on led.name = r.target and r.name <> all (${[...direct]}::text[])
    )
    select name from led where name <> all (${[...direct]}::text[]) order by 1`.execute(w.db);
  return rows.map(({ name }) => name);
}

test('D3.01 D3.02 each table that leads to a person only by a row of theirs is exported, erased or excused with the reason', async () => {
  expect(await throughOthers()).toEqual(Object.keys(tablesThroughOthers).toSorted());
});

test('D3.01 each part of the copy that a column or a table names is there', () => {
  const parts = new Set(modules.flatMap(({ exportParts = [] }) => exportParts.map(({ name }) => name)));
  const named = [...Object.values(personalColumns), ...Object.values(tablesThroughOthers)].flatMap((fates) =>
    fates.flatMap((fate) => (typeof fate === 'object' && 'exported' in fate ? [fate.exported] : [])),
  );
  expect(named.filter((part) => !parts.has(part))).toEqual([]);
});

test('D3.06 each table that points or leads to a person goes when the years of a closed account are over, or says why not', () => {
  const tables = new Set([...direct, ...Object.keys(tablesThroughOthers)]);
  const ending = new Set<string>(retainedRows.map(({ table }) => table));
  const untold = [...tables].filter((table) => !ending.has(table) && !(table in notRetained));
  expect(untold, 'retained-rows.ts of the module of retention, or notRetained of personal-columns.ts').toEqual([]);
  expect(Object.keys(notRetained).filter((table) => !tables.has(table) || ending.has(table))).toEqual([]);
});
