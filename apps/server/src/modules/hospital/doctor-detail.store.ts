import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Day } from '@balsam/domain/time';
import { batched } from '#platform/db/batched.ts';
import type { Sql } from '#platform/db/types.ts';
import { clinics } from './directory.store.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import type { SlotRow } from './doctors.store.ts';

/** Whether the doctor exists and sees patients. */
export const isActiveDoctor = batched(async (db, doctorIds: readonly number[]): Promise<boolean[]> => {
  const { rows } = await sql<{ id: number }>`
    select id::int from doctor where id = any(${doctorIds}::bigint[]) and is_active`.execute(db);
  return doctorIds.map((id) => rows.some((row) => row.id === id));
});

/** The first free slot of each kind of visit that the doctor has a price for. */
export async function readNearestByType(db: Sql, doctorId: number, now: Date): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select n.* from doctor_fee f
    cross join lateral (
      select s.id, s.doctor_id, s.location_id, s.type, s.day, s.starts_at, s.ends_at from slot s
      where s.doctor_id = f.doctor_id and s.type = f.type and ${isOpen(now)} and ${isFree(now)}
      order by s.starts_at limit 1) n
    where f.doctor_id = ${doctorId}`.execute(db);
  return rows;
}

/** What only the page of one doctor shows, in one statement; weekly hours in force on `day` and leave that is not over by then. */
export const findDoctorDetail = (db: Sql, doctorId: number, day: Day) =>
  db
    .selectFrom('doctor as d')
    .where('d.id', '=', doctorId)
    .where('d.is_active', '=', true)
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('doctor_speciality as ds')
          .innerJoin('speciality as s', 's.id', 'ds.speciality_id')
          .select(['s.id', 's.parent_id', 's.title', 's.title_ar'])
          .whereRef('ds.doctor_id', '=', 'd.id')
          .orderBy(sql`s.parent_id nulls first`)
          .orderBy('s.position'),
      ).as('specialities'),
      jsonArrayFrom(
        clinics(db).where('c.id', 'in', (q) =>
          q.selectFrom('doctor_clinic').select('clinic_id').where('doctor_id', '=', doctorId),
        ),
      ).as('clinics'),
      jsonArrayFrom(
        eb
          .selectFrom('doctor_experience as e')
          .select(['e.title', 'e.title_ar', 'e.place', 'e.place_ar', 'e.from_year', 'e.to_year'])
          .whereRef('e.doctor_id', '=', 'd.id')
          .orderBy('e.from_year', 'desc')
          .limit(50),
      ).as('experience'),
      jsonArrayFrom(
        eb
          .selectFrom('schedule_block as b')
          .innerJoin('location as l', 'l.id', 'b.location_id')
          .select(['b.weekday', 'b.type', 'b.start_minute', 'b.end_minute', 'l.id', 'l.title', 'l.title_ar'])
          .whereRef('b.doctor_id', '=', 'd.id')
          .where('b.valid_from', '<=', day)
          .where((x) => x.or([x('b.valid_to', 'is', null), x('b.valid_to', '>=', day)]))
          .orderBy('b.weekday')
          .orderBy('b.start_minute'),
      ).as('hours'),
      jsonArrayFrom(
        eb
          .selectFrom('rating as r')
          .select((x) => ['r.value', x.fn.countAll<number>().as('count')])
          .whereRef('r.doctor_id', '=', 'd.id')
          .where('r.removed_at', 'is', null)
          .groupBy('r.value'),
      ).as('ratings'),
      jsonArrayFrom(
        eb
          .selectFrom('doctor_leave as v')
          .select(['v.from_day', 'v.to_day'])
          .whereRef('v.doctor_id', '=', 'd.id')
          .where('v.state', '=', 'approved')
          .where('v.to_day', '>=', day)
          .orderBy('v.from_day')
          .limit(20),
      ).as('leave'),
    ])
    .executeTakeFirst();
export type HoursRow = NonNullable<Awaited<ReturnType<typeof findDoctorDetail>>>['hours'][number];
