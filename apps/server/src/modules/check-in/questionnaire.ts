import type { z } from 'zod';
import type { contract } from '@balsam/contract';
import { mayPrepare, validateAnswers } from '@balsam/domain/check-in';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { readVisitInCare, sayWhether, visitToChange, type Visit } from '#modules/booking/index.ts';
import { requireAgreedTerms } from '#modules/people/index.ts';
import { isSeen, requireOwnAffairs } from '#modules/visits/index.ts';
import { readAnswers, readQuestionnaire, writeResponse } from './questionnaire.resource.ts';
import { findQuestionnaire, findResponse, saveResponse } from './questionnaire.store.ts';

type Body = z.output<typeof contract.checkIn.answer.body>;

const what = 'questionnaire';

async function show(sql: Sql, call: UserCall, visit: Visit) {
  const [asked, response] = [await findQuestionnaire(sql, visit.id), await findResponse(sql, visit.id)];
  const mayWrite =
    visit.side === 'doctor' ? ({ ok: false, code: 'forbidden', values: {} } as const) : mayPrepare(visit, call.now);
  return {
    questionnaire: asked ? readQuestionnaire(asked.resource).view : null,
    answers: response ? readAnswers(response.resource) : [],
    updated_at: response?.updated_at.toISOString() ?? null,
    completed_at: response?.completed_at?.toISOString() ?? null,
    may: { write: sayWhether(mayWrite) },
  };
}

/** What is asked before this visit and what was answered, to the patient or their doctor. @throws not_found, own_affair */
export async function readVisitQuestionnaire(sql: Sql, call: UserCall, id: number) {
  const visit = await readVisitInCare(sql, call, id);
  const { personId } = visit.patient;
  await requireOwnAffairs(sql, call, personId);
  await audit(sql, call, { personId, action: 'read', what, recordId: id, why: visit.why });
  return show(sql, call, visit);
}

/**
 * Saves the answers whole, never over those that the writer has not seen.
 * @throws not_found, own_affair, check_in_not_open, check_in_over, answer_wrong, answer_missing; answers_changed with what is kept
 */
export async function answerQuestionnaire(tx: Tx, call: UserCall, id: number, body: Body) {
  const { answers: given, finished, updated_at: seen } = body;
  const visit = await visitToChange(tx, call, id);
  await requireOwnAffairs(tx, call, visit.patient.personId);
  await requireAgreedTerms(tx, call);
  assertAllowed(mayPrepare(visit, call.now));
  const row = await findQuestionnaire(tx, id);
  if (!row) throw fail('not_found');
  if (!isSeen(seen, (await findResponse(tx, id))?.updated_at))
    throw fail('answers_changed', { data: await show(tx, call, visit) });
  const asked = readQuestionnaire(row.resource);
  const answers = given.map(({ link_id: linkId, value }) => ({ linkId, value }));
  const isFinished = finished === true;
  const verdict = validateAnswers(asked.questions, answers, isFinished);
  if (!verdict.ok) throw fail(verdict.code, { path: `answers.${String(verdict.values['question'])}` });
  const resource = writeResponse(asked, answers, {
    mrn: visit.patient.mrn,
    appointmentId: id,
    now: call.now,
    isFinished,
  });
  await saveResponse(tx, { appointmentId: id, questionnaireId: row.id, resource, now: call.now, isFinished });
  const { personId } = visit.patient;
  await audit(tx, call, { personId, action: 'write', what, recordId: id, why: visit.why });
  return show(tx, call, visit);
}
