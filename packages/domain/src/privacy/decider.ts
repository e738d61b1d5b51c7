import { accessEnds } from '../identity/index.ts';
import { ageOn, type Day } from '../time/index.ts';

export type Decider = {
  /** Of the person whose data it is; null where it is unknown, which counts as adult. */
  readonly birthDay: Day | null;
  readonly byGuardian: boolean;
  /** The Riyadh day. */
  readonly today: Day;
};
export type DecideVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: 'guardian_decides' | 'person_decides' };

const isChild = ({ birthDay, today }: Decider): boolean =>
  birthDay !== null && ageOn(birthDay, today) < accessEnds.full;

/**
 * Who decides about consents: a guardian for a child under 15, the person from 15 on. A guardian by the consent of an
 * adult does not decide for them.
 */
export function mayConsent(decider: Decider): DecideVerdict {
  if (decider.byGuardian) return isChild(decider) ? { ok: true } : { ok: false, code: 'person_decides' };
  return isChild(decider) ? { ok: false, code: 'guardian_decides' } : { ok: true };
}

/**
 * Who may export a whole record: its person, and the guardian of a child under 15. From then on it may hold what a
 * guardian may not see.
 */
export const mayExport = (decider: Decider): DecideVerdict =>
  decider.byGuardian && !isChild(decider) ? { ok: false, code: 'person_decides' } : { ok: true };
