import { mayTakeSurveyFrom, mayWriteCaseHistory } from '@balsam/domain/visits';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { readVisit, visitToChange } from '#modules/booking/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { requireOwnAffairs } from '#modules/visits/index.ts';
import { profileOf } from './profile.ts';
import {
  attachSurvey,
  deleteSurvey,
  findSurvey,
  lockSurvey,
  readSpecialities,
  surveysOf,
  surveysOfVisit,
  type SurveyRow,
} from './surveys.store.ts';
import { mapSurvey } from './surveys.view.ts';

const what = 'symptom survey';

const noted = (sql: Sql, call: UserCall, action: 'read' | 'write', recordId?: number) =>
  audit(sql, call, {
    personId: call.actor.personId,
    action,
    what,
    why: ownReason(call),
    ...(recordId !== undefined && { recordId }),
  });

async function show(sql: Sql, rows: readonly SurveyRow[]) {
  const specialities = await readSpecialities(sql);
  return rows.map((row) => mapSurvey(row, specialities));
}

/** The history of the open profile. @throws own_affair to the guardian of somebody from 15 on */
export async function listSurveys(sql: Sql, call: UserCall) {
  await requireOwnAffairs(sql, call, call.actor.personId);
  await noted(sql, call, 'read');
  const items = await show(sql, await surveysOf(sql, call.actor.personId));
  return { items, person: await profileOf(sql, call) };
}

/** One of them. @throws own_affair, not_found for another's */
export async function readSurveyOf(sql: Sql, call: UserCall, id: number) {
  await requireOwnAffairs(sql, call, call.actor.personId);
  const row = await findSurvey(sql, call.actor.personId, id);
  if (!row) throw fail('not_found');
  await noted(sql, call, 'read', id);
  return mapSurvey(row, await readSpecialities(sql));
}

/** Holds it, that it may leave the visit that it was attached to. @throws not_found for another's, survey_of_visit once that visit has begun */
async function requireUnused(tx: Tx, call: UserCall, id: number): Promise<void> {
  const survey = await lockSurvey(tx, call.actor.personId, id);
  if (!survey) throw fail('not_found');
  if (survey.appointment_id !== null)
    assertAllowed(mayTakeSurveyFrom(await visitToChange(tx, call, survey.appointment_id), call.now));
}

/**
 * Deletes it, also from a visit that is still ahead.
 * @throws own_affair, not_found for another's, survey_of_visit once the visit that it was attached to has begun
 */
export async function removeSurvey(tx: Tx, call: UserCall, id: number): Promise<Record<string, never>> {
  await requireOwnAffairs(tx, call, call.actor.personId);
  await requireUnused(tx, call, id);
  if (!(await deleteSurvey(tx, call.actor.personId, id))) throw fail('not_found');
  await noted(tx, call, 'write', id);
  return {};
}

/**
 * Shows it to the doctor of a visit, or to none.
 * @throws own_affair, not_found, case_history_closed once the visit that it goes to has begun, survey_of_visit once the one that it leaves has
 */
export async function attachTo(tx: Tx, call: UserCall, id: number, appointmentId: number | null) {
  await requireOwnAffairs(tx, call, call.actor.personId);
  await requireUnused(tx, call, id);
  if (appointmentId !== null) {
    const visit = await visitToChange(tx, call, appointmentId);
    if (visit.patient.personId !== call.actor.personId) throw fail('not_found');
    assertAllowed(mayWriteCaseHistory(visit, call.now));
  }
  if (!(await attachSurvey(tx, call.actor.personId, id, appointmentId))) throw fail('not_found');
  await noted(tx, call, 'write', id);
  const row = await findSurvey(tx, call.actor.personId, id);
  if (!row) throw fail('not_found');
  return mapSurvey(row, await readSpecialities(tx));
}

/** What the patient attached to this visit, to them or their doctor. @throws not_found, own_affair */
export async function listOfVisit(sql: Sql, call: UserCall, appointmentId: number) {
  const { patient, why } = await readVisit(sql, call, appointmentId);
  await requireOwnAffairs(sql, call, patient.personId);
  const rows = await surveysOfVisit(sql, appointmentId);
  await audit(sql, call, { personId: patient.personId, action: 'read', what, recordId: `visit ${appointmentId}`, why });
  return { items: await show(sql, rows) };
}
