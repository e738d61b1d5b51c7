import { ageOn, riyadhDay, toldAgeOn } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readVisitInCare } from '#modules/booking/index.ts';
import { patientById } from '#modules/people/index.ts';
import { clinicalFactsOf } from '#modules/records/index.ts';

/**
 * What the record of the patient of a doctor's own appointment says.
 * @throws not_found, also once the visit was given up and the doctor cares for them no more
 */
export async function readChart(sql: Sql, call: UserCall, id: number) {
  const { patient, why } = await readVisitInCare(sql, call, id);
  const { personId } = patient;
  const person = await patientById(sql, personId);
  if (!person) throw fail('not_found');
  const facts = await clinicalFactsOf(sql, personId, call.now);
  await audit(sql, call, { personId, action: 'read', what: 'allergies and medicines', why });
  return {
    age: person.birthDate === null ? null : ageOn(person.birthDate, riyadhDay(call.now)),
    told_age: person.birthDate === null ? null : toldAgeOn(person.birthDate, riyadhDay(call.now)),
    gender: person.gender,
    ...facts,
  };
}
