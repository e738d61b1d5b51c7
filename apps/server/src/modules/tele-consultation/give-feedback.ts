import { checkFeedback, mayGiveFeedback, type CallProblem } from '@balsam/domain/tele-consultation';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { appointmentForCall } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { hasEntered } from './attendance.store.ts';
import { sideOf } from './call.ts';
import { insertFeedback } from './calls.store.ts';

export type FeedbackRequest = {
  readonly rating_value?: number | null | undefined;
  readonly comment?: string | null | undefined;
  readonly problems?: readonly CallProblem[] | null | undefined;
};

/**
 * Keeps how the call was, once from each side (S5.08). A doctor speaks of the line only: picture and sound are not kept of them.
 * @throws not_found, terms_not_agreed, rating_required, feedback_required, no_call_to_rate, feedback_already_given
 */
export async function giveFeedback(tx: Tx, caller: UserCall, id: number, request: FeedbackRequest): Promise<void> {
  const { actor, now } = caller;
  const parties = await appointmentForCall(tx, caller, id, 'write');
  await requireAgreedTerms(tx, caller);
  const side = sideOf(actor);
  const [rating, comment] = [request.rating_value ?? 0, request.comment ?? ''];
  const rule = checkFeedback(side, { rating, comment });
  if (!rule.ok) throw fail(rule.code, { path: rule.code === 'rating_required' ? 'rating_value' : 'comment' });
  const entered = await hasEntered(tx, id, side);
  assertAllowed(mayGiveFeedback({ startsAt: parties.startsAt, hasEntered: entered }, now));
  const problems = [...new Set(request.problems)].filter((problem) => side === 'patient' || problem === 'line');
  const personId = actor.guardianId ?? actor.personId;
  const isNew = await insertFeedback(tx, { appointmentId: id, side, personId, rating, problems, comment, at: now });
  if (!isNew) throw fail('feedback_already_given');
}
