import type { Sql } from '#platform/db/types.ts';

export type RatingCount = { readonly value: number; readonly count: number };

/** How many gave each value; values that nobody gave are missing. */
export async function countRatings(db: Sql, doctorId: number): Promise<RatingCount[]> {
  return db
    .selectFrom('rating')
    .select((eb) => ['value', eb.fn.countAll<number>().as('count')])
    .where('doctor_id', '=', doctorId)
    .groupBy('value')
    .execute();
}

/** A page of a doctor's ratings, newest first. */
export async function readRatings(db: Sql, doctorId: number, page: { limit: number; offset: number }) {
  return db
    .selectFrom('rating')
    .select(['id', 'value', 'comment', 'created_at'])
    .where('doctor_id', '=', doctorId)
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
}
