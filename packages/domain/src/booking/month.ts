import { minutesOf } from '../time/index.ts';

/** unavailable: the doctor does not see anyone that day; full: every slot is taken; few: nearly so. */
export type DayState = 'free' | 'few' | 'full' | 'unavailable';
export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const fewSlots = 2;
const fewShare = 0.25;

/** How a day looks in the calendar: few is two free slots or fewer, or a quarter of the day or less. */
export function dayState({ total, free }: { total: number; free: number }): DayState {
  if (total <= 0) return 'unavailable';
  if (free <= 0) return 'full';
  return free <= fewSlots || free <= total * fewShare ? 'few' : 'free';
}

/** The heading that a Riyadh time `HH:mm` stands under: afternoon from 12:00, evening from 17:00. */
export function partOfDay(time: string): PartOfDay {
  const hour = minutesOf(time) / 60;
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
