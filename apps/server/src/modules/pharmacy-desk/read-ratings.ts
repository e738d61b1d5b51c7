import { isLowRating, ratingStars } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { pageOf } from '#platform/http/page.ts';
import { readPatients } from './pharmacy-desk.store.ts';
import { namesOf } from './queue.view.ts';
import { findRatings } from './ratings.store.ts';

type RatingsQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly only?: 'low' | 'commented' | undefined;
};

const stars = Array.from({ length: ratingStars.max }, (_, n) => n + 1);
const lowUpTo = Math.max(...stars.filter(isLowRating));

/** A page of the ratings of orders, from the newest. Each patient can see later that the staff read theirs. */
export async function readRatings(sql: Sql, call: UserCall, { only, ...query }: RatingsQuery) {
  const page = pageOf(query, 100);
  const { rows, total } = await findRatings(sql, { only, lowUpTo }, page);
  const people = [...new Set(rows.map(({ person_id }) => person_id))];
  const patients = new Map((await readPatients(sql, people)).map((patient) => [patient.id, namesOf(patient)]));
  await audit(
    sql,
    call,
    ...people.map((personId) => ({ personId, action: 'read', what: 'orders', why: 'staff' }) as const),
  );
  const items = rows.map(({ id, person_id, rating, rating_comment, rated_at }) => ({
    order_id: id,
    rating_value: rating ?? 0,
    is_low: isLowRating(rating ?? 0),
    comment: rating_comment ?? '',
    rated_at: (rated_at ?? call.now).toISOString(),
    patient: patients.get(person_id) ?? { name: '', name_ar: '' },
  }));
  return { items, total, page: page.page, limit: page.limit };
}
