import { dayState, partOfDay, type DayState } from '@balsam/domain/booking';
import { daysOfMonth, type Day } from '@balsam/domain/time';
import { errors } from '@balsam/contract';
import type { Sql } from '../../platform/db/types.ts';
import { fail } from '../../platform/http/failure.ts';
import { whole } from './directory.view.ts';
import { isActiveDoctor } from './doctor-detail.store.ts';
import { countSlots, readSlotsOfDay, type SlotFilter } from './slots.store.ts';
import { slotView } from './slots.view.ts';

const reasons = { unavailable: 'doctor_unavailable', full: 'doctor_fully_booked' } as const;

/** S4.12: why a day has nothing free. */
const reasonOf = (state: DayState) => {
  if (state !== 'unavailable' && state !== 'full') return null;
  const code = reasons[state];
  return { code, message: errors[code].en, message_ar: errors[code].ar };
};

/** A doctor's slots of a Riyadh day that are still offered, free or taken. Throws not_found for a doctor who is not there. */
export async function showDay(db: Sql, wish: SlotFilter, day: Day, now: Date) {
  if (!(await isActiveDoctor(db, wish.doctorId))) throw fail('not_found');
  const slots = await readSlotsOfDay(db, wish, day, now);
  const items = slots.map((row) => {
    const slot = slotView(row);
    return { ...slot, is_free: row.is_free, part_of_day: partOfDay(slot.start_time) };
  });
  const state = dayState({ total: items.length, free: items.filter((slot) => slot.is_free).length });
  return { ...whole(items), date: day, state, reason: reasonOf(state) };
}

/** How each day of a month stands with a doctor. Throws not_found for a doctor who is not there. */
export async function showMonth(db: Sql, wish: SlotFilter & { year: number; month: number }, now: Date) {
  if (!(await isActiveDoctor(db, wish.doctorId))) throw fail('not_found');
  const days = daysOfMonth(wish.year, wish.month);
  const counts = await countSlots(db, wish, { from: days[0] ?? '', to: days.at(-1) ?? '' }, now);
  const byDay = new Map(counts.map((count) => [count.day, count]));
  const items = days.map((date) => {
    const { total, free } = byDay.get(date) ?? { total: 0, free: 0 };
    return { date, state: dayState({ total, free }), free, total };
  });
  return { doctor_id: wish.doctorId, year: wish.year, month: wish.month, items };
}
