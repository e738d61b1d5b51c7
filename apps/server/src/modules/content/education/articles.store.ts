import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** A speciality by its id. */
export const findSpeciality = (db: Sql, id: number) =>
  db.selectFrom('speciality').select(['id', 'title', 'title_ar']).where('id', '=', id).executeTakeFirst();

/** The specialities of somebody's appointments with those above them: of visits to come first, then of the latest. */
export async function appointmentSpecialities(db: Sql, personId: number, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('appointment as a')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .select(['s.id', 's.parent_id'])
    .where('a.patient_id', '=', personId)
    .where('a.state', 'not in', ['cancelled', 'released'])
    .orderBy(raw`a.starts_at < ${now}`)
    .orderBy(raw`abs(extract(epoch from a.starts_at - ${now}))`)
    .limit(20)
    .execute();
  return [...new Set(rows.flatMap(({ id, parent_id: parent }) => (parent === null ? [id] : [id, parent])))];
}

/** The ids of the articles that somebody keeps, the last one first. */
export async function savedIds(db: Sql, personId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('saved_article')
    .select('item_id')
    .where('person_id', '=', personId)
    .orderBy('saved_at', 'desc')
    .orderBy('item_id', 'desc')
    .execute();
  return rows.map(({ item_id: id }) => id);
}

/** Locks what a person keeps. */
export async function lockSaved(tx: Tx, personId: number): Promise<void> {
  await tx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/** Keeps an article; again leaves it where it is. */
export async function insertSaved(tx: Tx, personId: number, itemId: number, now: Date): Promise<void> {
  await tx
    .insertInto('saved_article')
    .values({ person_id: personId, item_id: itemId, saved_at: now })
    .onConflict((c) => c.columns(['person_id', 'item_id']).doNothing())
    .execute();
}

export async function deleteSaved(tx: Tx, personId: number, itemId: number): Promise<void> {
  await tx.deleteFrom('saved_article').where('person_id', '=', personId).where('item_id', '=', itemId).execute();
}

/** Before an account is deleted: what somebody reads is nobody's business any more. */
export async function purgeSaved(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('saved_article').where('person_id', '=', personId).execute();
}

/** What a person keeps, for the copy of their data: by the title that was published last, as a draft is nobody's outside. */
export const savedRows = (db: Sql, personId: number, now: Date) =>
  db
    .selectFrom('saved_article as s')
    .leftJoinLateral(
      (q) =>
        q
          .selectFrom('content_publication as c')
          .select('c.fields')
          .whereRef('c.item_id', '=', 's.item_id')
          .where('c.starts_at', '<=', now)
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('p'),
      (on) => on.onTrue(),
    )
    .select('s.item_id')
    .select(raw<string | null>`p.fields ->> 'title'`.as('title'))
    .select(raw<string | null>`p.fields ->> 'title_ar'`.as('title_ar'))
    .select('s.saved_at')
    .where('s.person_id', '=', personId)
    .orderBy('s.saved_at')
    .execute();
