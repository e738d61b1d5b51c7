import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { lockDoctor } from '#modules/hospital/index.ts';
import { doctorDetail } from './read-doctors.ts';

/** A change of a doctor by the front desk or an administrator. */
export type DoctorChange = { readonly tx: Tx; readonly call: UserCall; readonly doctorId: number };

/** The doctor, locked until the transaction ends; whoever changes or books them waits. @throws not_found, schedule_changed */
export async function doctorForChange({ tx, doctorId }: DoctorChange, revision?: number) {
  const doctor = await lockDoctor(tx, doctorId);
  if (!doctor) throw fail('not_found');
  if (revision !== undefined && doctor.schedule_revision !== revision) throw fail('schedule_changed');
  return doctor;
}

/** Audits the change and answers the doctor as they are now. */
export async function recordChange({ tx, call, doctorId }: DoctorChange, personId: number, what: string) {
  await audit(tx, call, { personId, action: 'write', what, recordId: doctorId, why: 'staff' });
  return doctorDetail(tx, call, doctorId);
}
