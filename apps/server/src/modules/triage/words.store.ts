import type { TableText } from '@balsam/domain/triage';
import type { Sql, Tx } from '#platform/db/types.ts';

// What was written as JSON is read as it was: only this module writes the column.
type Kept = readonly TableText[];

/** Words that stand in the place of texts of the table, and their number. */
export type PublishedWords = { readonly id: number; readonly texts: Kept };

/** Those in force: the last publication that has begun, unless it is over (D14.04). */
export async function findWords(sql: Sql, now: Date): Promise<PublishedWords | undefined> {
  const last = await sql
    .selectFrom('symptom_words')
    .select(['id', 'texts', 'ended_at'])
    .where('starts_at', '<=', now)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!last || (last.ended_at !== null && last.ended_at <= now)) return undefined;
  return { id: last.id, texts: last.texts as unknown as Kept };
}

type NewWords = { readonly itemId: number; readonly texts: Kept; readonly from: Date; readonly until: Date | null };

/** Keeps words from an instant on, in the place of those that were to begin later; answers their number. */
export async function insertWords(tx: Tx, { itemId, texts, from, until }: NewWords, now: Date): Promise<number> {
  await deleteComing(tx, itemId, now);
  const { id } = await tx
    .insertInto('symptom_words')
    .values({ item_id: itemId, texts: JSON.stringify(texts), starts_at: from, ended_at: until })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function deleteComing(tx: Tx, itemId: number, now: Date): Promise<void> {
  await tx.deleteFrom('symptom_words').where('item_id', '=', itemId).where('starts_at', '>', now).execute();
}

/** Ends the words in force, and takes back those that were to begin. */
export async function endWords(tx: Tx, itemId: number, now: Date): Promise<void> {
  await deleteComing(tx, itemId, now);
  await tx
    .updateTable('symptom_words')
    .set({ ended_at: now })
    .where('item_id', '=', itemId)
    .where((x) => x.or([x('ended_at', 'is', null), x('ended_at', '>', now)]))
    .execute();
}
