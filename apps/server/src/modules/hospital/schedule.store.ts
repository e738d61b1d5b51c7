import { sql } from 'kysely';
import type { AppointmentType, ScheduleBlock } from '@balsam/domain/booking';
import type { Day } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';

export type DoctorBlock = ScheduleBlock & {
  readonly doctorId: number;
  readonly locationId: number;
  readonly type: AppointmentType;
};

/** The weekly hours of all active doctors, or of one. */
export async function listBlocks(tx: Tx, doctorId?: number): Promise<DoctorBlock[]> {
  return tx
    .selectFrom('schedule_block as b')
    .innerJoin('doctor as d', 'd.id', 'b.doctor_id')
    .select([
      'b.doctor_id as doctorId',
      'b.location_id as locationId',
      'b.type',
      'b.weekday',
      'b.start_minute as startMinute',
      'b.end_minute as endMinute',
      'b.slot_minutes as slotMinutes',
      'b.valid_from as validFrom',
      'b.valid_to as validTo',
    ])
    .where('d.is_active', '=', true)
    .$if(doctorId !== undefined, (q) => q.where('b.doctor_id', '=', doctorId!))
    .orderBy('b.doctor_id')
    .orderBy('b.start_minute')
    .execute();
}

/** Days of these, of all doctors or of one, that have other hours than the weekly ones; without hours of their own as well. */
export const listExceptions = (tx: Tx, days: { from: Day; to: Day }, doctorId?: number) =>
  tx
    .selectFrom('schedule_exception as e')
    .innerJoin('doctor as d', 'd.id', 'e.doctor_id')
    .leftJoin('schedule_exception_block as b', (on) =>
      on.onRef('b.doctor_id', '=', 'e.doctor_id').onRef('b.day', '=', 'e.day'),
    )
    .select([
      'e.doctor_id as doctorId',
      'e.day',
      'b.location_id as locationId',
      'b.type',
      'b.start_minute as startMinute',
      'b.end_minute as endMinute',
      'b.slot_minutes as slotMinutes',
    ])
    .where('d.is_active', '=', true)
    .where('e.day', '>=', days.from)
    .where('e.day', '<=', days.to)
    .$if(doctorId !== undefined, (q) => q.where('e.doctor_id', '=', doctorId!))
    .orderBy('b.start_minute')
    .execute();
export type ExceptionRow = Awaited<ReturnType<typeof listExceptions>>[number];

export type NewSlot = {
  readonly doctor_id: number;
  readonly location_id: number;
  readonly type: AppointmentType;
  readonly starts_at: Date;
  readonly ends_at: Date;
};

/**
 * Inserts the slots of a Riyadh day, in order, those left out that fall on a leave or a holiday; on-spot duty knows no holiday. A slot that
 * is there already stays as it is. Answers how many were inserted.
 */
export async function insertSlots(tx: Tx, day: Day, slots: readonly NewSlot[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into slot (doctor_id, location_id, type, day, starts_at, ends_at)
    select s.doctor_id, s.location_id, s.type, ${day}::date, s.starts_at, s.ends_at
    from rows from (jsonb_to_recordset(${JSON.stringify(slots)}::jsonb)
      as (doctor_id bigint, location_id bigint, type text, starts_at timestamptz, ends_at timestamptz)) with ordinality as s
    where not exists (
        select from doctor_leave l where l.doctor_id = s.doctor_id and l.state = 'approved'
          and ${day}::date between l.from_day and l.to_day)
      and (s.type = 'onspot' or not exists (select from holiday h where h.day = ${day}::date))
    order by s.ordinality
    on conflict (doctor_id, starts_at) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** The setting that says up to which day slots are made. */
export const extendedTo = 'SCHEDULES_EXTENDED_TO';

/**
 * Records that slots are made up to and including `to`. Answers the day up to which they were made before, empty when
 * never; undefined when they reach that far already, so that of several processes one does the work.
 */
export async function claimExtension(tx: Tx, to: Day): Promise<Day | undefined> {
  await sql`
    insert into setting (title, value, note) values (${extendedTo}, '""', 'The day up to which slots are made; kept by a daily job')
    on conflict (title) do nothing`.execute(tx);
  const before = await tx
    .selectFrom('setting')
    .select(sql<string>`value #>> '{}'`.as('day'))
    .where('title', '=', extendedTo)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.day >= to) return undefined;
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(to) })
    .where('title', '=', extendedTo)
    .execute();
  return before.day;
}

/** Withdraws the slots of a day, but for on-spot duty. They stay, closed. */
export async function withdrawSlots(tx: Tx, day: Day): Promise<number> {
  const closed = await tx
    .updateTable('slot')
    .set({ is_closed: true })
    .where('day', '=', day)
    .where('is_closed', '=', false)
    .where('type', '<>', 'onspot')
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

export async function insertHoliday(tx: Tx, holiday: { day: Day; title: string; titleAr: string }): Promise<void> {
  await tx
    .insertInto('holiday')
    .values({ day: holiday.day, title: holiday.title, title_ar: holiday.titleAr })
    .onConflict((c) => c.column('day').doNothing())
    .execute();
}
