import { sql, type RawBuilder } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import { addDays, instantAt, type Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import { isOfType, type DoctorFilter } from './match-doctors.store.ts';

export type Nearest = { readonly doctor_id: number; readonly id: number; readonly starts_at: Date };

/** As an interval, so that the index on a doctor’s times is used. */
const during = (day: Day) =>
  sql`s.starts_at >= ${instantAt(day, 0)} and s.starts_at < ${instantAt(addDays(day, 1), 0)}`;

/** Conditions on a slot `s`: open, free, and matching the filter, of whose kind `kind` says. */
const slotConditions = (filter: DoctorFilter, now: Date, kind: RawBuilder<unknown>) =>
  sql.join(
    [
      isOpen(now),
      kind,
      isFree(now),
      ...(filter.locationId === undefined ? [] : [sql`s.location_id = ${filter.locationId}`]),
      ...(filter.clinicId === undefined
        ? []
        : [sql`s.location_id = (select location_id from clinic where id = ${filter.clinicId})`]),
      ...(filter.day === undefined ? [] : [during(filter.day)]),
    ],
    sql` and `,
  );

/**
 * `isOfType` for a single doctor, in words from which PostgreSQL does not gather that the index on everybody's bookable times would do: it would
 * read the times of all doctors in their order until one is this doctor's.
 */
const isOfTypeOfOne = (type: AppointmentType | undefined) =>
  type === undefined ? sql`s.type is distinct from 'onspot'` : isOfType(sql`s.type`, type);

/** The first suitable slot of each of these doctors; those without one are missing. Its work grows with the number of doctors. */
export async function readNearestOf(
  db: Sql,
  filter: DoctorFilter,
  doctorIds: readonly number[],
  now: Date,
): Promise<Nearest[]> {
  if (doctorIds.length === 0) return [];
  const { rows } = await sql<Nearest>`
    select n.* from unnest(${doctorIds}::bigint[]) as d (id)
    cross join lateral (
      select s.doctor_id, s.id, s.starts_at from slot s where s.doctor_id = d.id and ${slotConditions(filter, now, isOfTypeOfOne(filter.type))}
      order by s.starts_at limit 1) n`.execute(db);
  return rows;
}

/**
 * Scans the matching slots of these doctors from now on, `steps` of them and those that start at the same time as the
 * last, and answers the first of each doctor found. A doctor who is not found has nothing as early. The work does not
 * grow with the number of doctors.
 */
export async function readFirstInScan(
  db: Sql,
  filter: DoctorFilter,
  doctorIds: readonly number[],
  steps: number,
  now: Date,
): Promise<Nearest[]> {
  const { rows } = await sql<Nearest>`
    select distinct on (doctor_id) doctor_id, id, starts_at from (
      select s.doctor_id, s.id, s.starts_at from slot s
      where s.doctor_id = any(${doctorIds}::bigint[]) and ${slotConditions(filter, now, isOfType(sql`s.type`, filter.type))}
      order by s.starts_at fetch first ${sql.lit(steps)} rows with ties
    ) as met order by doctor_id, starts_at`.execute(db);
  return rows;
}
