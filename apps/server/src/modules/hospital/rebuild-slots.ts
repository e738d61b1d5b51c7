import { planSlots } from '@balsam/domain/booking';
import { addDays, riyadhDay, type Day } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { hoursByDay } from './hours-by-day.ts';
import { applyChanges, keepExtension, lockSlots, readBookedTimes, readDaysOff } from './rebuild-slots.store.ts';
import { listBlocks, listExceptions } from './schedule.store.ts';

/** The days [from, to], or all from `from` on. */
type RebuiltDays = { readonly from: Day; readonly to?: Day };

const daysBetween = (from: Day, to: Day): Day[] => {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
};

/**
 * Makes the free times of a locked doctor follow their hours, leave and state, as far ahead as slots are made. Bookings under way are
 * waited for: each is in a slot that stays, or its visit is at a time that is offered no more and so is listed (D13.08).
 */
export async function rebuildSlots(tx: Tx, doctorId: number, { from, to }: RebuiltDays, now: Date): Promise<void> {
  const madeTo = await keepExtension(tx);
  const today = riyadhDay(now);
  const first = from > today ? from : today;
  const last = madeTo === undefined || (to !== undefined && to < madeTo) ? to : madeTo;
  if (madeTo === undefined || last === undefined || first > last) return;
  const days = { from: first, to: last };
  const existing = await lockSlots(tx, doctorId, days, now);
  // After the locks: what was booked meanwhile is there to be read.
  const visits = await readBookedTimes(tx, doctorId, now);
  const slotsOn = hoursByDay(await listBlocks(tx, doctorId), await listExceptions(tx, days, doctorId));
  const { leave, holidays } = await readDaysOff(tx, doctorId, days);
  const wanted = daysBetween(first, last)
    .filter((day) => !leave.has(day))
    .flatMap((day) => slotsOn(day).map((slot) => ({ ...slot, day })))
    .filter(({ day, type, startsAt }) => startsAt > now && (type === 'onspot' || !holidays.has(day)));
  const dayOf = new Map(wanted.map(({ startsAt, day }) => [startsAt.getTime(), day]));
  const changes = planSlots(existing, wanted, visits);
  const insert = changes.insert.map((slot) => ({ ...slot, day: dayOf.get(slot.startsAt.getTime()) ?? first }));
  await applyChanges(tx, doctorId, { ...changes, insert });
}
