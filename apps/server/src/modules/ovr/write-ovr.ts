import type { z } from 'zod';
import type { ovr } from '@balsam/contract/ovr';
import { mayReviewOvr, maySubmitOvr, mayWriteOvr, missingInOvr, ovrRules } from '@balsam/domain/ovr';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { maySeeOvr, readerOf, type OvrReader } from './ovr.policy.ts';
import { findOvr, insertDraft, lockOvr, updateOvr, type OvrRow } from './ovr.store.ts';
import { ovrView } from './ovr.view.ts';
import { auditOvr } from './read-ovr.ts';

type Created = z.output<(typeof ovr)['create']['body']>;
type Changed = z.output<(typeof ovr)['change']['body']>;
type Content = Omit<Created, 'submit'>;

const valuesOf = ({ category, severity, location, happened_at: happenedAt, what, action }: Content) => ({
  ...(category !== undefined && { category }),
  ...(severity !== undefined && { severity }),
  ...(location !== undefined && { location }),
  ...(happenedAt !== undefined && { happened_at: happenedAt === null ? null : new Date(happenedAt) }),
  ...(what !== undefined && { what }),
  ...(action !== undefined && { action }),
});

async function lockedFor(tx: Tx, call: UserCall, id: number): Promise<{ row: OvrRow; reader: OvrReader }> {
  const reader = await readerOf(tx, call);
  const row = await lockOvr(tx, id);
  if (!row || !maySeeOvr(row, reader)) throw fail('not_found');
  return { row, reader };
}

async function answer(tx: Tx, call: UserCall, reader: OvrReader, id: number) {
  const row = await findOvr(tx, id);
  if (!row) throw fail('not_found');
  await auditOvr(tx, call, reader, 'write', [row]);
  return ovrView(row, reader);
}

/** Submits a draft that is locked. @throws ovr_submitted, ovr_incomplete for the first field that is missing, ovr_in_future */
async function submit(tx: Tx, { now }: UserCall, id: number): Promise<void> {
  const row = await findOvr(tx, id);
  if (!row) throw fail('not_found');
  const report = { ...row, happenedAt: row.happened_at };
  const [missing] = missingInOvr(report);
  const verdict = maySubmitOvr(report, now);
  if (!verdict.ok) throw fail(verdict.code, { path: missing ?? 'happened_at' });
  if (!(await updateOvr(tx, id, 'draft', { state: 'submitted', submitted_at: now, updated_at: now })))
    throw fail('ovr_submitted');
}

/** Begins a report, and submits it where that is asked for. @throws too_many_ovr_drafts, ovr_incomplete, ovr_in_future */
export async function createReport(tx: Tx, call: UserCall, { submit: atOnce, ...content }: Created) {
  const reader = await readerOf(tx, call);
  const id = await insertDraft(tx, ownDoctorId(call, undefined), ovrRules.drafts, call.now);
  if (id === undefined) throw fail('too_many_ovr_drafts');
  await updateOvr(tx, id, 'draft', { ...valuesOf(content), updated_at: call.now });
  if (atOnce) await submit(tx, call, id);
  return answer(tx, call, reader, id);
}

/** What one has not seen is not written over. @throws ovr_changed */
function assertSeen(row: OvrRow, { updated_at: seen }: Changed): void {
  if (seen !== undefined && Date.parse(seen) !== row.updated_at.getTime()) throw fail('ovr_changed');
}

/** @throws ovr_changed, ovr_review_incomplete, ovr_not_submitted, ovr_reviewed, forbidden for whoever does not review */
async function review(tx: Tx, call: UserCall, { row, reader }: { row: OvrRow; reader: OvrReader }, body: Changed) {
  if (reader.kind !== 'reviewer') throw fail('forbidden');
  const { outcome, actions, shared = false } = body;
  assertAllowed(mayReviewOvr(row.state));
  assertSeen(row, body);
  if (outcome === undefined || actions === undefined)
    throw fail('ovr_review_incomplete', { path: outcome === undefined ? 'outcome' : 'actions' });
  const { now, actor } = call;
  const found = { outcome, review_actions: actions, is_shared: shared };
  const done = { reviewed_at: now, reviewed_by: actor.accountId, updated_at: now };
  if (!(await updateOvr(tx, row.id, 'submitted', { state: 'reviewed', ...found, ...done }))) throw fail('ovr_reviewed');
}

/**
 * Its reporter changes or submits a draft, a reviewer closes what was submitted (D13.06). Somebody else's draft is `not_found`.
 * @throws not_found, forbidden, ovr_changed, ovr_submitted, ovr_incomplete, ovr_in_future, ovr_not_submitted, ovr_reviewed, ovr_review_incomplete
 */
export async function changeReport(tx: Tx, call: UserCall, id: number, body: Changed) {
  const locked = await lockedFor(tx, call, id);
  const { row, reader } = locked;
  if (body.state === 'reviewed') await review(tx, call, locked, body);
  else {
    if (row.reporter_id !== reader.personId) throw fail('forbidden');
    assertAllowed(mayWriteOvr(row.state));
    assertSeen(row, body);
    await updateOvr(tx, id, 'draft', { ...valuesOf(body), updated_at: call.now });
    if (body.state === 'submitted') await submit(tx, call, id);
  }
  return answer(tx, call, reader, id);
}
