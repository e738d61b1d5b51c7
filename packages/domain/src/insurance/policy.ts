import { allowed, refused, type Allowed } from '../allowed/index.ts';
import { daysBetween, type Day } from '../time/index.ts';

/** `unchecked`: the insurer did not answer yet; `inactive`: it does not know the policy, or has stopped it. */
export type PolicyState = 'unchecked' | 'active' | 'inactive' | 'not_started' | 'expired';

/** A policy as the insurer last told of it. Its days are Riyadh days, both included; null is not known. */
export type PolicyFacts = {
  readonly checked: 'unchecked' | 'active' | 'inactive';
  readonly startsOn: Day | null;
  readonly endsOn: Day | null;
};

/** The end of a policy is told so many days ahead. */
export const policyRules = { expiresSoonDays: 30 } as const;

/** What a policy is on a day. */
export function policyStateOn({ checked, startsOn, endsOn }: PolicyFacts, day: Day): PolicyState {
  if (endsOn !== null && day > endsOn) return 'expired';
  if (checked !== 'active') return checked;
  return startsOn !== null && day < startsOn ? 'not_started' : 'active';
}

/** D12.01: whether a policy may be used for a visit of that day. */
export function mayCover(policy: PolicyFacts, visitDay: Day): Allowed<'policy_not_active' | 'policy_expired'> {
  const state = policyStateOn(policy, visitDay);
  if (state === 'expired') return refused('policy_expired');
  return state === 'active' || state === 'unchecked' ? allowed : refused('policy_not_active');
}

/**
 * What is known of a policy after its insurer was asked about a visit. An answer of a later day is of that day: that a policy will have ended
 * by then, or has not begun, stops it today only as far as its days tell.
 */
export function factsAfter(
  known: PolicyFacts,
  told: PolicyFacts,
  { visitDay, today }: { readonly visitDay: Day; readonly today: Day },
): PolicyFacts {
  const days = { startsOn: told.startsOn ?? known.startsOn, endsOn: told.endsOn ?? known.endsOn };
  const { startsOn, endsOn } = told;
  const isOutside = (startsOn !== null && visitDay < startsOn) || (endsOn !== null && visitDay > endsOn);
  const mayEndBefore = endsOn === null && visitDay > today;
  const isOfThatDay = told.checked === 'inactive' && (isOutside || mayEndBefore);
  return { checked: isOfThatDay ? known.checked : told.checked, ...days };
}

/** How many days a policy is good for from today on, and whether that is to be told. */
export function expiryOf(
  { endsOn }: Pick<PolicyFacts, 'endsOn'>,
  today: Day,
): { daysLeft: number | null; isSoon: boolean } {
  if (endsOn === null) return { daysLeft: null, isSoon: false };
  const daysLeft = daysBetween(today, endsOn);
  return { daysLeft, isSoon: daysLeft >= 0 && daysLeft <= policyRules.expiresSoonDays };
}
