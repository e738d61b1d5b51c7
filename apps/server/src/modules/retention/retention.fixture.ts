import { sql } from 'kysely';
import type { World } from '#test/world.ts';
import { retainedRows } from './retained-rows.ts';
import { countRows } from './retention.store.ts';

/** Closes the account of a patient as a deletion does, as far as the years after it look at it. Answers the person. */
export async function closeAccountOf(w: World, mrn: string, closedAt: Date, birthDay?: string): Promise<number> {
  const { id } = await w.db
    .updateTable('person')
    .set({ deleted_at: closedAt, photo_file: null, id_photo_file: null, ...(birthDay && { birth_date: birthDay }) })
    .where('mrn', '=', mrn)
    .returning('id')
    .executeTakeFirstOrThrow();
  await w.db.updateTable('account').set({ status: 'deleted' }).where('person_id', '=', id).execute();
  return id;
}

/** How many rows of each table point to a person. */
export const rowsLeft = async (w: World, personId: number): Promise<Record<string, number>> =>
  Object.fromEntries((await countRows(w.db, retainedRows, personId)).map(({ table, rows }) => [table, rows]));

const entities = ['posting', 'journal', 'invoice', 'payment', 'appointment', 'pharmacy_order', 'audit_seal'] as const;

/** What no end of any years may change: how many there are, what the ledger sums to, and the numbers of the invoices. */
export async function booksOf(w: World) {
  const counts: Record<string, number> = {};
  for (const table of entities) {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(w.db);
    counts[table] = rows[0]?.n ?? 0;
  }
  const { rows: sums } = await sql<{ sum: number }>`select sum(amount)::int as sum from posting`.execute(w.db);
  const { rows: unbalanced } = await sql`select journal_id from posting group by 1 having sum(amount) <> 0`.execute(
    w.db,
  );
  const { rows: series } = await sql<{ gaps: number }>`
    select (max(number) - min(number) + 1 - count(*))::int as gaps from invoice group by series`.execute(w.db);
  return { counts, sum: sums[0]?.sum, unbalanced, gaps: series.map(({ gaps }) => gaps) };
}

/** Where any text, number or JSON of the database holds a text. */
export async function columnsWith(w: World, text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.udt_name in ('text', 'varchar', 'json', 'jsonb', '_text')`.execute(w.db);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const hit = await sql`
      select from ${sql.table(table)} where strpos(${sql.ref(column)}::text, ${text}) > 0 limit 1`.execute(w.db);
    if (hit.rows.length > 0) found.push(`${table}.${column}`);
  }
  return found.toSorted();
}
