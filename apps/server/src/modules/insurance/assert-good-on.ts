import { mayCover, type PolicyFacts } from '@balsam/domain/insurance';
import { riyadhDay } from '@balsam/domain/time';
import type { Eligibility } from '#platform/ports/payer.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import type { PolicyRow } from './policies.store.ts';

function assertGood(facts: PolicyFacts, startsAt: Date): void {
  const verdict = mayCover(facts, riyadhDay(startsAt));
  assertAllowed(verdict);
}

/** Whether a policy, as we know it, is good on the day of a visit. @throws policy_expired, policy_not_active */
export const assertPolicyGood = (policy: PolicyRow, startsAt: Date): void =>
  assertGood({ checked: policy.checked, startsOn: policy.starts_on, endsOn: policy.ends_on }, startsAt);

/** The same by what its insurer has just said of it. @throws policy_expired, policy_not_active */
export const assertToldGood = ({ state, startsOn, endsOn }: Eligibility, startsAt: Date): void =>
  assertGood({ checked: state, startsOn, endsOn }, startsAt);
