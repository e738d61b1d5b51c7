import type pg from 'pg';

/** A table as a copy holds it: its columns in the order in which they are copied. */
export type Table = { readonly name: string; readonly columns: readonly string[] };
/** Where a counter of ids stands. */
export type Counter = { readonly name: string; readonly value: string };
type ForeignKey = { readonly table: string; readonly name: string; readonly definition: string };

/** What each installation has of its own: which migrations ran there, and how its transactions are numbered. */
const ofInstallation = ['migration', 'migration_fingerprint', 'transaction_origin'];

/** Writes a name so that it is a name in a statement, whatever it holds. */
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const list = (names: readonly string[]) => names.map(quoted).join(', ');

/** Does work that sees one moment, whatever is written meanwhile. */
export async function atOneMoment<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin isolation level repeatable read, read only');
  const seen = await work();
  await client.query('commit');
  return seen;
}

/** Whether nothing has been made in this database yet. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(`select from pg_tables where schemaname = 'public' limit 1`);
  return rowCount === 0;
}

/** What rests sealed in every hospital that was started once: it shows under which secret. */
export async function sealedOf(client: pg.ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ sealed: string }>('select private_key_sealed as sealed from push_key');
  return rows[0]?.sealed;
}

/** Makes room for a key pair that the next start seals under its own secret. */
export async function forgetSealed(client: pg.ClientBase): Promise<void> {
  await client.query('delete from push_key');
}

/** All tables with rows of the system, by name. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `select t.table_name as name, array_agg(c.column_name::text order by c.ordinal_position) as columns
     from information_schema.tables t
     join information_schema.columns c using (table_schema, table_name)
     where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and t.table_name <> all($1)
     group by t.table_name order by t.table_name`,
    [ofInstallation],
  );
  return rows;
}

/** Migrations that have run, in order. */
export async function migrationsOf(client: pg.ClientBase): Promise<{ name: string; sha256: string }[]> {
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from migration_fingerprint order by name',
  );
  return rows;
}

/** Where the counters of all ids stand. A counter that gave nothing yet has no value: it begins as it was made. */
export async function countersOf(client: pg.ClientBase): Promise<Counter[]> {
  const { rows } = await client.query<Counter>(
    `select s.sequencename as name, s.last_value::text as value from pg_sequences s
     where s.schemaname = 'public' and s.last_value is not null
       and not exists (
         select from pg_depend d join pg_class t on t.oid = d.refobjid
         where d.objid = format('%I', s.sequencename)::regclass and d.deptype in ('a', 'i') and t.relname = any($1))
     order by s.sequencename`,
    [ofInstallation],
  );
  return rows;
}

/** Where the bytes of a file lie, and whether all of them had been written: the row of a large one comes first. */
export type FileKey = { readonly key: string; readonly isWritten: boolean };

export async function fileKeysOf(client: pg.ClientBase): Promise<FileKey[]> {
  const { rows } = await client.query<FileKey>(
    'select storage_key as key, bytes > 0 as "isWritten" from stored_file order by storage_key',
  );
  return rows;
}

/** Which of these files have a row now. */
export async function keysStillThere(client: pg.ClientBase, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ key: string }>(
    'select storage_key as key from stored_file where storage_key = any($1)',
    [keys],
  );
  return new Set(rows.map(({ key }) => key));
}

/** The statement that copies a table out. */
export const copyingOut = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${list(columns)}) to stdout with (encoding 'UTF8')`;

/** The statement that copies a table in. */
export const copyingIn = ({ name, columns }: Table): string =>
  `copy ${quoted(name)} (${list(columns)}) from stdin with (encoding 'UTF8')`;

async function foreignKeys(client: pg.ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as definition
     from pg_constraint c join pg_namespace n on n.oid = c.connamespace
     where c.contype = 'f' and n.nspname = 'public' order by 1, 2`,
  );
  return rows;
}

/** Puts the counters of ids where they stood. */
async function setCounters(client: pg.ClientBase, counters: readonly Counter[]): Promise<void> {
  await client.query(
    `select setval(quote_ident(name)::regclass, value::bigint)
     from jsonb_to_recordset($1) as each (name text, value text)`,
    [JSON.stringify(counters)],
  );
}

/**
 * Puts other rows in the place of all rows of these tables, all or nothing. Meanwhile nothing guards them, neither what may only grow
 * nor what points at other rows; then all guards stand again, and the database refuses what points at rows that are not there.
 */
export async function replaceRows(
  client: pg.ClientBase,
  tables: readonly Table[],
  counters: readonly Counter[],
  copyIn: () => Promise<void>,
): Promise<void> {
  const alter = (statements: readonly string[]) => client.query(statements.join(';\n'));
  await client.query('begin');
  const keys = await foreignKeys(client);
  await alter(keys.map(({ table, name }) => `alter table ${table} drop constraint ${quoted(name)}`));
  await alter(tables.map(({ name }) => `alter table ${quoted(name)} disable trigger user`));
  await client.query(`truncate ${list(tables.map(({ name }) => name))}`);
  await copyIn();
  await alter(tables.map(({ name }) => `alter table ${quoted(name)} enable trigger user`));
  await alter(
    keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${quoted(name)} ${definition}`),
  );
  await setCounters(client, counters);
  await client.query('commit');
}

/** Numbers the transactions of this system after all that the audit log knows of. */
export async function countOn(client: pg.ClientBase): Promise<void> {
  await client.query(
    `update transaction_origin set counted_before = greatest(
       (select max(transaction::text::bigint) + 1 from audit_entry),
       (select max(to_transaction::text::bigint) from audit_seal), 0)`,
  );
}
