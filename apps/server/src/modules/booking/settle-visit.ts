import { mayObject, maySettle, reviewUntil, type MissReason } from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { ownAppointment, reasonOf, settleableAppointment, viewerOf } from './appointments.policy.ts';
import { assertAllowed } from './assert-allowed.ts';
import { auditAppointment } from './audit-appointment.ts';
import { insertAppointmentEvents } from './change.store.ts';
import { completeVisits, missVisits } from './end-visit.ts';
import { appointmentInReview } from './events.ts';
import { markInReview } from './outcome.store.ts';
import { toRuleInput } from './rule-input.ts';

export type Outcome = 'completed' | 'missed_by_patient' | 'missed_by_doctor' | 'missed_by_both' | 'line_failed';

const missedBy = {
  missed_by_patient: 'patient',
  missed_by_doctor: 'doctor',
  missed_by_both: 'both',
  line_failed: 'line',
} as const satisfies Record<Exclude<Outcome, 'completed'>, MissReason>;

type Review = { readonly id: number; readonly by: 'patient' | 'front_desk'; readonly objection?: string };

async function openReview(tx: Tx, call: UserCall, { id, ...review }: Review): Promise<void> {
  const { now, actor } = call;
  await markInReview(tx, [id], { ...review, until: reviewUntil(now) });
  await insertAppointmentEvents(tx, [id], review.by === 'patient' ? 'care_given' : 'objection', now, actor.accountId);
  await publish(tx, appointmentInReview, { appointment_id: id, by: review.by }, now);
}

/**
 * Says what became of a visit, or corrects it (D10.03). The word of the doctor that care was given waits for the patient; the front
 * desk's counts at once. What is not the patient's fault is refunded, and a correction takes no money back.
 * @throws visit_not_begun, payment_pending, front_desk_decides, patient_was_there, outcome_final, not_found
 */
export async function settleVisit(tx: Tx, call: UserCall, id: number, outcome: Outcome): Promise<void> {
  const row = await settleableAppointment(tx, call, id);
  const by = viewerOf(call) === 'doctor' ? 'doctor' : 'front_desk';
  assertAllowed(maySettle(by, toRuleInput(row, call.now), call.now));
  // Both were there by what each said: neither decides alone.
  if (by === 'doctor' && outcome === 'missed_by_patient' && row.checked_in_at) throw fail('patient_was_there');
  if (outcome !== 'completed') await missVisits(tx, call, [id], { missedBy: missedBy[outcome], why: reasonOf(call) });
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
