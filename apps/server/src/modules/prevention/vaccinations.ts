import type { Immunization } from 'fhir/r4.js';
import { ageInDays, growthRules } from '@balsam/domain/growth';
import { riyadhDay, type Day } from '@balsam/domain/time';
import { planVaccines, vaccineSchedule } from '@balsam/domain/vaccines';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { readSwitchSetting } from '#platform/settings/settings.store.ts';
import { patientById } from '#modules/people/index.ts';
import { inArabic, keepStatement, publishWritten, readableRecord, vaccinesOf } from '#modules/records/index.ts';

/** What was given, and what of the children's schedule is due. */
export async function readVaccinations(db: Sql, call: UserCall, mrn: string | undefined) {
  const reading = await readableRecord(db, call, mrn);
  const birth = (await patientById(db, reading.personId))?.birthDate ?? null;
  const given = await vaccinesOf(db, reading);
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'vaccines', why: reading.why });
  const today = riyadhDay(call.now);
  const isChild = birth !== null && ageInDays(birth, today) <= growthRules.lastAgeDays;
  const isConfirmed = await readSwitchSetting(db, 'VACCINE_SCHEDULE_CONFIRMED');
  const plan = isChild ? planVaccines(birth, given, today, isConfirmed) : [];
  return {
    birth_date: birth,
    schedule: plan.map(({ vaccine, name, nameAr, dose, ageMonths, dueOn, givenOn, givenPrecision, state }) => ({
      vaccine,
      name,
      name_ar: nameAr,
      dose,
      age_months: ageMonths,
      due_on: dueOn,
      given_on: givenOn,
      given_precision: givenPrecision,
      state,
    })),
    given: given.map(({ id, title, titleAr, on, precision, isSubpotent }) => ({
      id,
      title,
      title_ar: titleAr ?? title,
      title_ar_missing: titleAr === null,
      day: on,
      precision,
      is_subpotent: isSubpotent,
    })),
  };
}

type NewVaccination = {
  readonly mrn_number: string;
  readonly cvx: string;
  readonly title: string;
  readonly title_ar?: string | undefined;
  readonly given_on: Day;
  readonly lot: string;
};

/** A doctor in care records a vaccine that was given; the Arabic of those of the schedule is known. @throws measurement_not_possible for a day ahead or before birth */
export async function addVaccination(
  tx: Tx,
  call: UserCall,
  { mrn_number, cvx, title, title_ar, given_on, lot }: NewVaccination,
): Promise<void> {
  const { personId, why } = await readableRecord(tx, call, mrn_number);
  const birth = (await patientById(tx, personId))?.birthDate ?? null;
  if (given_on > riyadhDay(call.now) || (birth !== null && given_on < birth))
    throw fail('measurement_not_possible', { path: 'given_on' });
  const titleAr = title_ar ?? vaccineSchedule.find((dose) => dose.name === title && dose.cvx.includes(cvx))?.nameAr;
  const resource = {
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: {
      coding: [{ system: 'http://hl7.org/fhir/sid/cvx', code: cvx, display: title }],
      text: title,
      ...(titleAr !== undefined && { _text: inArabic(titleAr) }),
    },
    occurrenceDateTime: given_on,
    primarySource: true,
    ...(lot !== '' && { lotNumber: lot }),
  } satisfies Omit<Immunization, 'patient'>;
  const id = await keepStatement(tx, personId, resource, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'vaccine', recordId: id, why });
  await publishWritten(tx, { personId, why }, [id], call.now);
}
