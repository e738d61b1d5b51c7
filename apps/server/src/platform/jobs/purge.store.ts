import { sql as raw, type RawBuilder } from 'kysely';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Sql } from '#platform/db/types.ts';

type Old = { readonly table: keyof DB; readonly where: RawBuilder<unknown>; readonly oldestBy: RawBuilder<unknown> };

/** Deletes up to `count` rows that fit, the oldest first, without those that somebody has locked; answers how many. */
export async function deleteOldest(sql: Sql, { table, where, oldestBy }: Old, count: number): Promise<number> {
  const { numAffectedRows } = await raw`
    delete from ${raw.table(table)} where ctid in (
      select ctid from ${raw.table(table)} where ${where} order by ${oldestBy} limit ${count} for update skip locked
    )`.execute(sql);
  return Number(numAffectedRows ?? 0n);
}

type Dated = { readonly table: keyof DB; readonly column: string };

/** The same for rows whose column lies before an instant. */
export const deleteBefore = (sql: Sql, { table, column }: Dated, before: Date, count: number): Promise<number> =>
  deleteOldest(sql, { table, where: raw`${raw.ref(column)} < ${before}`, oldestBy: raw.ref(column) }, count);
