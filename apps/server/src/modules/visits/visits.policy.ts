import { isSensitiveDiagnosis } from '@balsam/domain/visits';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { careRelationship } from '#modules/booking/index.ts';
import { isClosedToGuardian } from '#modules/people/index.ts';
import { visitOf } from './pictures.store.ts';
import { listDiagnoses } from './summary.store.ts';

/** Refuses a guardian what somebody from 15 on tells their doctor (D10.04). @throws own_affair */
export async function requireOwnAffairs(sql: Sql, call: UserCall, patientId: number): Promise<void> {
  if (await isClosedToGuardian(sql, call, patientId)) throw fail('own_affair');
}

/**
 * Whose visit a picture belongs to, when the caller is one of its two sides and may read what was told: what was sent in the chat stays with
 * both, what stands in the case history is for a doctor who cares for the patient.
 */
export async function patientOfPicture(
  sql: Sql,
  actor: SignedIn,
  fileId: string,
  now: Date,
): Promise<number | undefined> {
  const visit = await visitOf(sql, fileId);
  if (!visit || (actor.personId !== visit.patient_id && actor.personId !== visit.doctor_person_id)) return undefined;
  const isDoctors = actor.personId === visit.doctor_person_id && !visit.is_sent;
  if (isDoctors && !(await careRelationship(sql, visit.doctor_id, visit.patient_id))) return undefined;
  return (await isClosedToGuardian(sql, { actor, now }, visit.patient_id)) ? undefined : visit.patient_id;
}

const areSensitive = (diagnoses: readonly { readonly code: string }[]): boolean =>
  diagnoses.some(({ code }) => isSensitiveDiagnosis(code));

/** Whether what was diagnosed at a visit is sensitive. */
export const isSensitiveVisit = async (sql: Sql, appointmentId: number): Promise<boolean> =>
  areSensitive(await listDiagnoses(sql, appointmentId));

/** Whether a guardian with limited access does not see what was diagnosed (DECISIONS §3, §11). */
export const isHiddenFrom = (
  { guardianAccess }: Pick<SignedIn, 'guardianAccess'>,
  diagnoses: readonly { readonly code: string }[],
): boolean => guardianAccess === 'limited' && areSensitive(diagnoses);
