import { addDays, type Day, riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { shortDay, time, weekday } from '#shared/format/index.ts';

/** The Riyadh day of this moment. */
export const today = (): Day => riyadhDay(new Date());

type AtTime = { readonly booked_date: Day; readonly start_time: string };

const dayWords = (day: Day, now: Day): string => {
  if (day === now) return m.booking_today();
  if (day === addDays(now, 1)) return m.booking_tomorrow();
  return day < addDays(now, 7) ? weekday(day) : `${weekday(day, 'short')} ${shortDay(day)}`;
};

/** `Today 7:30 PM`, `Monday 2:00 PM`, `Mon 30 Nov 2:00 PM`: as near as people speak of it. */
export const relativeTime = (slot: AtTime, now: Day = today()): string =>
  `${dayWords(slot.booked_date, now)} ${time(slot.start_time)}`;

/** Minutes that a slot takes. */
export const minutesOfSlot = (slot: { readonly starts_at: string; readonly ends_at: string }): number =>
  Math.round((Date.parse(slot.ends_at) - Date.parse(slot.starts_at)) / 60_000);
