import { addDays, ageOn, isDay, type Day } from '../time/index.ts';

/** full: everything; limited: no results marked sensitive; none: the dependent is an adult, or their age is unknown. */
export type GuardianAccess = 'full' | 'limited' | 'none';

/** The basis of a grant: the guardian's declaration about a minor, or an adult's own consent by a code. */
export type GuardianBasis = 'declaration' | 'consent';

/** Ages in completed years at which declared access narrows and ends (DECISIONS §3). */
export const accessEnds = { full: 15, limited: 18 } as const;

/**
 * What a guardian may see, on the Riyadh day `today`, of a dependent born on `birthDay`. Access by consent stays full
 * until one of the two ends it; of whoever turned out to be a minor it is a minor's until they are of age.
 */
export function guardianAccess(birthDay: Day | null, today: Day, basis: GuardianBasis = 'declaration'): GuardianAccess {
  const age = birthDay === null ? accessEnds.limited : ageOn(birthDay, today);
  if (age >= accessEnds.limited) return basis === 'consent' ? 'full' : 'none';
  return age < accessEnds.full ? 'full' : 'limited';
}

/** The latest birthday of those who are `years` old or older on `today`. */
export function lastBirthDayOf(years: number, today: Day): Day {
  const day = `${String(Number(today.slice(0, 4)) - years).padStart(4, '0')}${today.slice(4)}`;
  return isDay(day) ? day : addDays(today, -1).replace(/^\d{4}/, day.slice(0, 4));
}
