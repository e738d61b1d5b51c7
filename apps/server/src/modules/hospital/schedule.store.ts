import { sql } from 'kysely';
import type { Day } from '@balsam/domain/time';
import type { Tx } from '../../platform/db/types.ts';

/**
 * Makes the slots of the Riyadh days [from, to] out of the weekly hours, leave and holidays left out; on-spot duty knows no holiday.
 * One statement; what is there already stays as it is. Answers how many were made. Mirrors `slotsOfBlock` of the domain.
 */
export async function insertSlots(tx: Tx, from: Day, to: Day): Promise<number> {
  const made = await sql`
    insert into slot (doctor_id, location_id, type, day, starts_at, ends_at)
    select b.doctor_id, b.location_id, b.type, on_day.day,
      (on_day.day + make_interval(mins => at.minute)) at time zone 'Asia/Riyadh',
      (on_day.day + make_interval(mins => at.minute + b.slot_minutes)) at time zone 'Asia/Riyadh'
    from (select n::date as day from generate_series(${from}::date::timestamp, ${to}::date::timestamp, '1 day') as n) on_day
    join schedule_block b on b.weekday = extract(dow from on_day.day)
      and on_day.day >= b.valid_from and (b.valid_to is null or on_day.day <= b.valid_to)
    join doctor d on d.id = b.doctor_id and d.is_active
    cross join lateral generate_series(b.start_minute, b.end_minute - b.slot_minutes, b.slot_minutes) as at (minute)
    where not exists (
        select from doctor_leave l where l.doctor_id = b.doctor_id and on_day.day between l.from_day and l.to_day)
      and (b.type = 'onspot' or not exists (select from holiday h where h.day = on_day.day))
    order by on_day.day, b.doctor_id, at.minute
    on conflict (doctor_id, starts_at) do nothing`.execute(tx);
  return Number(made.numAffectedRows ?? 0);
}

const extendedTo = 'SCHEDULES_EXTENDED_TO';

/**
 * Says that slots are made up to and with `to`. Answers the day that they were made to before; undefined when they reach that far already,
 * so that of several processes one does the work. '' when they were never made.
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

/** Withdraws the slots of the days [from, to], of one doctor or of everybody (on-spot duty then apart). They stay, closed. */
export async function withdrawSlots(tx: Tx, days: { from: Day; to: Day }, doctorId?: number): Promise<number> {
  const closed = await tx
    .updateTable('slot')
    .set({ is_closed: true })
    .where('day', '>=', days.from)
    .where('day', '<=', days.to)
    .where('is_closed', '=', false)
    .$if(doctorId !== undefined, (q) => q.where('doctor_id', '=', doctorId ?? 0))
    .$if(doctorId === undefined, (q) => q.where('type', '<>', 'onspot'))
    .executeTakeFirst();
  return Number(closed.numUpdatedRows);
}

export async function insertLeave(
  tx: Tx,
  leave: { doctorId: number; from: Day; to: Day; note: string },
): Promise<void> {
  await tx
    .insertInto('doctor_leave')
    .values({ doctor_id: leave.doctorId, from_day: leave.from, to_day: leave.to, note: leave.note })
    .execute();
}

export async function insertHoliday(tx: Tx, holiday: { day: Day; title: string; titleAr: string }): Promise<void> {
  await tx
    .insertInto('holiday')
    .values({ day: holiday.day, title: holiday.title, title_ar: holiday.titleAr })
    .onConflict((c) => c.column('day').doNothing())
    .execute();
}
