import { sql } from 'kysely';
import type { Db } from '#platform/db/types.ts';

/** The channel that notifies every process that the clock was moved. */
export const clockChannel = 'balsam_clock';

/** Undefined when the clock of this database was never moved. */
export async function readOffset(db: Db): Promise<number | undefined> {
  const row = await db.selectFrom('dev_clock').select('offset_ms').executeTakeFirst();
  return row?.offset_ms;
}

/** Stores it and notifies every process, with the name of the one that has set it. */
export async function writeOffset(db: Db, offset: number, sender: string): Promise<void> {
  await db
    .insertInto('dev_clock')
    .values({ id: 1, offset_ms: offset })
    .onConflict((c) => c.column('id').doUpdateSet({ offset_ms: offset }))
    .execute();
  await sql`select pg_notify(${clockChannel}, ${sender})`.execute(db);
}
