import { riyadhDay } from '@balsam/domain/time';
import {
  assess,
  canHave,
  symptomByCode,
  textCode,
  versionWith,
  wordsWith,
  type Answers,
  type Gender,
  type SurveySymptom,
} from '@balsam/domain/triage';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countUp } from '#platform/limits/limits.store.ts';
import { ownReason } from '#modules/people/index.ts';
import { requireOwnAffairs } from '#modules/visits/index.ts';
import { profileOf } from './profile.ts';
import { requireApproved } from './approval.ts';
import { findSurvey, insertSurvey, readSpecialities } from './surveys.store.ts';
import { mapSurvey } from './surveys.view.ts';
import { findWords } from './words.store.ts';

type SurveyRequest = {
  readonly gender?: Gender | undefined;
  readonly age_years?: number | undefined;
  readonly chief_complaint: string;
  readonly note: string;
  readonly symptoms: readonly SurveySymptom[];
  readonly answers: Answers;
};

const mostPerDay = 60;

async function countSurvey(tx: Tx, { now }: UserCall, personId: number): Promise<void> {
  const bucket = new Date(`${riyadhDay(now)}T00:00:00Z`);
  const count = await countUp(tx, { scope: 'symptom_survey', key: String(personId), bucket }, mostPerDay);
  if (count === undefined) throw fail('too_many_requests');
}

/** Age and sex by the profile; what a client says counts only where the profile is silent. */
async function personOf(tx: Tx, call: UserCall, { gender, age_years }: SurveyRequest) {
  const profile = await profileOf(tx, call);
  const known = profile.gender ?? gender;
  if (!known) throw fail('survey_gender_required', { path: 'gender' });
  const years = profile.age_years ?? age_years;
  if (years === undefined) throw fail('survey_age_required', { path: 'age_years' });
  return { personId: call.actor.personId, gender: known, ageYears: years };
}

/**
 * Answers a survey and keeps it. Whatever was told before a change of mind is not in it: each result is a survey of its own.
 * @throws own_affair, symptom_checker_closed, survey_gender_required, survey_age_required, survey_symptom_unknown, too_many_requests
 */
export async function takeSurvey(tx: Tx, call: UserCall, request: SurveyRequest) {
  await requireOwnAffairs(tx, call, call.actor.personId);
  await requireApproved(tx, call.now);
  const { personId, ...person } = await personOf(tx, call, request);
  const symptoms = request.symptoms.filter(({ code }) => {
    const symptom = symptomByCode(code);
    return symptom !== undefined && canHave(symptom, person);
  });
  if (symptoms.length === 0) throw fail('survey_symptom_unknown', { path: 'symptoms' });
  await countSurvey(tx, call, personId);
  const specialities = await readSpecialities(tx);
  const codes = new Set(specialities.map(({ code }) => code));
  const { chief_complaint: chiefComplaint, answers } = request;
  const { urgency, ...result } = assess({ ...person, chiefComplaint, symptoms, answers }, (code) => codes.has(code));
  const words = await findWords(tx, call.now);
  const wordsOf = wordsWith(words?.texts ?? []);
  const id = await insertSurvey(tx, {
    person_id: personId,
    version: versionWith(words?.id),
    age_years: person.ageYears,
    gender: person.gender,
    chief_complaint: chiefComplaint,
    note: request.note,
    symptoms,
    answers,
    urgency,
    result: { ...result, advice: result.advice.map((one) => ({ ...one, ...wordsOf(textCode.advice(one.code), one) })) },
    created_at: call.now,
  });
  await audit(tx, call, { personId, action: 'write', what: 'symptom survey', recordId: id, why: ownReason(call) });
  const row = await findSurvey(tx, personId, id);
  if (!row) throw fail('not_found');
  return mapSurvey(row, specialities, { allowed: true });
}
