import type { ExpressionBuilder } from 'kysely';
import type { DB } from '#platform/db/schema.gen.ts';
import type { Sql } from '#platform/db/types.ts';

export type RatingFilter = { readonly only: 'low' | 'commented' | undefined; readonly lowUpTo: number };

const matching =
  ({ only, lowUpTo }: RatingFilter) =>
  (x: ExpressionBuilder<DB, 'pharmacy_order'>) => {
    if (only === 'low') return x('rating', '<=', lowUpTo);
    return only === 'commented' ? x('rating_comment', '<>', '') : x('rating', 'is not', null);
  };

/** A page of the ratings of orders, the newest first, and how many there are. A comment that was erased is null. */
export async function findRatings(db: Sql, filter: RatingFilter, page: { limit: number; offset: number }) {
  const rated = db.selectFrom('pharmacy_order').where('rated_at', 'is not', null).where(matching(filter));
  const rows = await rated
    .select(['id', 'person_id', 'rating', 'rating_comment', 'rated_at'])
    .orderBy('rated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await rated.select((x) => x.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return { rows, total };
}
