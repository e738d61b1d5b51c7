import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { patientOf, requireAgreedTerms } from '#modules/people/index.ts';
import { appointmentBooked } from './events.ts';
import { auditAppointment } from './audit-appointment.ts';
import { takeSlot, type BookingRequest, type Replacing } from './take-slot.ts';

/**
 * Books a slot for the open profile's patient; it waits unpaid as long as D5.01 says. Answers the id of the appointment.
 * @throws terms_not_agreed, and what `takeSlot` throws
 */
export async function bookAppointment(
  tx: Tx,
  call: UserCall,
  request: BookingRequest & { readonly mrn?: string | undefined },
  replacing?: Replacing,
): Promise<number> {
  const patient = await patientOf(tx, call, request.mrn);
  await requireAgreedTerms(tx, call);
  const id = await takeSlot(tx, call, patient, request, replacing);
  await publish(tx, appointmentBooked, { appointment_id: id }, call.now);
  await auditAppointment(tx, call, 'write', { id, patientId: patient.personId });
  return id;
}
