import { mayConfirm } from '@balsam/domain/booking';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { ownAppointment } from './appointments.policy.ts';
import { insertAppointmentEvents, markConfirmed } from './change.store.ts';
import { auditAppointment } from './audit-appointment.ts';
import { toRuleInput } from './rule-input.ts';

/**
 * Says that the patient will come, from a reminder. Again it changes nothing.
 * @throws not_found, already_cancelled, appointment_over
 */
export async function confirmAttendance(tx: Tx, call: UserCall, id: number): Promise<void> {
  const { now, actor } = call;
  const row = await ownAppointment(tx, call, id);
  assertAllowed(mayConfirm(toRuleInput(row, now), now));
  if (row.confirmed_at) return;
  await markConfirmed(tx, id, now);
  await insertAppointmentEvents(tx, [id], 'confirmed', now, actor.accountId);
  await auditAppointment(tx, call, 'write', { id, patientId: row.patient_id });
}
