import { countedIdentity } from '@balsam/domain/billing';
import { mayCover } from '@balsam/domain/insurance';
import { addMinutes, riyadhDay } from '@balsam/domain/time';
import { systemCall } from '#platform/http/system-call.ts';
import { audit } from '#platform/audit/audit.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import type { Platform } from '#platform/platform.ts';
import { Failure } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { identityNumbersOf, patientById } from '#modules/people/index.ts';
import { askEligibility } from './ask-payer.ts';
import { policyDoubtful } from './events.ts';
import { claimVisitChecks, findPolicy, updatePolicy, type PolicyRow, type VisitCheck } from './policies.store.ts';

/** A policy is asked about in the last day before a visit that it covers, and again after so long where its insurer was silent. */
const [minutesBefore, minutesBetween, batch] = [24 * 60, 60, 20];

/** Of somebody by whose number insurers know nobody none is good: the number that it bears is somebody else's. */
const notKnown = { state: 'inactive', startsOn: null, endsOn: null } as const;

/** What the insurer says now; undefined where it is silent, or its member is gone. */
async function ask(platform: Platform, policy: PolicyRow, now: Date) {
  const patient = await patientById(platform.db, policy.person_id);
  if (!patient) return undefined;
  if (countedIdentity(await identityNumbersOf(platform.db, policy.person_id)) === null) return notKnown;
  const reference = `elig-${policy.id}-${now.getTime()}`;
  return askEligibility(platform, { policy, patient, reference, now }).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'payer_unavailable') return undefined;
    throw error;
  });
}

/** Writes down what the insurer says before a visit; where the policy does not reach to its day, the patient is told in time. */
async function check(
  platform: Platform,
  { policy_id, appointment_id, starts_at }: VisitCheck,
  now: Date,
): Promise<void> {
  const policy = await findPolicy(platform.db, policy_id);
  const said = policy && (await ask(platform, policy, now));
  if (!policy || !said) return;
  const facts = { checked: said.state, startsOn: said.startsOn, endsOn: said.endsOn };
  await platform.db.transaction().execute(async (tx) => {
    await updatePolicy(tx, policy.id, {
      checked: facts.checked,
      starts_on: facts.startsOn,
      ends_on: facts.endsOn,
      checked_at: now,
      updated_at: now,
    });
    const call = systemCall(now, 'insurance.check-before-visit');
    await audit(tx, call, {
      personId: policy.person_id,
      action: 'write',
      what: 'insurance',
      recordId: policy.id,
      why: 'system',
    });
    if (!mayCover(facts, riyadhDay(starts_at)).ok)
      await publish(tx, policyDoubtful, { policy_id: policy.id, appointment_id }, now);
  });
}

/** Asks the insurers again before the visits that they cover (DECISIONS §12), each policy once before each visit. */
export const checkBeforeVisits: ScheduledJob = {
  name: 'insurance.check-before-visit',
  slow: true,
  run: async (platform, now) => {
    const due = await claimVisitChecks(platform.db, {
      now,
      until: addMinutes(now, minutesBefore),
      triedBefore: addMinutes(now, -minutesBetween),
      count: batch,
    });
    for (const each of due) await check(platform, each, now);
  },
};
