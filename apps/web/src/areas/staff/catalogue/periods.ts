import { addDays, riyadhDay, type Day } from '@balsam/domain/time';

export type Period = { readonly starts_at: string; readonly ends_at: string };

/** The midnight in Riyadh with which a day begins. */
const beginning = (day: string): string => new Date(`${day}T00:00:00+03:00`).toISOString();

/** The last moment of a period: its end is the first that is not of it. */
export const lastDayOf = ({ ends_at }: Period): Date => new Date(new Date(ends_at).getTime() - 1);

/** A period as the days of its fields, the last one included. */
export const daysOf = (period: Period): { readonly first: Day; readonly last: Day } => ({
  first: riyadhDay(new Date(period.starts_at)),
  last: riyadhDay(lastDayOf(period)),
});

/** From the beginning of the first day to the end of the last; a day that nobody changed keeps its hour. */
export const periodOf = (first: string, last: string, before?: Period): Period => {
  const was = before && daysOf(before);
  return {
    starts_at: before && was?.first === first ? before.starts_at : beginning(first),
    ends_at: before && was?.last === last ? before.ends_at : beginning(addDays(last, 1)),
  };
};

export const periodState = ({ starts_at, ends_at }: Period, now: Date): 'ahead' | 'runs' | 'over' => {
  if (now < new Date(starts_at)) return 'ahead';
  return now < new Date(ends_at) ? 'runs' : 'over';
};
