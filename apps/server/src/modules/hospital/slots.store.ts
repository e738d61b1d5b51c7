import { sql } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import { batched } from '#platform/db/batched.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { unplanned } from '#platform/db/unplanned.ts';
import { isFree, isOpen } from './free-slot.store.ts';
import type { SlotRow } from './doctors.store.ts';

const columns = sql`s.id, s.doctor_id, s.location_id, s.type, s.day, s.starts_at, s.ends_at`;

export type SlotFilter = {
  readonly doctorId: number;
  readonly type?: AppointmentType | undefined;
  readonly locationId?: number | undefined;
};

const slotConditions = (filter: { type?: AppointmentType | undefined; locationId?: number | undefined }) => sql`
  ${filter.type === undefined ? sql`true` : sql`s.type = ${filter.type}`}
  and ${filter.locationId === undefined ? sql`true` : sql`s.location_id = ${filter.locationId}`}`;

type DaySlot = SlotRow & { readonly is_free: boolean };
type WantedDay = SlotFilter & { readonly day: Day; readonly now: Date };

const keyOf = ({ doctorId, day, type, locationId }: WantedDay): string =>
  JSON.stringify([doctorId, day, type, locationId]);

/** The open slots of a day, free or taken; undefined when there is no such doctor, or they see no patients. */
export const readSlotsOfDay = batched(async (db, all: readonly WantedDay[]): Promise<(DaySlot[] | undefined)[]> => {
  const wanted = [...new Map(all.map((one) => [keyOf(one), one])).values()];
  // They are asked for in the same turn of the event loop, at as good as the same time.
  const { now } = all[0]!;
  const list = (valueOf: (one: WantedDay) => unknown, type: 'bigint[]' | 'date[]' | 'text[]') =>
    unplanned(wanted.map(valueOf), type);
  const { rows } = await sql<{ place: number } & (DaySlot | { id: null })>`
    select w.place::int, s.* from unnest(${list(({ doctorId }) => doctorId, 'bigint[]')}, ${list(({ day }) => day, 'date[]')},
      ${list(({ type }) => type ?? null, 'text[]')}, ${list(({ locationId }) => locationId ?? null, 'bigint[]')})
      with ordinality as w (doctor_id, day, type, location_id, place)
    join doctor d on d.id = w.doctor_id and d.is_active
    left join lateral (
      select ${columns}, ${isFree(now)} as is_free from slot s where s.doctor_id = w.doctor_id and s.day = w.day and ${isOpen(now)}
        and (w.type is null or s.type = w.type) and (w.location_id is null or s.location_id = w.location_id)
      order by s.starts_at limit 300) s on true
    order by w.place, s.starts_at`.execute(db);
  const found = new Map<string, DaySlot[]>();
  for (const { place, ...slot } of rows) {
    const key = keyOf(wanted[place - 1]!);
    const slots = found.get(key) ?? [];
    found.set(key, slots);
    if (slot.id !== null) slots.push(slot);
  }
  return all.map((one) => found.get(keyOf(one)));
});

type DayCount = { readonly day: Day; readonly total: number; readonly free: number };

/** Open and free slots by day, over the days [from, to]; days without any are missing. Undefined as for `readSlotsOfDay`. */
export async function countSlots(
  db: Sql,
  filter: SlotFilter,
  days: { from: Day; to: Day },
  now: Date,
): Promise<DayCount[] | undefined> {
  const { rows } = await sql<DayCount | { day: null }>`
    select s.day, count(*) as total, count(*) filter (where ${isFree(now)}) as free from doctor d
    left join slot s on s.doctor_id = d.id and s.day between ${days.from}::date and ${days.to}::date
      and ${isOpen(now)} and ${slotConditions(filter)}
    where d.id = ${filter.doctorId} and d.is_active group by s.day`.execute(db);
  return rows.length === 0 ? undefined : rows.filter((row) => row.day !== null);
}

export type FreeSlotFilter = {
  readonly doctorId?: number | undefined;
  readonly specialityId?: number | undefined;
  readonly type: AppointmentType;
  readonly locationId?: number | undefined;
};

/** The `count` free slots next before `around` and as many from it on. */
export async function readFreeAround(
  db: Sql,
  filter: FreeSlotFilter,
  around: Date,
  now: Date,
  count: number,
): Promise<SlotRow[]> {
  const { doctorId, specialityId } = filter;
  const doctorConditions = sql`
    ${doctorId === undefined ? sql`true` : sql`s.doctor_id = ${doctorId}`}
    and ${
      specialityId === undefined
        ? sql`true`
        : sql`exists (select from doctor_speciality ds join speciality sp on sp.id = ds.speciality_id
            where ds.doctor_id = s.doctor_id and (sp.id = ${specialityId} or sp.parent_id = ${specialityId}))`
    }`;
  const free = sql`
    select ${columns} from slot s
    where ${isOpen(now)} and ${isFree(now)} and ${slotConditions(filter)} and ${doctorConditions}
      and exists (select from doctor d where d.id = s.doctor_id and d.is_active)`;
  const { rows } = await sql<SlotRow>`
    (${free} and s.starts_at >= ${around} order by s.starts_at, s.id limit ${count})
    union all
    (${free} and s.starts_at < ${around} order by s.starts_at desc, s.id limit ${count})`.execute(db);
  return rows;
}

/** A slot and its doctor, locked against being closed and locked out until the transaction ends; undefined when there is none. */
export async function lockSlot(
  tx: Tx,
  id: number,
): Promise<(SlotRow & { is_closed: boolean; is_away: boolean }) | undefined> {
  // The doctor first, as those do who change the hours.
  const doctor = await tx
    .selectFrom('doctor as d')
    .innerJoin('slot as s', 's.doctor_id', 'd.id')
    .select(['d.id', 'd.is_active'])
    .where('s.id', '=', id)
    .forShare('d')
    .executeTakeFirst();
  if (!doctor) return undefined;
  const { rows } = await sql<SlotRow & { is_closed: boolean; is_away: boolean }>`
    select ${columns}, s.is_closed, not ${doctor.is_active}::boolean or exists (
      select from doctor_leave l where l.doctor_id = s.doctor_id and l.state = 'approved' and s.day between l.from_day and l.to_day) as is_away
    from slot s where s.id = ${id} for share of s`.execute(tx);
  return rows[0];
}

/** Branches by id, as far as a list of slots names them. */
export async function readPlaces(db: Sql, ids: readonly number[]) {
  return db
    .selectFrom('location')
    .select(['id', 'title', 'title_ar'])
    .where('id', 'in', [0, ...ids])
    .execute();
}
