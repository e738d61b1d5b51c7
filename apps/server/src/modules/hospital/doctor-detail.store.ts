import { sql } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import type { SlotRow } from './doctors.store.ts';

/** Whether the doctor exists and sees patients. */
export async function isActiveDoctor(db: Sql, doctorId: number): Promise<boolean> {
  const row = await db
    .selectFrom('doctor')
    .select('id')
    .where('id', '=', doctorId)
    .where('is_active', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

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

export async function readSpecialitiesOf(db: Sql, doctorId: number) {
  return db
    .selectFrom('doctor_speciality as ds')
    .innerJoin('speciality as s', 's.id', 'ds.speciality_id')
    .select(['s.id', 's.parent_id', 's.title', 's.title_ar'])
    .where('ds.doctor_id', '=', doctorId)
    .orderBy(sql`s.parent_id nulls first`)
    .orderBy('s.position')
    .execute();
}

export async function readExperience(db: Sql, doctorId: number) {
  return db
    .selectFrom('doctor_experience')
    .select(['title', 'title_ar', 'place', 'place_ar', 'from_year', 'to_year'])
    .where('doctor_id', '=', doctorId)
    .orderBy('from_year', 'desc')
    .limit(50)
    .execute();
}

export type HoursRow = {
  weekday: number;
  type: AppointmentType;
  start_minute: number;
  end_minute: number;
  id: number;
  title: string;
  title_ar: string;
};

/** Weekly hours in force on `day`. */
export async function readHours(db: Sql, doctorId: number, day: Day): Promise<HoursRow[]> {
  return db
    .selectFrom('schedule_block as b')
    .innerJoin('location as l', 'l.id', 'b.location_id')
    .select(['b.weekday', 'b.type', 'b.start_minute', 'b.end_minute', 'l.id', 'l.title', 'l.title_ar'])
    .where('b.doctor_id', '=', doctorId)
    .where('b.valid_from', '<=', day)
    .where((eb) => eb.or([eb('b.valid_to', 'is', null), eb('b.valid_to', '>=', day)]))
    .orderBy('b.weekday')
    .orderBy('b.start_minute')
    .execute();
}

/** Leave that is not over on `day`. */
export async function readLeave(db: Sql, doctorId: number, day: Day): Promise<{ from_day: Day; to_day: Day }[]> {
  return db
    .selectFrom('doctor_leave')
    .select(['from_day', 'to_day'])
    .where('doctor_id', '=', doctorId)
    .where('state', '=', 'approved')
    .where('to_day', '>=', day)
    .orderBy('from_day')
    .limit(20)
    .execute();
}
