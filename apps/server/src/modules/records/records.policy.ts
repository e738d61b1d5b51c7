import { roles } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import type { Reason } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { careRelationship } from '#modules/booking/index.ts';
import { ownPatientId, patientByMrn } from '#modules/people/index.ts';
import type { ReaderScope } from './records.store.ts';

export type Reading = ReaderScope & { readonly why: Reason };

/**
 * Whose record this call may read: the open profile's own, or, for a doctor, that of a patient in their care; anything else is
 * `not_found`. A guardian of somebody from 15 to 17 does not see results marked sensitive (DECISIONS §3).
 */
export async function readableRecord(db: Sql, call: UserCall, mrn: string | undefined): Promise<Reading> {
  const { actor } = call;
  if (actor.roleId === roles.doctor) {
    const patient = mrn === undefined ? undefined : await patientByMrn(db, mrn);
    const cares =
      patient && actor.doctorId !== undefined && (await careRelationship(db, actor.doctorId, patient.personId));
    if (!cares) throw fail('not_found');
    return { personId: patient.personId, hideSensitive: false, showHeld: true, why: 'care' };
  }
  const personId = ownPatientId(call, mrn);
  if (actor.guardianId === undefined) return { personId, hideSensitive: false, showHeld: false, why: 'self' };
  return { personId, hideSensitive: actor.guardianAccess === 'limited', showHeld: false, why: 'guardian' };
}
