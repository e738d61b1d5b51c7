import { sql, type RawBuilder } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import { addDays, instantAt, type Day } from '@balsam/domain/time';
import type { Sql } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';
import type { DoctorRank, Page, Ranked } from './doctors.store.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import { doctorOrders, isOfType, matchingDoctors, type DoctorFilter } from './match-doctors.store.ts';

export type Nearest = { readonly doctor_id: number; readonly id: number; readonly starts_at: Date };

/** As an interval, so that the index on a doctor’s times is used. */
const during = (day: Day) =>
  sql`s.starts_at >= ${instantAt(day, 0)} and s.starts_at < ${instantAt(addDays(day, 1), 0)}`;

/** Conditions on a slot `s`: open, free, and matching the filter, of whose kind `kind` says. */
const slotConditions = (filter: DoctorFilter, at: Date, kind: RawBuilder<unknown>) => {
  const now = unplanned(at, 'timestamptz');
  return sql.join(
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
};

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
    select n.* from unnest(${unplanned(doctorIds, 'bigint[]')}) as d (id)
    cross join lateral (
      select s.doctor_id, s.id, s.starts_at from slot s where s.doctor_id = d.id and ${slotConditions(filter, now, isOfTypeOfOne(filter.type))}
      order by s.starts_at limit 1) n`.execute(db);
  return rows;
}

/** The matching doctors `d` with a suitable slot on the day that the filter names, each with the first of them. */
const freeOnDay = (filter: DoctorFilter, now: Date) => sql`
  select d.*, n.slot_id, n.starts_at from (${matchingDoctors(filter)}) d cross join lateral (
    select s.id as slot_id, s.starts_at from slot s
    where s.doctor_id = d.id and ${slotConditions(filter, now, isOfTypeOfOne(filter.type))}
    order by s.starts_at limit 1) n`;

/** A page of the matching doctors who have a suitable slot on the day that the filter names, each with the first of them; and how many have one. */
export async function readFreeOnDay(
  db: Sql,
  filter: DoctorFilter,
  { limit, offset }: Page,
  now: Date,
): Promise<Ranked> {
  const order = sql`${filter.sort === 'nearest' ? sql`starts_at, ` : sql``}${doctorOrders[filter.sort]}, id`;
  const { rows } = await sql<{ total: number; doctorId: number | null; slotId: number | null }>`
    with free as materialized (${freeOnDay(filter, now)}),
    page as (
      select d.id, d.slot_id, row_number() over (order by ${order}) as position from free d
      order by position limit ${limit} offset ${offset})
    select (select count(*)::int from free) as total, p.id as "doctorId", p.slot_id as "slotId"
    from (select) one left join page p on true order by p.position`.execute(db);
  const ranks = rows.flatMap(({ doctorId, slotId }) => (doctorId === null ? [] : [{ doctorId, slotId }]));
  return { ranks, total: rows[0]?.total ?? 0 };
}

/** How many `readFreeOnDay` says; its work grows with the number of doctors. */
export async function countFreeOnDay(db: Sql, filter: DoctorFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (${freeOnDay(filter, now)}) d`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The page of `readFreeOnDay` in an order that says nothing of times: doctors are looked up in that order until the page is full. */
export async function readFirstFreeOnDay(
  db: Sql,
  filter: DoctorFilter & { readonly sort: 'rating' | 'fee' },
  { limit, offset }: Page,
  now: Date,
): Promise<DoctorRank[]> {
  const { rows } = await sql<DoctorRank>`
    select d.id as "doctorId", d.slot_id as "slotId" from (${freeOnDay(filter, now)}) d
    order by ${doctorOrders[filter.sort]}, d.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Slots scanned for each doctor that is needed: many of them belong to doctors found before. */
const scannedSlotsPerDoctor = 8;

/** The next power of two, at least 8. */
const roundedUp = (n: number): number => 2 ** Math.ceil(Math.log2(Math.max(n, 8)));

/**
 * The matching doctors with the soonest slots, `needed` of them, the better rated first where they start at the same time. It scans the
 * matching slots of everybody from now on, some for each doctor that is needed; of those that start when the last one does, and there may be thousands, it takes
 * the first in the order of the ratings. Fewer doctors come when the scanned slots belong to fewer, and none when fewer match. The work hardly
 * grows with the number of doctors. Each row says how many doctors match.
 */
export async function readSoonest(
  db: Sql,
  filter: DoctorFilter,
  needed: number,
  now: Date,
): Promise<(Nearest & { readonly total: number })[]> {
  const kind = isOfType(sql`s.type`, filter.type);
  // Written into the statement, or the planner would take another limit for better and plan anew each time; rounded, so that there are few statements.
  const atLeast = roundedUp(needed);
  const { rows } = await sql<Nearest & { readonly total: number }>`
    with matching as materialized (${matchingDoctors(filter)}),
    met as materialized (
      select s.doctor_id, s.id, s.starts_at from slot s
      -- Looked up in a hashed list: a join would have been planned for a few doctors, or for all.
      where (s.doctor_id in (select id from matching)) is true and (select count(*) from matching) >= ${needed}
        and ${slotConditions(filter, now, kind)}
      order by s.starts_at limit ${sql.lit(atLeast * scannedSlotsPerDoctor)}),
    last as materialized (select max(starts_at) as starts_at from met),
    at_last as (
      select n.* from (select id from matching order by average desc, id) d cross join lateral (
        select s.doctor_id, s.id, s.starts_at from slot s
        where s.doctor_id = d.id and s.starts_at = (select starts_at from last) and ${slotConditions(filter, now, isOfTypeOfOne(filter.type))}
        limit 1) n
      limit ${sql.lit(atLeast)}),
    firsts as (
      select distinct on (doctor_id) doctor_id, id, starts_at
      from (select * from met where starts_at < (select starts_at from last) union all select * from at_last) early
      order by doctor_id, starts_at)
    select f.*, (select count(*)::int from matching) as total from firsts f join matching d on d.id = f.doctor_id
    order by f.starts_at, d.average desc, d.id limit ${needed}`.execute(db);
  return rows;
}
