import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { modules } from '../src/modules.ts';
import { retainedRows } from '#modules/retention/index.ts';
import { notRetained, personalColumns } from './personal-columns.ts';
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

test('D3.01 each part of the copy that a column names is there', () => {
  const parts = new Set(modules.flatMap(({ exportParts = [] }) => exportParts.map(({ name }) => name)));
  const named = Object.values(personalColumns).flatMap((fates) =>
    fates.flatMap((fate) => (typeof fate === 'object' && 'exported' in fate ? [fate.exported] : [])),
  );
  expect(named.filter((part) => !parts.has(part))).toEqual([]);
});

test('D3.06 each table that points to a person goes when the years of a closed account are over, or says why not', () => {
  const tables = new Set(Object.keys(personalColumns).map((column) => column.split('.')[0] ?? ''));
  const ending = new Set<string>(retainedRows.map(({ table }) => table));
  const untold = [...tables].filter((table) => !ending.has(table) && !(table in notRetained));
  expect(untold, 'retained-rows.ts of the module of retention, or notRetained of personal-columns.ts').toEqual([]);
  expect(Object.keys(notRetained).filter((table) => !tables.has(table) || ending.has(table))).toEqual([]);
});
