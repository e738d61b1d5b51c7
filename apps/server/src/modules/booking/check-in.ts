import { mayCheckIn } from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { ownAppointment } from './appointments.policy.ts';
import { insertAppointmentEvents, markCheckedIn } from './change.store.ts';
import { appointmentCheckedIn } from './events.ts';
import { assertAllowed } from './assert-allowed.ts';
import { auditAppointment } from './audit-appointment.ts';
import { dayAround } from './riyadh-window.ts';
import { toRuleInput } from './rule-input.ts';

/**
 * Says that the patient is there; they get the next number of the doctor's line that day (S8.06).
 * @throws terms_not_agreed, too_early_to_check_in, too_late_to_check_in, already_checked_in, already_cancelled, payment_pending, not_found
 */
export async function checkIn(tx: Tx, call: UserCall, id: number): Promise<void> {
  const { now, actor } = call;
  const row = await ownAppointment(tx, call, id);
  await requireAgreedTerms(tx, call);
  assertAllowed(mayCheckIn(toRuleInput(row, now), now));
  await markCheckedIn(tx, { id, doctorId: row.doctor_id, ...dayAround(row.starts_at), now });
  await insertAppointmentEvents(tx, [id], 'checked_in', now, actor.accountId);
  await publish(tx, appointmentCheckedIn, { appointment_id: id }, now);
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}
