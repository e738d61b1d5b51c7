import { checkReview, mayRateVisit, stateOfWords } from '@balsam/domain/ratings';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { visitToChange } from '#modules/booking/index.ts';
import { addToAverage } from '#modules/hospital/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { insertChange, insertPutOff, insertReview } from './ratings.store.ts';

type RatingRequest = {
  readonly appointment_id: number;
  readonly mrn_number?: string | null | undefined;
  readonly doctor_id?: number | null | undefined;
  readonly rating_value?: number | null | undefined;
  readonly comment?: string | null | undefined;
};

/** Whether an id that came along is what the visit says. */
const fits = <T>(sent: T | null | undefined, own: T): boolean => (sent ?? own) === own;

/**
 * Rates a completed visit of the open profile (D14.03): the stars count at once, the words wait for the moderator. Answers the review's id.
 * @throws not_found, terms_not_agreed, rating_required, feedback_required, visit_not_completed, rating_too_late, visit_already_rated
 */
export async function rateVisit(
  tx: Tx,
  call: UserCall,
  request: RatingRequest,
  { needsWords }: { readonly needsWords: boolean },
): Promise<number> {
  const { now, actor } = call;
  const visit = await visitToChange(tx, call, request.appointment_id);
  if (!fits(request.doctor_id, visit.doctor.id) || !fits(request.mrn_number, visit.patient.mrn))
    throw fail('not_found');
  await requireAgreedTerms(tx, call);
  const [rating, comment] = [request.rating_value ?? undefined, request.comment ?? ''];
  const rule = checkReview({ rating, comment, needsWords });
  if (!rule.ok) throw fail(rule.code, { path: rule.code === 'rating_required' ? 'rating_value' : 'comment' });
  assertAllowed(mayRateVisit(visit, now));
  const value = rating ?? 0;
  const id = await insertReview(tx, {
    doctor_id: visit.doctor.id,
    person_id: visit.patient.personId,
    appointment_id: visit.id,
    value,
    comment,
    state: stateOfWords(comment),
    created_at: now,
  });
  if (id === undefined) throw fail('visit_already_rated');
  await addToAverage(tx, visit.doctor.id, { count: 1, stars: value });
  await insertChange(tx, { ratingId: id, action: 'written', accountId: actor.accountId, at: now });
  await audit(tx, call, {
    personId: visit.patient.personId,
    action: 'write',
    what: 'review',
    recordId: id,
    why: visit.why,
  });
  return id;
}

/** Asks the open profile no more about a visit. @throws not_found */
export async function putOffRating(tx: Tx, call: UserCall, appointmentId: number): Promise<void> {
  const visit = await visitToChange(tx, call, appointmentId);
  await insertPutOff(tx, visit.id, call.now);
  await audit(tx, call, {
    personId: visit.patient.personId,
    action: 'write',
    what: 'review',
    recordId: `visit-${visit.id}`,
    why: visit.why,
  });
}
