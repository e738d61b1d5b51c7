import { sql } from 'kysely';
import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from './seeding.ts';

/** Tickets of whoever has checked in for a visit on site of today: they wait in the queue of its clinic. */
export async function seedQueue(tx: Tx, { now }: Seeding): Promise<void> {
  const day = riyadhDay(now);
  await sql`
    with arrived as (
      select a.id, a.patient_id, a.checked_in_at, c.id as clinic_id,
        row_number() over (partition by c.id order by a.checked_in_at, a.id)::int as number
      from appointment a
      join lateral (
        select c.id from doctor_clinic dc join clinic c on c.id = dc.clinic_id
        where dc.doctor_id = a.doctor_id and c.location_id = a.location_id and not c.is_home_health order by c.id limit 1
      ) c on true
      where a.state = 'checked_in' and a.type = 'onsite' and (a.starts_at at time zone 'Asia/Riyadh')::date = ${day}::date
    ), series as (
      insert into queue_series (clinic_id, day, last_number)
      select clinic_id, ${day}::date, max(number) from arrived group by clinic_id
      returning clinic_id
    )
    insert into queue_ticket (clinic_id, day, number, place, person_id, appointment_id, created_at)
    select clinic_id, ${day}::date, number, number, patient_id, id, coalesce(checked_in_at, ${now}) from arrived
    on conflict do nothing
  `.execute(tx);
}
