import { addDays, type Day, daysBetween, weekday } from '@balsam/domain/time';

/** The week of a day: seven days from its Sunday, the first of the working week here. */
export const weekOf = (day: Day): readonly Day[] => {
  const first = addDays(day, -weekday(day));
  return Array.from({ length: 7 }, (_, n) => addDays(first, n));
};

/** The seven days that `day` is among when they are counted off from today: none of the first seven has passed. */
export const sevenDays = (day: Day, today: Day): readonly Day[] => {
  const weeks = Math.max(0, Math.floor(daysBetween(today, day) / 7));
  return Array.from({ length: 7 }, (_, n) => addDays(today, weeks * 7 + n));
};

export type MonthOfYear = { readonly year: number; readonly month: number };

/** The month that a day is in. */
export const monthOf = (day: Day): MonthOfYear => ({ year: Number(day.slice(0, 4)), month: Number(day.slice(5, 7)) });

/** The one or two months that some days in a row touch, in order. */
export const monthsOf = (days: readonly Day[]): readonly MonthOfYear[] =>
  days.filter((day, n) => n === 0 || day.slice(0, 7) !== days[n - 1]?.slice(0, 7)).map(monthOf);

/** The first day of the month `by` months away. */
export const firstOfMonth = (day: Day, by = 0): Day => {
  const { year, month } = monthOf(day);
  const count = year * 12 + month - 1 + by;
  return `${Math.floor(count / 12)}-${String((count % 12) + 1).padStart(2, '0')}-01`;
};
