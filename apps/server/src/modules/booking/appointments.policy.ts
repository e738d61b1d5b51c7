import { isStaff, roleMay, roles } from '@balsam/domain/identity';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Reason } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { attendingDoctorOf } from '#modules/admissions/index.ts';
import { ownReason, patientByMrn } from '#modules/people/index.ts';
import { hasVisit, isDoctor, lockAppointment, readAppointment, type AppointmentRow } from './appointments.store.ts';
import type { Viewer } from './may.view.ts';

export const viewerOf = ({ actor }: UserCall): Viewer => {
  if (actor.roleId === roles.doctor) return 'doctor';
  return roleMay(actor.roleId, 'settle_visits') ? 'front_desk' : 'patient';
};

/** Why this call touches an appointment. */
export const reasonOf = (call: UserCall): Reason => {
  if (isStaff(call.actor.roleId)) return 'staff';
  return viewerOf(call) === 'doctor' ? 'care' : ownReason(call);
};

/** The patient of the appointment in their open profile, the doctor it is with, or the front desk, which no call of others lets in. */
const isTheirs = (call: UserCall, row: AppointmentRow): boolean => {
  const viewer = viewerOf(call);
  if (viewer === 'patient') return row.patient_id === call.actor.personId;
  return viewer === 'front_desk' || row.doctor_id === call.actor.doctorId;
};

/** The open profile's own appointment, locked until the transaction ends; anybody else's is `not_found` (D3.01). */
export async function ownAppointment(tx: Tx, call: UserCall, id: number): Promise<AppointmentRow> {
  const row = await lockAppointment(tx, id);
  if (!row || viewerOf(call) !== 'patient' || !isTheirs(call, row)) throw fail('not_found');
  return row;
}

/** An appointment of which this doctor, or the front desk, says what became of it, locked; another doctor's is `not_found`. */
export async function settleableAppointment(tx: Tx, call: UserCall, id: number): Promise<AppointmentRow> {
  const row = await lockAppointment(tx, id);
  if (!row || (viewerOf(call) === 'doctor' && row.doctor_id !== call.actor.doctorId)) throw fail('not_found');
  return row;
}

/** An appointment that its patient or its doctor reads; anybody else's is `not_found`. */
export async function readableAppointment(sql: Sql, call: UserCall, id: number): Promise<AppointmentRow> {
  const row = await readAppointment(sql, id);
  if (!row || !isTheirs(call, row)) throw fail('not_found');
  return row;
}

/** The doctor's own id. A `doctor_id` from a client only repeats it: another doctor's is `not_found`. */
export function ownDoctorId(call: UserCall, requestedId: number | undefined): number {
  const { doctorId } = call.actor;
  if (doctorId === undefined || (requestedId !== undefined && requestedId !== doctorId)) throw fail('not_found');
  return doctorId;
}

/**
 * Whether the doctor cares for this person: they have, or have had, a visit together that was not cancelled, or the person lies in the
 * hospital under this doctor now (DECISIONS §3, §13).
 */
export const careRelationship = async (sql: Sql, doctorId: number, personId: number): Promise<boolean> =>
  (await hasVisit(sql, doctorId, personId)) || (await attendingDoctorOf(sql, personId)) === doctorId;

/** Whether somebody sees the photo of another: everybody that of a doctor, a doctor those of the patients in their care. */
export const seesPhotoOf = async (sql: Sql, { doctorId }: SignedIn, personId: number): Promise<boolean> =>
  (doctorId !== undefined && (await careRelationship(sql, doctorId, personId))) || (await isDoctor(sql, personId));

/** The person with this MRN, when the calling doctor cares for them; otherwise `not_found`. */
export async function patientInCare(sql: Sql, call: UserCall, mrn: string): Promise<number> {
  const doctorId = ownDoctorId(call, undefined);
  const patient = await patientByMrn(sql, mrn);
  if (!patient || !(await careRelationship(sql, doctorId, patient.personId))) throw fail('not_found');
  return patient.personId;
}
