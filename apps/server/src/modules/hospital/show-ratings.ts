import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { pageOf } from '#platform/http/page.ts';
import { isActiveDoctor } from './doctor-detail.store.ts';
import { countRatings, readRatings } from './ratings.store.ts';
import { ratingView, summaryView } from './ratings.view.ts';

const longestPage = 100;

/** A summary of a doctor’s ratings. Throws not_found for a doctor who does not exist. */
export async function showRatingSummary(db: Sql, doctorId: number) {
  if (!(await isActiveDoctor(db, doctorId))) throw fail('not_found');
  return summaryView(doctorId, await countRatings(db, doctorId));
}

/** A page of a doctor’s ratings, newest first. Throws not_found for a doctor who does not exist. */
export async function showRatings(
  db: Sql,
  doctorId: number,
  query: { page?: number | undefined; limit?: number | undefined },
) {
  if (!(await isActiveDoctor(db, doctorId))) throw fail('not_found');
  const page = pageOf(query, longestPage);
  const counts = await countRatings(db, doctorId);
  const rows = await readRatings(db, doctorId, page);
  return {
    items: rows.map(ratingView),
    total: summaryView(doctorId, counts).count,
    page: page.page,
    limit: page.limit,
  };
}
