import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { ageOn, type Day } from '../time/index.ts';
import type { AppointmentType } from './types.ts';

/**
 * The policies of kinds of visits, with the version of their words. A consent is stored for the version that was read; raised with every
 * change of substance.
 */
export const visitPolicies = { virtual: 1, onspot: 1 } as const;
export type VisitPolicy = keyof typeof visitPolicies;

/** Until this age a guardian consents to a visit by video (DECISIONS §10). */
const ownConsentAge = 18;

/** S5.19: the policy of a kind of visit: consent to a virtual one, that of an on-spot one; the others have none. */
export const policyOf = (type: AppointmentType): VisitPolicy | undefined =>
  type === 'virtual' || type === 'onspot' ? type : undefined;

export type PolicyConsent = {
  readonly policy: VisitPolicy | undefined;
  /** This version was agreed to for this profile before. */
  readonly isStored: boolean;
  /** It is agreed to with this request. */
  readonly isAccepted: boolean;
  /** Of the patient; null where it is unknown, which counts as adult. */
  readonly birthDay: Day | null;
  readonly byGuardian: boolean;
  /** The Riyadh day. */
  readonly today: Day;
};

type Consent = Omit<PolicyConsent, 'isAccepted' | 'isStored'>;

/** D10.06: who agrees: the patient or their guardian; of a minor's visit by video the guardian alone. */
export function mayConsentToVisit({ policy, birthDay, byGuardian, today }: Consent): Allowed<'guardian_consents'> {
  const isMinor = birthDay !== null && ageOn(birthDay, today) < ownConsentAge;
  return policy === 'virtual' && isMinor && !byGuardian ? refused('guardian_consents') : allowed;
}

/** D10.06: whether a visit may be booked as far as its policy goes. What was agreed to once is not asked again. */
export function mayBookUnderPolicy(consent: PolicyConsent): Allowed<'policy_not_accepted' | 'guardian_consents'> {
  if (consent.policy === undefined || consent.isStored) return allowed;
  const verdict = mayConsentToVisit(consent);
  if (!verdict.ok) return verdict;
  return consent.isAccepted ? allowed : refused('policy_not_accepted');
}
