import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

export type RatingCount = { readonly value: number; readonly count: number };

/** How many gave each value; values that nobody gave are missing. */
export async function countRatings(db: Sql, doctorId: number): Promise<RatingCount[]> {
  return db
    .selectFrom('rating')
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .where('doctor_id', '=', doctorId)
    .where('removed_at', 'is', null)
    .groupBy('value')
    .execute();
}

/** A page of a doctor's ratings, newest first, with the words that are published and the name of the author. */
export async function readRatings(db: Sql, doctorId: number, page: { limit: number; offset: number }) {
  return db
    .selectFrom('rating as r')
    .leftJoin('person as p', 'p.id', 'r.person_id')
    .select(['r.id', 'r.value', 'r.created_at'])
    .select(sql<string>`case when r.state = 'published' then r.comment else '' end`.as('comment'))
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .where('r.doctor_id', '=', doctorId)
    .where('r.removed_at', 'is', null)
    .orderBy('r.id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}

/** What a rating that came, changed or went adds to the average of its doctor, in the transaction that is its cause. */
export async function addToAverage(
  tx: Tx,
  doctorId: number,
  { count, stars }: { readonly count: -1 | 0 | 1; readonly stars: number },
): Promise<void> {
  await tx
    .updateTable('doctor')
    .set((x) => ({ rating_count: x('rating_count', '+', count), rating_sum: x('rating_sum', '+', stars) }))
    .where('id', '=', doctorId)
    .execute();
}

/** Deletes the ratings of visits that after all did not take place, and takes them out of the averages. */
export async function deleteRatingsOf(tx: Tx, appointmentIds: readonly number[]): Promise<void> {
  if (appointmentIds.length === 0) return;
  await sql`
    with gone as (
      delete from rating where appointment_id = any(${appointmentIds}::bigint[]) returning doctor_id, value, removed_at
    ), sums as (
      select doctor_id, count(*)::int as count, sum(value)::int as stars from gone where removed_at is null group by doctor_id
    )
    update doctor d set rating_count = d.rating_count - s.count, rating_sum = d.rating_sum - s.stars
    from sums s where d.id = s.doctor_id`.execute(tx);
}
