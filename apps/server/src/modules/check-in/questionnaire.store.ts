import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The newest questionnaire of the visit's speciality or of the one above it; the one that was answered, once it was. */
export async function findQuestionnaire(sql: Sql, appointmentId: number) {
  const { rows } = await raw<{ id: number; resource: unknown }>`
    select q.id, q.resource
    from appointment a
    join speciality s on s.id = a.speciality_id
    left join speciality p on p.id = s.parent_id
    join questionnaire q on q.speciality_code in (s.code, p.code)
    left join questionnaire_response r on r.appointment_id = a.id
    where a.id = ${appointmentId} and (r.questionnaire_id is null or r.questionnaire_id = q.id)
    order by q.speciality_code = s.code desc, q.version desc limit 1`.execute(sql);
  return rows[0];
}

export const findResponse = (sql: Sql, appointmentId: number) =>
  sql
    .selectFrom('questionnaire_response')
    .select(['resource', 'updated_at', 'completed_at'])
    .where('appointment_id', '=', appointmentId)
    .executeTakeFirst();

type Response = {
  readonly appointmentId: number;
  readonly questionnaireId: number;
  readonly resource: object;
  readonly now: Date;
  readonly isFinished: boolean;
};

/** Writes the answers whole over those before, at a later time, for it is the version too. Finished once they stay finished. */
export async function saveResponse(tx: Tx, response: Response): Promise<void> {
  const { appointmentId, questionnaireId, resource, now, isFinished } = response;
  const change = { resource: JSON.stringify(resource), updated_at: now, ...(isFinished && { completed_at: now }) };
  await tx
    .insertInto('questionnaire_response')
    .values({ appointment_id: appointmentId, questionnaire_id: questionnaireId, ...change })
    .onConflict((c) =>
      c.column('appointment_id').doUpdateSet({
        ...change,
        updated_at: raw<Date>`greatest(${now}, questionnaire_response.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute();
}

/** What was answered before one visit is answered before another, unless that one has answers of its own. */
export async function giveResponseTo(tx: Tx, oldId: number, id: number): Promise<void> {
  await raw`
    update questionnaire_response r set appointment_id = ${id},
      resource = jsonb_set(r.resource, '{encounter,identifier,value}', to_jsonb(${String(id)}::text))
    where r.appointment_id = ${oldId} and not exists (select from questionnaire_response o where o.appointment_id = ${id})`.execute(
    tx,
  );
}

/** A person's answers as FHIR resources, by appointment. */
export const responseRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('questionnaire_response as r')
    .innerJoin('appointment as a', 'a.id', 'r.appointment_id')
    .select(['a.id', 'r.resource', 'r.updated_at', 'r.completed_at'])
    .where('a.patient_id', '=', personId)
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(count)
    .execute();
