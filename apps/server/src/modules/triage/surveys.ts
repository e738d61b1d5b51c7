import { mayTakeSurveyFrom, mayWriteCaseHistory } from '@balsam/domain/visits';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import {
  notTheirs,
  readVisitInCare,
  sayWhether,
  visitsById,
  visitToChange,
  type Visit,
} from '#modules/booking/index.ts';
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

const mayChange = (visit: Visit | undefined, now: Date) =>
  sayWhether(visit === undefined ? { ok: true } : mayTakeSurveyFrom(visit, now));

/** As their owner reads them. */
async function show(sql: Sql, call: UserCall, rows: readonly SurveyRow[]) {
  const specialities = await readSpecialities(sql);
  const visits = await visitsById(sql, call, [...new Set(rows.flatMap((row) => row.appointment_id ?? []))]);
  return rows.map((row) => mapSurvey(row, specialities, mayChange(visits.get(row.appointment_id ?? 0), call.now)));
}

async function showOne(sql: Sql, call: UserCall, id: number) {
  const row = await findSurvey(sql, call.actor.personId, id);
  const [survey] = row ? await show(sql, call, [row]) : [];
  if (!survey) throw fail('not_found');
  return survey;
}

/** The history of the open profile. @throws own_affair to the guardian of somebody from 15 on */
export async function listSurveys(sql: Sql, call: UserCall) {
  await requireOwnAffairs(sql, call, call.actor.personId);
  await noted(sql, call, 'read');
  const items = await show(sql, call, await surveysOf(sql, call.actor.personId));
  return { items, person: await profileOf(sql, call) };
}

/** One of them. @throws own_affair, not_found for another's */
export async function readSurveyOf(sql: Sql, call: UserCall, id: number) {
  await requireOwnAffairs(sql, call, call.actor.personId);
  const survey = await showOne(sql, call, id);
  await noted(sql, call, 'read', id);
  return survey;
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
  return showOne(tx, call, id);
}

/** What the patient attached to this visit, to them or their doctor. @throws not_found, own_affair */
export async function listOfVisit(sql: Sql, call: UserCall, appointmentId: number) {
  const visit = await readVisitInCare(sql, call, appointmentId);
  const { patient, why } = visit;
  await requireOwnAffairs(sql, call, patient.personId);
  const rows = await surveysOfVisit(sql, appointmentId);
  await audit(sql, call, { personId: patient.personId, action: 'read', what, recordId: `visit ${appointmentId}`, why });
  const specialities = await readSpecialities(sql);
  const may = visit.side === 'patient' ? mayChange(visit, call.now) : sayWhether(notTheirs);
  return { items: rows.map((row) => mapSurvey(row, specialities, may)) };
}
