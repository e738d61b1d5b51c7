import { mayEditReview, reviewRules, stateOfWords } from '@balsam/domain/ratings';
import { addMinutes, instantAt, riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { addToAverage } from '#modules/hospital/index.ts';
import { ownReason } from '#modules/people/index.ts';
import {
  findOwn,
  insertChange,
  insertReport,
  listDue,
  listOwn,
  lockReview,
  settleReports,
  updateReview,
} from './ratings.store.ts';
import { doctorsOf, dueView, reviewView } from './ratings.view.ts';

type PageQuery = { readonly page?: number | undefined; readonly limit?: number | undefined };

const auditOwn = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number): Promise<void> =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what: recordId === undefined ? 'reviews' : 'review',
    ...(recordId !== undefined && { recordId }),
    why: ownReason(call),
  });

/** The completed visits of the open profile that can be rated now. */
export async function dueRatings(sql: Sql, call: UserCall) {
  const rows = await listDue(sql, call.actor.personId, addMinutes(call.now, -reviewRules.days * 24 * 60));
  const nameOf = await doctorsOf(sql, rows);
  await auditOwn(sql, call, 'read');
  return { items: rows.map((row) => dueView(row, nameOf)) };
}

/** What the open profile has written. */
export async function ownReviews(sql: Sql, call: UserCall, query: PageQuery) {
  const page = pageOf(query);
  const { rows, total } = await readPage(page, (at) => listOwn(sql, call.actor.personId, at));
  const nameOf = await doctorsOf(sql, rows);
  await auditOwn(sql, call, 'read');
  return { items: rows.map((row) => reviewView(row, nameOf, call.now)), total, page: page.page, limit: page.limit };
}

/** A review of the open profile. @throws not_found */
export async function ownReview(sql: Sql, call: UserCall, id: number) {
  const row = await findOwn(sql, call.actor.personId, id);
  if (!row) throw fail('not_found');
  return reviewView(row, await doctorsOf(sql, [row]), call.now);
}

/** The row of a review of the open profile, locked. @throws not_found */
async function lockOwnReview(tx: Tx, { actor }: UserCall, id: number) {
  const review = await lockReview(tx, id);
  if (review?.person_id !== actor.personId || review.appointment_id === null) throw fail('not_found');
  return review;
}

type Edited = { readonly rating_value: number; readonly comment: string };

/** Edits a review within 48 hours; other words wait for the moderator anew (D14.03). @throws not_found, review_edit_over */
export async function editReview(tx: Tx, call: UserCall, id: number, edited: Edited): Promise<void> {
  const { now, actor } = call;
  const review = await lockOwnReview(tx, call, id);
  assertAllowed(mayEditReview({ createdAt: review.created_at }, now));
  const { rating_value: value, comment } = edited;
  const hasOtherWords = comment !== review.comment;
  await updateReview(tx, id, {
    value,
    edited_at: now,
    ...(hasOtherWords && { comment, state: stateOfWords(comment), reason: null }),
  });
  // What was reported of them were the old words.
  if (hasOtherWords) await settleReports(tx, id, now);
  await addToAverage(tx, review.doctor_id, { count: 0, stars: value - review.value });
  await insertChange(tx, { ratingId: id, action: 'edited', accountId: actor.accountId, at: now });
  await auditOwn(tx, call, 'write', id);
}

/** Takes a review back: its words are deleted, its stars no longer count, and the visit stays rated. @throws not_found */
export async function removeReview(tx: Tx, call: UserCall, id: number): Promise<void> {
  const { now, actor } = call;
  const review = await lockOwnReview(tx, call, id);
  await updateReview(tx, id, { comment: '', state: 'published', reason: null, removed_at: now });
  await settleReports(tx, id, now);
  await addToAverage(tx, review.doctor_id, { count: -1, stars: -review.value });
  await insertChange(tx, { ratingId: id, action: 'removed', accountId: actor.accountId, at: now });
  await auditOwn(tx, call, 'write', id);
}

/**
 * Tells the hospital that the published words of somebody else break the rules.
 * @throws not_found for what is not published, too_many_requests after ten in a day, review_reported_already
 */
export async function reportReview(tx: Tx, call: UserCall, id: number, reason: string): Promise<void> {
  const { now, actor } = call;
  const review = await lockReview(tx, id);
  if (review?.state !== 'published' || review.comment === '' || review.person_id === actor.personId)
    throw fail('not_found');
  const today = instantAt(riyadhDay(now), 0);
  const count = { scope: 'review_reports', key: String(actor.accountId), bucket: today };
  if ((await countUp(tx, count, reviewRules.reportsPerDay)) === undefined) throw fail('too_many_requests');
  const personId = actor.guardianId ?? actor.personId;
  if (!(await insertReport(tx, { ratingId: id, personId, reason, at: now }))) throw fail('review_reported_already');
  await insertChange(tx, { ratingId: id, action: 'reported', accountId: actor.accountId, at: now });
}
