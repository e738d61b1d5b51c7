import { sql as raw } from 'kysely';
import type { Answers, Assessment, Gender, SurveySymptom, Urgency } from '@balsam/domain/triage';
import type { Sql, Tx } from '#platform/db/types.ts';

/** What was answered then: later versions of the table do not change it. */
export type KeptResult = Pick<Assessment, 'because' | 'specialities' | 'help' | 'advice'>;

export type NewSurvey = {
  readonly person_id: number;
  readonly version: string;
  readonly age_years: number;
  readonly gender: Gender;
  readonly chief_complaint: string;
  readonly note: string;
  readonly symptoms: readonly SurveySymptom[];
  readonly answers: Answers;
  readonly urgency: Urgency;
  readonly result: KeptResult;
  readonly created_at: Date;
};

export const insertSurvey = async (tx: Tx, { symptoms, answers, result, ...survey }: NewSurvey): Promise<number> => {
  const row = await tx
    .insertInto('symptom_survey')
    .values({
      ...survey,
      symptoms: JSON.stringify(symptoms),
      answers: JSON.stringify(answers),
      result: JSON.stringify(result),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

const surveys = (sql: Sql) =>
  sql
    .selectFrom('symptom_survey as s')
    .leftJoin('triage_approval as a', 'a.version', 's.version')
    // The number of the words that it was asked in stands behind the version of the table.
    .leftJoin('symptom_words as w', (on) =>
      on.on('w.id', '=', raw<number>`nullif(split_part(s.version, '+', 2), '')::bigint`),
    )
    .select(['s.id', 's.person_id', 's.version', 's.age_years', 's.gender', 's.chief_complaint', 's.note'])
    .select(['s.symptoms', 's.answers', 's.urgency', 's.result', 's.appointment_id', 's.created_at', 'a.physician'])
    .select('w.texts as words');

export type SurveyRow = Awaited<ReturnType<ReturnType<typeof surveys>['execute']>>[number];

const shown = 50;

/** A person's surveys, the newest first. */
export const surveysOf = (sql: Sql, personId: number): Promise<SurveyRow[]> =>
  surveys(sql).where('s.person_id', '=', personId).orderBy('s.id', 'desc').limit(shown).execute();

/** Those that were attached to a visit. */
export const surveysOfVisit = (sql: Sql, appointmentId: number): Promise<SurveyRow[]> =>
  surveys(sql).where('s.appointment_id', '=', appointmentId).orderBy('s.id', 'desc').limit(shown).execute();

export const findSurvey = (sql: Sql, personId: number, id: number): Promise<SurveyRow | undefined> =>
  surveys(sql).where('s.person_id', '=', personId).where('s.id', '=', id).executeTakeFirst();

/** Where it is attached, its row locked until the transaction ends; undefined when it is not this person's. */
export const lockSurvey = (tx: Tx, personId: number, id: number) =>
  tx
    .selectFrom('symptom_survey')
    .select('appointment_id')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/** False when it is not this person's. */
export const attachSurvey = async (tx: Tx, personId: number, id: number, to: number | null): Promise<boolean> => {
  const done = await tx
    .updateTable('symptom_survey')
    .set({ appointment_id: to })
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
};

/** The surveys that were attached to one visit are attached to another. */
export const attachToNewVisit = async (tx: Tx, oldId: number, id: number): Promise<void> => {
  await tx.updateTable('symptom_survey').set({ appointment_id: id }).where('appointment_id', '=', oldId).execute();
};

/** False when it is not this person's. */
export const deleteSurvey = async (tx: Tx, personId: number, id: number): Promise<boolean> => {
  const done = await tx
    .deleteFrom('symptom_survey')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
  return done.numDeletedRows > 0n;
};

/** Before an account closes: what was shown to a doctor stays with the visit, the rest goes. */
export const eraseSurveys = async (tx: Tx, personId: number): Promise<void> => {
  await tx.deleteFrom('symptom_survey').where('person_id', '=', personId).where('appointment_id', 'is', null).execute();
};

/** A person's surveys as a part of the copy of their data. */
export const surveyRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('symptom_survey')
    .select(['id', 'version', 'age_years', 'gender', 'chief_complaint', 'note', 'symptoms', 'answers', 'urgency'])
    .select(['result', 'appointment_id', 'created_at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();

/** The specialities of the hospital with their parts. */
export const readSpecialities = (sql: Sql) =>
  sql.selectFrom('speciality').select(['id', 'code', 'title', 'title_ar', 'icon']).execute();
export type SpecialityRow = Awaited<ReturnType<typeof readSpecialities>>[number];
