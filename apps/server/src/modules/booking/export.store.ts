import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** A person's appointments with what happened to each, oldest booking first. Amounts are halalas. */
export const appointmentRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('appointment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as dp', 'dp.id', 'd.person_id')
    .innerJoin('speciality as s', 's.id', 'a.speciality_id')
    .innerJoin('location as l', 'l.id', 'a.location_id')
    .select(['a.id', 'a.type', 'a.starts_at', 'a.ends_at', 'a.state', 'a.payment_status', 'a.price', 'a.vat'])
    .select([
      'a.token_number',
      'a.rescheduled_from',
      'a.confirmed_at',
      'a.checked_in_at',
      'a.cancelled_at',
      'a.missed_by',
      'a.ended_at',
      'a.objection',
      'a.home_address',
      'a.created_at',
    ])
    .select(['s.title as speciality', 's.title_ar as speciality_ar', 'l.title as branch', 'l.title_ar as branch_ar'])
    .select(raw<string>`concat_ws(' ', dp.first_name, dp.family_name)`.as('doctor'))
    .select(raw<string>`concat_ws(' ', dp.first_name_ar, dp.family_name_ar)`.as('doctor_ar'))
    .select((x) =>
      x
        .selectFrom('appointment_event as e')
        .select(
          raw<
            object[]
          >`coalesce(json_agg(json_build_object('kind', e.kind, 'at', e.at, 'outcome', e.outcome, 'reason', e.reason) order by e.id), '[]')`.as(
            'all',
          ),
        )
        .whereRef('e.appointment_id', '=', 'a.id')
        .as('events'),
    )
    .where('a.patient_id', '=', personId)
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(count)
    .execute();

/** The reviews that a person wrote about their visits. */
export const reviewRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('rating')
    .select(['id', 'appointment_id', 'value', 'comment', 'created_at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
