import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { accessEnds } from '../identity/index.ts';
import { ageOn, type Day } from '../time/index.ts';

export type Decider = {
  /** Of the person whose data it is; null where it is unknown, which counts as adult. */
  readonly birthDay: Day | null;
  readonly byGuardian: boolean;
  /** The Riyadh day. */
  readonly today: Day;
};
export type DecideVerdict = Allowed<'guardian_decides' | 'person_decides'>;

const isChild = ({ birthDay, today }: Decider): boolean =>
  birthDay !== null && ageOn(birthDay, today) < accessEnds.full;

/**
 * Who decides about consents: a guardian for a child under 15, the person from 15 on. A guardian by the consent of an
 * adult does not decide for them.
 */
export function mayConsent(decider: Decider): DecideVerdict {
  if (decider.byGuardian) return isChild(decider) ? allowed : refused('person_decides');
  return isChild(decider) ? refused('guardian_decides') : allowed;
}

/**
 * Who may export a whole record: its person, and the guardian of a child under 15. From then on it may hold what a
 * guardian may not see.
 */
export const mayExport = (decider: Decider): DecideVerdict =>
  decider.byGuardian && !isChild(decider) ? refused('person_decides') : allowed;
