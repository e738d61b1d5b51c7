import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

export const listPhrases = (sql: Sql, doctorId: number) =>
  sql
    .selectFrom('advice_phrase')
    .select(['id', 'text'])
    .where('doctor_id', '=', doctorId)
    .orderBy('id', 'desc')
    .limit(200)
    .execute();

/** Keeps others from adding to the sentences of this doctor until the transaction ends: their count is a limit. */
export async function lockPhrases(tx: Tx, doctorId: number): Promise<void> {
  await raw`select pg_advisory_xact_lock(hashtextextended('visits.phrases', ${doctorId}))`.execute(tx);
}

export async function insertPhrase(tx: Tx, doctorId: number, text: string, now: Date): Promise<void> {
  await tx
    .insertInto('advice_phrase')
    .values({ doctor_id: doctorId, text, created_at: now })
    .onConflict((c) => c.columns(['doctor_id', 'text']).doNothing())
    .execute();
}

/** False when there is none of this id that is the doctor's. */
export async function deletePhrase(tx: Tx, doctorId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('advice_phrase')
    .where('id', '=', id)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
