import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { hasBegun, isLive, type AppointmentState, type Beginning } from '../booking/index.ts';
import { addDays, ageOn, instantAt, riyadhDay, type Day } from '../time/index.ts';

/** The parts of the check-in before a visit, in their order (DECISIONS §13). */
export const checkInSteps = ['details', 'insurance', 'case_history', 'questionnaire', 'consents'] as const;
export type CheckInStep = (typeof checkInSteps)[number];

/** The version of the words of the consent to examination and treatment. */
export const treatmentConsentVersion = 1;

const daysBefore = 3;
const adultAge = 18;

/** D13.20: the check-in before a visit opens with the Riyadh day three days before that of the visit. */
export const checkInOpensAt = (startsAt: Date): Date => instantAt(addDays(riyadhDay(startsAt), -daysBefore), 0);

/** D13.20: it is open from then until the visit begins, while the visit is on. */
export function mayPrepare(
  visit: Beginning & { readonly state: AppointmentState },
  now: Date,
): Allowed<'check_in_not_open' | 'check_in_over'> {
  if (!isLive(visit.state) || hasBegun(visit, now)) return refused('check_in_over');
  return now >= checkInOpensAt(visit.startsAt) ? allowed : refused('check_in_not_open', { days: daysBefore });
}

/** D13.20: to the treatment of somebody under 18 the guardian agrees. */
export function mayConsentToTreatment(who: {
  readonly birthDay: Day | null;
  readonly byGuardian: boolean;
  readonly today: Day;
}): Allowed<'guardian_agrees'> {
  const isMinor = who.birthDay !== null && ageOn(who.birthDay, who.today) < adultAge;
  return isMinor && !who.byGuardian ? refused('guardian_agrees') : allowed;
}
