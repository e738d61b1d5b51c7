import { sql } from 'kysely';
import { addDays, instantAt, type Day } from '@balsam/domain/time';
import type { Sql } from '../../platform/db/types.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import { isOfType, type DoctorWish } from './match-doctors.store.ts';

export type Nearest = { readonly doctor_id: number; readonly id: number; readonly starts_at: Date };

/** As an interval, so that the index on a doctor's times leads straight to the day. */
const during = (day: Day) =>
  sql`s.starts_at >= ${instantAt(day, 0)} and s.starts_at < ${instantAt(addDays(day, 1), 0)}`;

/** Conditions on a slot `s`: open, free, and as wished. */
const suits = (wish: DoctorWish, now: Date) =>
  sql.join(
    [
      isOpen(now),
      isOfType(sql`s.type`, wish.type),
      isFree(now),
      ...(wish.locationId === undefined ? [] : [sql`s.location_id = ${wish.locationId}`]),
      ...(wish.clinicId === undefined
        ? []
        : [sql`s.location_id = (select location_id from clinic where id = ${wish.clinicId})`]),
      ...(wish.day === undefined ? [] : [during(wish.day)]),
    ],
    sql` and `,
  );

/** The first suitable slot of each of these doctors; those without one are missing. Its work grows with the number of doctors. */
export async function readNearestOf(
  db: Sql,
  wish: DoctorWish,
  doctorIds: readonly number[],
  now: Date,
): Promise<Nearest[]> {
  if (doctorIds.length === 0) return [];
  const { rows } = await sql<Nearest>`
    select n.* from unnest(${doctorIds}::bigint[]) as d (id)
    cross join lateral (
      select s.doctor_id, s.id, s.starts_at from slot s where s.doctor_id = d.id and ${suits(wish, now)}
      order by s.starts_at limit 1) n`.execute(db);
  return rows;
}

/**
 * Walks the suitable slots of these doctors from now on, `steps` of them and those that start at the same time as the last, and answers the
 * first of each doctor met. Whoever is not met has nothing as early. Its work does not grow with the number of doctors.
 */
export async function readFirstMet(
  db: Sql,
  wish: DoctorWish,
  doctorIds: readonly number[],
  steps: number,
  now: Date,
): Promise<Nearest[]> {
  const { rows } = await sql<Nearest>`
    select distinct on (doctor_id) doctor_id, id, starts_at from (
      select s.doctor_id, s.id, s.starts_at from slot s
      where s.doctor_id = any(${doctorIds}::bigint[]) and ${suits(wish, now)}
      order by s.starts_at fetch first ${sql.lit(steps)} rows with ties
    ) as met order by doctor_id, starts_at`.execute(db);
  return rows;
}
