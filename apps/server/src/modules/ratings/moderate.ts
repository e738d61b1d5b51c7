import { isStaff, roles } from '@balsam/domain/identity';
import { mayModerate, type ModerationVerdict } from '@balsam/domain/ratings';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { findModerated, listChanges, listModerated, type DeskFilter } from './desk.store.ts';
import { reviewModerated } from './events.ts';
import { insertChange, lockReview, settleReports, updateReview } from './ratings.store.ts';
import { changeView, doctorsOf, moderatedView } from './ratings.view.ts';

type ListQuery = {
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
  readonly state?: DeskFilter | undefined;
};

const staffRoles = Object.values(roles).filter(isStaff);

/** A page of the reviews with words; those that wait unless others are asked for. */
export async function moderationQueue(sql: Sql, call: UserCall, query: ListQuery) {
  const page = pageOf(query);
  const { rows, total } = await readPage(page, (at) => listModerated(sql, query.state ?? 'pending', at));
  const nameOf = await doctorsOf(sql, rows);
  const persons = new Set(rows.flatMap((row) => row.person_id ?? []));
  const why = 'staff';
  await audit(
    sql,
    call,
    ...[...persons].map((personId) => ({ personId, action: 'read', what: 'reviews', why }) as const),
  );
  return { items: rows.map((row) => moderatedView(row, nameOf)), total, page: page.page, limit: page.limit };
}

/** A review as the desk sees it. @throws not_found */
export async function moderatedReview(sql: Sql, id: number) {
  const row = await findModerated(sql, id);
  if (!row) throw fail('not_found');
  return moderatedView(row, await doctorsOf(sql, [row]));
}

/** What became of a review. @throws not_found */
export async function reviewHistory(sql: Sql, call: UserCall, id: number) {
  const row = await findModerated(sql, id);
  if (!row) throw fail('not_found');
  if (row.person_id !== null)
    await audit(sql, call, { personId: row.person_id, action: 'read', what: 'review', recordId: id, why: 'staff' });
  return { items: (await listChanges(sql, id, staffRoles)).map(changeView) };
}

type Decision = { readonly to: ModerationVerdict; readonly revision: number; readonly reason?: string };

/**
 * Publishes the words of a review or refuses them with a reason, which its author is told; settles what was reported of it (D14.03).
 * @throws not_found, review_changed when its author has edited it meanwhile, review_settled
 */
export async function moderate(tx: Tx, call: UserCall, id: number, { to, revision, reason }: Decision): Promise<void> {
  const { now, actor } = call;
  const review = await lockReview(tx, id);
  if (!review || review.comment === '') throw fail('not_found');
  if (review.revision !== revision) throw fail('review_changed');
  const isReported = await settleReports(tx, id, now);
  assertAllowed(mayModerate({ state: review.state, isReported }, to));
  const keeps = review.state === to;
  await updateReview(tx, id, { state: to, reason: to === 'refused' ? (reason ?? review.reason) : null });
  const action = keeps ? 'kept' : to;
  await insertChange(tx, { ratingId: id, action, accountId: actor.accountId, at: now, reason });
  if (review.person_id === null) return;
  await audit(tx, call, { personId: review.person_id, action: 'write', what: 'review', recordId: id, why: 'staff' });
  if (!keeps) await publish(tx, reviewModerated, { review_id: id, person_id: review.person_id, to }, now);
}
