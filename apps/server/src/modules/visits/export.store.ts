import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** A person's signed summaries with all their parts, by appointment; none of a visit of which it is said that it did not take place. */
export const summaryRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('visit_summary as s')
    .innerJoin('appointment as a', 'a.id', 's.appointment_id')
    .select(['a.id', 's.findings', 's.advice', 's.sick_from', 's.sick_to', 's.follow_up_days', 's.signed_at'])
    .select([
      raw<
        object[]
      >`(select coalesce(json_agg(json_build_object('code', d.code, 'text', d.text, 'text_ar', d.text_ar) order by d.position), '[]')
        from visit_diagnosis d where d.appointment_id = a.id)`.as('diagnoses'),
      raw<object[]>`(select coalesce(json_agg(json_build_object('name', m.name, 'name_ar', m.name_ar, 'dose', m.dose,
        'times_per_day', m.times_per_day, 'days', m.days) order by m.position), '[]') from visit_medicine m where m.appointment_id = a.id)`.as(
        'medicines',
      ),
      raw<
        object[]
      >`(select coalesce(json_agg(json_build_object('text', n.text, 'written_at', n.written_at) order by n.id), '[]')
        from visit_addendum n where n.appointment_id = a.id)`.as('addenda'),
    ])
    .where('a.patient_id', '=', personId)
    .where('s.signed_at', 'is not', null)
    .where('a.state', '<>', 'missed')
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(count)
    .execute();
