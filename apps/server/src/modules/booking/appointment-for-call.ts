import type { CallAppointment } from '@balsam/domain/tele-consultation';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { readableAppointment } from './appointments.policy.ts';
import { readAppointment, type AppointmentRow } from './appointments.store.ts';
import { auditAppointment } from './audit-appointment.ts';
import { toRuleInput } from './rule-input.ts';

/** What a video call has to know of its appointment: how it stands, and whose sockets are told of it. */
export type CallParties = CallAppointment & {
  readonly id: number;
  readonly patientId: number;
  readonly doctorPersonId: number;
};

const partiesOf = (row: AppointmentRow, now: Date): CallParties => ({
  ...toRuleInput(row, now),
  id: row.id,
  patientId: row.patient_id,
  doctorPersonId: row.doctor_person_id,
});

/** The appointment of a call for its patient, in whose profile the caller is, or its doctor; anybody else's is `not_found`. Audited. */
export async function appointmentForCall(
  sql: Sql,
  call: UserCall,
  id: number,
  action: 'read' | 'write',
): Promise<CallParties> {
  const row = await readableAppointment(sql, call, id);
  await auditAppointment(sql, call, action, { id, patientId: row.patient_id });
  return partiesOf(row, call.now);
}

/** The same for the system itself, and for whoever has proved to be in the call; undefined when there is none. */
export async function callPartiesOf(sql: Sql, id: number, now: Date): Promise<CallParties | undefined> {
  const row = await readAppointment(sql, id);
  return row && partiesOf(row, now);
}
