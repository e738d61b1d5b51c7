import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** The packages of a person with their terms and the visits that they bore. */
export const bookedRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('booked_package as b')
    .innerJoin('service_package as p', 'p.id', 'b.package_id')
    .select(['b.id', 'p.title', 'p.title_ar', 'b.state', 'b.price', 'b.vat', 'b.created_at', 'b.valid_until'])
    .select('b.ended_at')
    .select(
      raw`(select coalesce(jsonb_agg(jsonb_build_object('number', t.number, 'net', t.net, 'vat', t.vat,
        'due_on', t.due_on, 'status', t.payment_status, 'paid_at', t.paid_at) order by t.number), '[]')
        from booked_package_term t where t.booked_package_id = b.id)`.as('terms'),
    )
    .select(
      raw<number[]>`array(select s.appointment_id::int from booked_package_service s
        where s.booked_package_id = b.id and s.appointment_id is not null order by s.id)`.as('appointment_ids'),
    )
    .where('b.person_id', '=', personId)
    .where('b.id', '>', after)
    .orderBy('b.id')
    .limit(count)
    .execute();
