import { sql } from 'kysely';
import type { SlotChanges, SlotPlan } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { extendedTo } from './schedule.store.ts';

type Days = { readonly from: Day; readonly to: Day };

/**
 * Keeps others from changing the hours, the leave or the state of this doctor until the transaction ends, and waits for bookings with
 * them that are under way. Undefined when there is none.
 */
export const lockDoctor = (tx: Tx, doctorId: number) =>
  tx
    .selectFrom('doctor')
    .select(['id', 'person_id', 'is_active', 'schedule_revision'])
    .where('id', '=', doctorId)
    .forNoKeyUpdate()
    .executeTakeFirst();

/** The day up to which slots are made; the daily job waits until the transaction ends. Undefined before it ran for the first time. */
export async function keepExtension(tx: Tx): Promise<Day | undefined> {
  const row = await tx
    .selectFrom('setting')
    .select(sql<string>`value #>> '{}'`.as('day'))
    .where('title', '=', extendedTo)
    .forShare()
    .executeTakeFirst();
  return row?.day || undefined;
}

/** The slots of a doctor that have not begun, locked: whoever is booking one of them is done before this answers. */
export const lockSlots = (tx: Tx, doctorId: number, days: Days, now: Date) =>
  tx
    .selectFrom('slot')
    .select(['id', 'location_id as locationId', 'type', 'starts_at as startsAt', 'ends_at as endsAt'])
    .select('is_closed as isClosed')
    .where('doctor_id', '=', doctorId)
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where('starts_at', '>', now)
    .orderBy('id')
    .forUpdate()
    .execute();

/** The times of the visits that are booked with a doctor from now on. */
export const readBookedTimes = (tx: Tx, doctorId: number, now: Date) =>
  tx
    .selectFrom('appointment')
    .select(['slot_id as slotId', 'starts_at as startsAt', 'ends_at as endsAt'])
    // A walk-in has no slot and takes nobody's time.
    .where('slot_id', 'is not', null)
    .$narrowType<{ slotId: number }>()
    .where('doctor_id', '=', doctorId)
    .where('ends_at', '>', now)
    .where('state', 'in', ['booked', 'checked_in'])
    .where((w) => w.or([w('hold_until', 'is', null), w('hold_until', '>=', now), w('state', '<>', 'booked')]))
    .execute();

/** The days of these on which the doctor is on leave, and those on which the hospital is closed. */
export async function readDaysOff(
  tx: Tx,
  doctorId: number,
  days: Days,
): Promise<{ leave: Set<Day>; holidays: Set<Day> }> {
  const leave = await sql<{ day: Day }>`
    select distinct generate_series(greatest(from_day, ${days.from}::date), least(to_day, ${days.to}::date), '1 day')::date as day
    from doctor_leave where doctor_id = ${doctorId} and state = 'approved' and to_day >= ${days.from} and from_day <= ${days.to}`.execute(
    tx,
  );
  const holidays = await tx
    .selectFrom('holiday')
    .select('day')
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .execute();
  return { leave: new Set(leave.rows.map(({ day }) => day)), holidays: new Set(holidays.map(({ day }) => day)) };
}

type Placed = SlotPlan & { readonly day: Day };

async function setClosed(tx: Tx, ids: readonly number[], is_closed: boolean): Promise<void> {
  if (ids.length > 0) await tx.updateTable('slot').set({ is_closed }).where('id', 'in', ids).execute();
}

/** Writes the changes of a doctor's slots. */
export async function applyChanges(
  tx: Tx,
  doctorId: number,
  { close, open, change, insert }: Omit<SlotChanges, 'insert'> & { readonly insert: readonly Placed[] },
): Promise<void> {
  await setClosed(tx, close, true);
  await setClosed(tx, open, false);
  if (change.length > 0)
    await sql`
      update slot s set location_id = c."locationId", type = c.type, ends_at = c."endsAt", is_closed = false
      from jsonb_to_recordset(${JSON.stringify(change)}::jsonb) as c (id bigint, "locationId" bigint, type text, "endsAt" timestamptz)
      where s.id = c.id`.execute(tx);
  if (insert.length === 0) return;
  const rows = insert.map(({ locationId, type, startsAt, endsAt, day }) => ({
    doctor_id: doctorId,
    location_id: locationId,
    type,
    day,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  await tx.insertInto('slot').values(rows).execute();
}
