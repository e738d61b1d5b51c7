import { sql } from 'kysely';
import type { AppointmentType } from '@balsam/domain/booking';
import { addDays, type Day } from '@balsam/domain/time';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Hours of a day as they are written down. */
export type HoursRow = {
  readonly clinic_id: number;
  readonly location_id: number;
  readonly type: AppointmentType;
  readonly start_minute: number;
  readonly end_minute: number;
  readonly slot_minutes: number;
};

const placed = ['b.type', 'b.start_minute', 'b.end_minute', 'b.slot_minutes'] as const;
const places = [
  'l.id as location_id',
  'l.title as location_title',
  'l.title_ar as location_title_ar',
  'c.id as clinic_id',
  'c.title as clinic_title',
  'c.title_ar as clinic_title_ar',
] as const;

/** Weekly hours that are in force on `day` or follow. */
export const readWeeklyHours = (db: Sql, doctorId: number, day: Day) =>
  db
    .selectFrom('schedule_block as b')
    .innerJoin('location as l', 'l.id', 'b.location_id')
    .leftJoin('clinic as c', 'c.id', 'b.clinic_id')
    .select(placed)
    .select(['b.weekday', 'b.valid_from', 'b.valid_to'])
    .select(places)
    .where('b.doctor_id', '=', doctorId)
    .where((w) => w.or([w('b.valid_to', 'is', null), w('b.valid_to', '>=', day)]))
    .orderBy('b.valid_from')
    .orderBy('b.weekday')
    .orderBy('b.start_minute')
    .limit(200)
    .execute();
export type WeeklyHoursRow = Awaited<ReturnType<typeof readWeeklyHours>>[number];

/** Days from `day` on with other hours than the weekly ones; one row for a day without any. */
export const readDays = (db: Sql, doctorId: number, day: Day) =>
  db
    .selectFrom('schedule_exception as e')
    .leftJoin('schedule_exception_block as b', (on) =>
      on.onRef('b.doctor_id', '=', 'e.doctor_id').onRef('b.day', '=', 'e.day'),
    )
    .leftJoin('location as l', 'l.id', 'b.location_id')
    .leftJoin('clinic as c', 'c.id', 'b.clinic_id')
    .select('e.day')
    .select(placed)
    .select(places)
    .where('e.doctor_id', '=', doctorId)
    .where('e.day', '>=', day)
    .orderBy('e.day')
    .orderBy('b.start_minute')
    .limit(200)
    .execute();
export type DayRow = Awaited<ReturnType<typeof readDays>>[number];

const leaves = (db: Sql) =>
  db
    .selectFrom('doctor_leave')
    .select(['id', 'doctor_id', 'from_day', 'to_day', 'note', 'state', 'answer', 'created_at', 'decided_at']);
export type LeaveRow = Awaited<ReturnType<ReturnType<typeof leaves>['executeTakeFirstOrThrow']>>;

/** Leave and requests of a doctor, the latest days first. */
export const readLeaves = (db: Sql, doctorId: number) =>
  leaves(db).where('doctor_id', '=', doctorId).orderBy('from_day', 'desc').orderBy('id', 'desc').limit(100).execute();

export const findLeave = (db: Sql, doctorId: number, id: number) =>
  leaves(db).where('doctor_id', '=', doctorId).where('id', '=', id).executeTakeFirst();

export const readLeaveRequests = (db: Sql) =>
  leaves(db).where('state', '=', 'requested').orderBy('created_at').limit(200).execute();

/** The branch of each clinic that the doctor works in. */
export async function branchesOfClinics(db: Sql, doctorId: number): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('doctor_clinic as dc')
    .innerJoin('clinic as c', 'c.id', 'dc.clinic_id')
    .select(['c.id', 'c.location_id'])
    .where('dc.doctor_id', '=', doctorId)
    .execute();
  return new Map(rows.map((row) => [row.id, row.location_id]));
}

type Places = { readonly clinicIds: readonly number[]; readonly locationIds: readonly number[] };

/** Whether hours on `day` or later are in one of these clinics, or, without a clinic of their own, in one of these branches. */
export async function hasHoursIn(
  db: Sql,
  doctorId: number,
  { clinicIds, locationIds }: Places,
  day: Day,
): Promise<boolean> {
  const isThere = sql<boolean>`(b.clinic_id = any(${clinicIds}) or (b.clinic_id is null and b.location_id = any(${locationIds})))`;
  const weekly = db
    .selectFrom('schedule_block as b')
    .select('b.doctor_id')
    .where('b.doctor_id', '=', doctorId)
    .where((w) => w.or([w('b.valid_to', 'is', null), w('b.valid_to', '>=', day)]))
    .where(isThere);
  const daily = db
    .selectFrom('schedule_exception_block as b')
    .select('b.doctor_id')
    .where('b.doctor_id', '=', doctorId)
    .where('b.day', '>=', day)
    .where(isThere);
  return (await weekly.unionAll(daily).limit(1).execute()).length > 0;
}

/** The weekly hours from `day` on are these; those before it end. */
export async function replaceWeeklyHours(
  tx: Tx,
  doctorId: number,
  day: Day,
  hours: readonly (HoursRow & { readonly weekday: number })[],
): Promise<void> {
  await tx.deleteFrom('schedule_block').where('doctor_id', '=', doctorId).where('valid_from', '>=', day).execute();
  await tx
    .updateTable('schedule_block')
    .set({ valid_to: addDays(day, -1) })
    .where('doctor_id', '=', doctorId)
    .where((w) => w.or([w('valid_to', 'is', null), w('valid_to', '>=', day)]))
    .execute();
  if (hours.length === 0) return;
  const rows = hours.map((block) => ({ ...block, doctor_id: doctorId, valid_from: day }));
  await tx.insertInto('schedule_block').values(rows).execute();
}

/** The hours of a day are these alone, or the weekly ones again. */
export async function replaceDay(
  tx: Tx,
  doctorId: number,
  day: Day,
  hours: readonly HoursRow[] | 'weekly',
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('schedule_exception')
    .where('doctor_id', '=', doctorId)
    .where('day', '=', day)
    .executeTakeFirst();
  if (hours !== 'weekly') {
    await tx.insertInto('schedule_exception').values({ doctor_id: doctorId, day }).execute();
    const rows = hours.map((block) => ({ ...block, doctor_id: doctorId, day }));
    if (rows.length > 0) await tx.insertInto('schedule_exception_block').values(rows).execute();
  }
  return numDeletedRows > 0n;
}

export async function raiseRevision(tx: Tx, doctorId: number): Promise<void> {
  await tx
    .updateTable('doctor')
    .set({ schedule_revision: sql<number>`schedule_revision + 1` })
    .where('id', '=', doctorId)
    .execute();
}
