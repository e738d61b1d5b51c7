import { sql as raw, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Rating } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

type Page = { readonly limit: number; readonly offset: number };

/** Reviews of persons, with when the visit was. */
const reviews = (db: Sql) =>
  db
    .selectFrom('rating as r')
    .innerJoin('appointment as a', 'a.id', 'r.appointment_id')
    .select(['r.id', 'r.appointment_id', 'r.doctor_id', 'r.value', 'r.comment', 'r.state', 'r.reason', 'r.revision'])
    .select(['r.created_at', 'r.edited_at', 'a.starts_at'])
    .where('r.removed_at', 'is', null);

/** Of reviews that hang on a visit, which all but the earliest do. */
export type ReviewRow = NonNullable<Awaited<ReturnType<typeof findOwn>>>;

/** A page of what a person wrote, the newest first. */
export function listOwn(db: Sql, personId: number, { limit, offset }: Page) {
  return reviews(db)
    .select(raw<number>`(count(*) over ())::int`.as('total'))
    .where('r.person_id', '=', personId)
    .orderBy('r.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A review of this person. */
export const findOwn = (db: Sql, personId: number, id: number) =>
  reviews(db).where('r.person_id', '=', personId).where('r.id', '=', id).executeTakeFirst();

/** The bare row of a review that was not taken back, locked until the transaction ends. */
export const lockReview = (tx: Tx, id: number): Promise<Selectable<Rating> | undefined> =>
  tx
    .selectFrom('rating')
    .selectAll()
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Writes a review; undefined when the visit has one, or had one that was taken back. */
export async function insertReview(tx: Tx, review: Insertable<Rating>): Promise<number | undefined> {
  const row = await tx
    .insertInto('rating')
    .values(review)
    .onConflict((c) => c.column('appointment_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Changes a locked review. */
export async function updateReview(tx: Tx, id: number, change: Omit<Updateable<Rating>, 'revision'>): Promise<void> {
  await tx
    .updateTable('rating')
    .set((x) => ({ ...change, revision: x('revision', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Completed visits of a person that ended since and that nobody has rated, the latest first. */
export const listDue = (db: Sql, personId: number, since: Date) =>
  db
    .selectFrom('appointment as a')
    .leftJoin('rating_prompt as p', 'p.appointment_id', 'a.id')
    .select(['a.id', 'a.doctor_id', 'a.starts_at', 'a.ends_at', 'p.put_off_at'])
    .where('a.patient_id', '=', personId)
    .where('a.state', '=', 'completed')
    .where('a.ends_at', '>=', since)
    .where((x) => x.not(x.exists(x.selectFrom('rating as r').select('r.id').whereRef('r.appointment_id', '=', 'a.id'))))
    .orderBy('a.starts_at', 'desc')
    .limit(50)
    .execute();

/** Remembers that somebody does not want to be asked about a visit. */
export async function insertPutOff(tx: Tx, appointmentId: number, at: Date): Promise<void> {
  await tx
    .insertInto('rating_prompt')
    .values({ appointment_id: appointmentId, put_off_at: at })
    .onConflict((c) => c.doNothing())
    .execute();
}

type Change = {
  readonly ratingId: number;
  readonly action: 'written' | 'edited' | 'published' | 'refused' | 'reported' | 'kept' | 'removed';
  readonly accountId: number;
  readonly at: Date;
  readonly reason?: string | undefined;
};

/** Writes into the history who did what. */
export async function insertChange(tx: Tx, { ratingId, action, accountId, at, reason }: Change): Promise<void> {
  await tx
    .insertInto('rating_change')
    .values({ rating_id: ratingId, action, account_id: accountId, at, reason: reason ?? null })
    .execute();
}

type Report = { readonly ratingId: number; readonly personId: number; readonly reason: string; readonly at: Date };

/** False when this person has reported the review before. */
export async function insertReport(tx: Tx, { ratingId, personId, reason, at }: Report): Promise<boolean> {
  const row = await tx
    .insertInto('rating_report')
    .values({ rating_id: ratingId, person_id: personId, reason, created_at: at })
    .onConflict((c) => c.doNothing())
    .returning('rating_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Settles what was reported of a review; answers whether anything was open. */
export async function settleReports(tx: Tx, ratingId: number, at: Date): Promise<boolean> {
  const rows = await tx
    .updateTable('rating_report')
    .set({ settled_at: at })
    .where('rating_id', '=', ratingId)
    .where('settled_at', 'is', null)
    .returning('rating_id')
    .execute();
  return rows.length > 0;
}

/** What a person reported of reviews of others. */
export const reportRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('rating_report')
    .select(['rating_id', 'reason', 'created_at', 'settled_at'])
    .where('person_id', '=', personId)
    .orderBy('rating_id')
    .execute();
