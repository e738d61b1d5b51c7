import { sql, type RawBuilder } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import { riyadhDay, type Day } from '@balsam/domain/time';
import { batched } from '#platform/db/batched.ts';
import type { Sql } from '#platform/db/types.ts';
import type { ClinicRow } from './directory.store.ts';
import { doctorCard, type DoctorCardRow, type SlotRow } from './doctors.store.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import type { RatingCount } from './ratings.store.ts';

/** Whether the doctor exists and sees patients. */
export const isActiveDoctor = batched(async (db, doctorIds: readonly number[]): Promise<boolean[]> => {
  const { rows } = await sql<{ id: number }>`
    select id::int from doctor where id = any(${doctorIds}::bigint[]) and is_active`.execute(db);
  return doctorIds.map((id) => rows.some((row) => row.id === id));
});

/** Rows of a statement as one column of JSON. */
const listOf = (rows: RawBuilder<unknown>) => sql`(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;

/** The first free slot of each kind of visit that the doctor `d` has a price for. */
const nearestByType = (now: Date) =>
  listOf(sql`
  select n.* from doctor_fee f
  cross join lateral (
    select s.id, s.doctor_id, s.location_id, s.type, s.day, s.starts_at, s.ends_at from slot s
    where s.doctor_id = f.doctor_id and s.type = f.type and ${isOpen(now)} and ${isFree(now)}
    order by s.starts_at limit 1) n
  where f.doctor_id = d.id`);

const specialities = listOf(sql`
  select s.id, s.parent_id, s.title, s.title_ar from doctor_speciality ds join speciality s on s.id = ds.speciality_id
  where ds.doctor_id = d.id order by s.parent_id nulls first, s.position`);

const clinics = listOf(sql`
  select c.id, c.code, c.title, c.title_ar, c.is_home_health, l.id as location_id, l.title as location_title, l.title_ar as location_title_ar,
    l.city, l.city_ar, dep.id as department_id, dep.title as department_title, dep.title_ar as department_title_ar
  from doctor_clinic dc join clinic c on c.id = dc.clinic_id join location l on l.id = c.location_id
  join department dep on dep.id = c.department_id where dc.doctor_id = d.id order by l.id, c.id`);

const experience = listOf(sql`
  select e.title, e.title_ar, e.place, e.place_ar, e.from_year, e.to_year from doctor_experience e
  where e.doctor_id = d.id order by e.from_year desc limit 50`);

const hours = (day: Day) =>
  listOf(sql`
  select b.weekday, b.type, b.start_minute, b.end_minute, l.id, l.title, l.title_ar from schedule_block b
  join location l on l.id = b.location_id
  where b.doctor_id = d.id and b.valid_from <= ${day} and (b.valid_to is null or b.valid_to >= ${day})
  order by b.weekday, b.start_minute`);

const ratings = listOf(sql`
  select r.value, count(*) as count from rating r where r.doctor_id = d.id and r.removed_at is null group by r.value`);

const leave = (day: Day) =>
  listOf(sql`
  select v.from_day, v.to_day from doctor_leave v
  where v.doctor_id = d.id and v.state = 'approved' and v.to_day >= ${day} order by v.from_day limit 20`);

export type HoursRow = {
  readonly weekday: number;
  readonly type: AppointmentType;
  readonly start_minute: number;
  readonly end_minute: number;
  readonly id: number;
  readonly title: string;
  readonly title_ar: string;
};

type DetailRow = DoctorCardRow & {
  readonly biography: string;
  readonly biography_ar: string;
  readonly specialities: { id: number; parent_id: number | null; title: string; title_ar: string }[];
  readonly clinics: ClinicRow[];
  readonly experience: {
    title: string;
    title_ar: string;
    place: string;
    place_ar: string;
    from_year: number;
    to_year: number | null;
  }[];
  readonly hours: HoursRow[];
  readonly ratings: RatingCount[];
  readonly leave: { from_day: Day; to_day: Day }[];
};
/** In a column of JSON an instant is text. */
type SlotInJson = Omit<SlotRow, 'starts_at' | 'ends_at'> & { readonly starts_at: string; readonly ends_at: string };

/**
 * Everything that the page of one doctor shows, in one statement: weekly hours in force today, leave that is not over by then, and the first free slot
 * of each kind of visit. Undefined when there is no such doctor, or they see no patients.
 */
export async function findDoctorDetail(db: Sql, doctorId: number, now: Date) {
  const today = riyadhDay(now);
  const { rows } = await sql<DetailRow & { slots: SlotInJson[] }>`
    select ${doctorCard.columns}, d.biography, d.biography_ar, ${specialities} as specialities, ${clinics} as clinics, ${experience} as experience,
      ${hours(today)} as hours, ${ratings} as ratings, ${leave(today)} as leave, ${nearestByType(now)} as slots
    from doctor d ${doctorCard.joins} where d.id = ${doctorId} and d.is_active`.execute(db);
  return rows.map(({ slots, ...detail }) => ({
    ...detail,
    slots: slots.map((slot) => ({ ...slot, starts_at: new Date(slot.starts_at), ends_at: new Date(slot.ends_at) })),
  }))[0];
}
