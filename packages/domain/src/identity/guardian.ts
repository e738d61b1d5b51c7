import { ageOn, type Day } from '../time/index.ts';

/** full: everything; limited: no results marked sensitive; none: the dependent is an adult. */
export type GuardianAccess = 'full' | 'limited' | 'none';

/** Ages in completed years at which access narrows and ends (DECISIONS §3). */
export const accessEnds = { full: 15, limited: 18 } as const;

/** What a guardian may see of a dependent born on `birthDay`, on the Riyadh day `today`. */
export function guardianAccess(birthDay: Day, today: Day): GuardianAccess {
  const age = ageOn(birthDay, today);
  if (age >= accessEnds.limited) return 'none';
  return age < accessEnds.full ? 'full' : 'limited';
}
