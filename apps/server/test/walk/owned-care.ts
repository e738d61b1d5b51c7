import type { World } from '../world.ts';

/** A survey of theirs, attached to a visit. */
export async function createSurvey(w: World, personId: number, paid: number, canary: string): Promise<number> {
  const result = { because: [], specialities: [], help: [], advice: [] };
  const survey = {
    person_id: personId,
    version: 'walk',
    age_years: 30,
    gender: 'female',
    chief_complaint: canary,
    note: canary,
    symptoms: '[]',
    answers: '{}',
    urgency: 'week',
    result: JSON.stringify(result),
    appointment_id: paid,
    created_at: w.clock.now(),
  } as const;
  return (await w.db.insertInto('symptom_survey').values(survey).returning('id').executeTakeFirstOrThrow()).id;
}

/** An earlier visit by video that they wait for. */
export async function createWaitingEntry(w: World, personId: number, doctorId: number): Promise<number> {
  const now = w.clock.now();
  const { id } = await w.db
    .insertInto('waiting_list_entry')
    .values({
      patient_id: personId,
      doctor_id: doctorId,
      type: 'virtual',
      before_day: '2026-12-20',
      created_at: now,
      checked_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Visit = { readonly paid: number; readonly doctorId: number };

/** What they wrote about a visit; it waits for the moderator. */
export async function createOwnReview(w: World, personId: number, { paid, doctorId }: Visit, canary: string) {
  const { id } = await w.db
    .insertInto('rating')
    .values({
      person_id: personId,
      appointment_id: paid,
      doctor_id: doctorId,
      value: 4,
      comment: canary,
      state: 'pending',
      created_at: w.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
