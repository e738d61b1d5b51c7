import { ageOn, daysBetween, type Day } from './day.ts';

/** An age as it is told of somebody: in years from two on, before that in months, in the first month in days. */
export type ToldAge = { readonly unit: 'years' | 'months' | 'days'; readonly count: number };

/** Completed years, months or days on `day`: of an infant a year is too coarse. */
export function toldAgeOn(birthDay: Day, day: Day): ToldAge {
  const years = ageOn(birthDay, day);
  if (years >= 2) return { unit: 'years', count: years };
  const [born, on] = [birthDay, day].map((each) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7)));
  const months = (on ?? 0) - (born ?? 0) - (day.slice(8) < birthDay.slice(8) ? 1 : 0);
  if (months >= 1) return { unit: 'months', count: months };
  return { unit: 'days', count: Math.max(daysBetween(birthDay, day), 0) };
}
