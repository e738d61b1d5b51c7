import { addDays, riyadhDay, type Day } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import {
  claimExtension,
  insertHoliday,
  insertSlots,
  listBlocks,
  listExceptions,
  withdrawSlots,
  type NewSlot,
} from './schedule.store.ts';
import { hoursByDay, type DoctorSlot } from './hours-by-day.ts';

/** Slots are made so many days ahead (DECISIONS §8). */
const daysAhead = 60;

/** Makes the slots that are missing up to 60 days from today. Run again on the same day it does nothing. Answers how many it made. */
export async function makeSlotsAhead(tx: Tx, now: Date): Promise<number> {
  const today = riyadhDay(now);
  const last = addDays(today, daysAhead);
  const before = await claimExtension(tx, last);
  if (before === undefined) return 0;
  const next = before === '' ? today : addDays(before, 1);
  return makeSlots(tx, next > today ? next : today, last);
}

/** Makes the slots of the days [from, to] out of the weekly hours. Answers how many were made. */
async function makeSlots(tx: Tx, from: Day, to: Day): Promise<number> {
  const slotsOn = hoursByDay(await listBlocks(tx), await listExceptions(tx, { from, to }));
  let made = 0;
  for (let day = from; day <= to; day = addDays(day, 1))
    made += await insertSlots(tx, day, slotsOn(day).map(toNewSlot));
  return made;
}

const toNewSlot = ({ doctorId, locationId, type, startsAt, endsAt }: DoctorSlot): NewSlot => ({
  doctor_id: doctorId,
  location_id: locationId,
  type,
  starts_at: startsAt,
  ends_at: endsAt,
});

/** Keeps schedules 60 days ahead: the first run after Riyadh midnight adds a day. */
export const extendSchedules: ScheduledJob = {
  name: 'hospital.extend-schedules',
  run: async ({ db }, now) => {
    await db.transaction().execute((tx) => makeSlotsAhead(tx, now));
  },
};

/** The hospital is closed for a day, its on-spot duty apart. */
export async function addHoliday(
  tx: Tx,
  holiday: { day: Day; title: string; titleAr: string },
): Promise<{ closed: number }> {
  await insertHoliday(tx, holiday);
  return { closed: await withdrawSlots(tx, holiday.day) };
}
