import { dayState, partOfDay, type DayState } from '@balsam/domain/booking';
import { daysOfMonth, type Day } from '@balsam/domain/time';
import { errors } from '@balsam/contract';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { singlePage } from './directory.view.ts';
import { countSlots, readSlotsOfDay, type SlotFilter } from './slots.store.ts';
import { slotView } from './slots.view.ts';

const reasons = { unavailable: 'doctor_unavailable', full: 'doctor_fully_booked' } as const;

/** S4.12: why a day has nothing free. */
const reasonOf = (state: DayState) => {
  if (state !== 'unavailable' && state !== 'full') return null;
  const code = reasons[state];
  return { code, message: errors[code].en, message_ar: errors[code].ar };
};

/** A doctor's slots of a Riyadh day that can still be booked or are taken. Throws not_found for a doctor who does not exist. */
export async function showDay(db: Sql, filter: SlotFilter, day: Day, now: Date) {
  const slots = await readSlotsOfDay(db, { ...filter, day, now });
  if (!slots) throw fail('not_found');
  const items = slots.map((row) => {
    const slot = slotView(row);
    return { ...slot, is_free: row.is_free, part_of_day: partOfDay(slot.start_time) };
  });
  const state = dayState({ total: items.length, free: items.filter((slot) => slot.is_free).length });
  return { ...singlePage(items), date: day, state, reason: reasonOf(state) };
}

/** The state of each day of a month with a doctor. Throws not_found for a doctor who does not exist. */
export async function showMonth(db: Sql, filter: SlotFilter & { year: number; month: number }, now: Date) {
  const days = daysOfMonth(filter.year, filter.month);
  const counts = await countSlots(db, filter, { from: days[0] ?? '', to: days.at(-1) ?? '' }, now);
  if (!counts) throw fail('not_found');
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const items = days.map((date) => {
    const { total, free } = byDay.get(date) ?? { total: 0, free: 0 };
    return { date, state: dayState({ total, free }), free, total };
  });
  return { doctor_id: filter.doctorId, year: filter.year, month: filter.month, items };
}
