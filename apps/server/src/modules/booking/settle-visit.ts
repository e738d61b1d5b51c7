import {
  isSaidAlready,
  mayObject,
  mayReopen,
  maySettle,
  missReasonOf,
  outcomeReason,
  reviewUntil,
  type Outcome,
  type Settler,
} from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { ownAppointment, reasonOf, settleableAppointment, viewerOf } from './appointments.policy.ts';
import { auditAppointment } from './audit-appointment.ts';
import type { AppointmentRow } from './appointments.store.ts';
import { insertAppointmentEvents, insertOutcome, markCheckedIn } from './change.store.ts';
import { arrive, type IssueTicket } from './check-in.ts';
import { completeVisits, missVisits } from './end-visit.ts';
import type { CallEvidenceOf } from './finish-visits.ts';
import { appointmentInReview } from './events.ts';
import { markInReview, markReopened } from './outcome.store.ts';
import { dayAround } from './riyadh-window.ts';
import { toRuleInput } from './rule-input.ts';

type Review = { readonly id: number; readonly by: 'patient' | 'front_desk'; readonly objection?: string };

async function openReview(tx: Tx, call: UserCall, { id, ...review }: Review): Promise<void> {
  const { now, actor } = call;
  await markInReview(tx, [id], { ...review, until: reviewUntil(now) });
  await insertAppointmentEvents(tx, [id], review.by === 'patient' ? 'care_given' : 'objection', now, actor.accountId);
  await publish(tx, appointmentInReview, { appointment_id: id, by: review.by }, now);
}

/** What the modules above this one do and know when it is said what became of a visit. */
export type SettlingModules = { readonly issueTicket: IssueTicket; readonly callEvidenceOf: CallEvidenceOf };

/** Whether its patient checked in, or was in the call or its waiting room. */
const cameIn = async (tx: Tx, { id, checked_in_at: checkedInAt }: AppointmentRow, callEvidenceOf: CallEvidenceOf) =>
  checkedInAt !== null || (await callEvidenceOf(tx, [id])).get(id)?.patientCame === true;

export type Said = { readonly outcome: Outcome; readonly reason?: string | undefined };

/** The reason as it is kept. The front desk gives one for whatever it says of a visit (D13.34). */
function reasonFor(by: Settler, reason: string | undefined): string | null {
  const isThere = reason !== undefined && reason.length >= outcomeReason.shortest;
  if (by === 'front_desk' && !isThere) throw fail('outcome_reason_required', { path: 'reason' });
  return isThere ? reason : null;
}

/** What the doctor says alone. @throws front_desk_decides, patient_was_there */
async function assertDoctorSays(
  tx: Tx,
  row: AppointmentRow,
  outcome: Outcome,
  callEvidenceOf: CallEvidenceOf,
): Promise<void> {
  if (outcome === 'checked_in') throw fail('front_desk_decides');
  // Both were there by what each said, or by the call itself: neither decides alone.
  if (outcome === 'missed_by_patient' && (await cameIn(tx, row, callEvidenceOf))) throw fail('patient_was_there');
}

/** The front desk says that the patient was there: checked in like anybody who arrives, or where the time is over, as who only checked in. */
async function reopen(tx: Tx, call: UserCall, row: AppointmentRow, issueTicket: IssueTicket): Promise<void> {
  const { id } = row;
  assertAllowed(mayReopen({ ...toRuleInput(row, call.now), missedBy: row.missed_by }, call.now));
  await markReopened(tx, id);
  await insertAppointmentEvents(tx, [id], 'reopened', call.now, call.actor.accountId);
  if (call.now <= row.ends_at) {
    await arrive(tx, call, { ...row, state: 'booked' }, { issueTicket, byAccount: call.actor.accountId });
    return;
  }
  await markCheckedIn(tx, { id, doctorId: row.doctor_id, ...dayAround(row.starts_at), now: call.now });
  await insertAppointmentEvents(tx, [id], 'checked_in', call.now, call.actor.accountId);
  await markInReview(tx, [id], { by: 'front_desk', until: reviewUntil(call.now) });
  await insertAppointmentEvents(tx, [id], 'in_review', call.now, call.actor.accountId);
  await publish(tx, appointmentInReview, { appointment_id: id, by: 'front_desk' }, call.now);
}

/**
 * Says what became of a visit, or corrects it (D10.03). The word of the doctor that care was given waits for the patient; the front
 * desk's counts at once, with a reason (D13.34). What stands by the doctor's word already is not said again. What is not the patient's fault
 * is refunded, and a correction takes no money back.
 * @throws visit_not_begun, payment_pending, front_desk_decides, patient_was_there, outcome_final, outcome_reason_required,
 * visit_not_missed, not_found
 */
export async function settleVisit(
  tx: Tx,
  call: UserCall,
  { id, outcome, reason }: Said & { readonly id: number },
  { issueTicket, callEvidenceOf }: SettlingModules,
): Promise<void> {
  const row = await settleableAppointment(tx, call, id);
  const by = viewerOf(call) === 'doctor' ? 'doctor' : 'front_desk';
  const visit = toRuleInput(row, call.now);
  assertAllowed(maySettle(by, visit, call.now));
  if (by === 'doctor' && isSaidAlready(outcome, { ...visit, missedBy: row.missed_by })) return;
  if (by === 'doctor') await assertDoctorSays(tx, row, outcome, callEvidenceOf);
  const kept = reasonFor(by, reason);
  await insertOutcome(tx, { id, outcome, reason: kept }, { at: call.now, byAccount: call.actor.accountId });
  const missedBy = missReasonOf(outcome);
  if (outcome === 'checked_in') await reopen(tx, call, row, issueTicket);
  else if (missedBy) await missVisits(tx, call, [id], { missedBy, why: reasonOf(call) });
  else if (by === 'front_desk') await completeVisits(tx, call, [id]);
  else await openReview(tx, call, { id, by: 'patient' });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}

/**
 * The patient says that no care was given, although the doctor said so: the front desk decides.
 * @throws objection_not_open, not_found
 */
export async function objectToVisit(tx: Tx, call: UserCall, id: number, objection: string): Promise<void> {
  const row = await ownAppointment(tx, call, id);
  assertAllowed(mayObject(toRuleInput(row, call.now), call.now));
  await openReview(tx, call, { id, by: 'front_desk', objection });
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}
