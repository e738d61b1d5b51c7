import { isDeepStrictEqual } from 'node:util';
import { countedIdentity } from '@balsam/domain/billing';
import { factsAfter } from '@balsam/domain/insurance';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail, Failure } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { Eligibility } from '#platform/ports/payer.ts';
import { identityNumbersOf, ownPatientId, ownReason, patientOf, requireAgreedTerms } from '#modules/people/index.ts';
import { askEligibility } from './ask-payer.ts';
import { countAsked } from './count-asked.ts';
import { policyView } from './insurance.view.ts';
import {
  findPolicy,
  insertPolicy,
  isOwnCard,
  listPolicies,
  lockPolicies,
  planExists,
  updatePolicy,
  type PolicyRow,
} from './policies.store.ts';

const mostPolicies = 10;

/** The policies of a person as they stand today; whoever asks has seen to it that the reader may know. */
export const policiesOf = async (sql: Sql, personId: number, now: Date) =>
  (await listPolicies(sql, personId)).map((row) => policyView(row, now));

/** A policy of the open profile; anybody else's is `not_found`. */
export async function ownPolicy(sql: Sql, call: UserCall, id: number): Promise<PolicyRow> {
  const row = await findPolicy(sql, id);
  if (!row || row.person_id !== call.actor.personId) throw fail('not_found');
  return row;
}

/** The number by which insurers know a person. @throws identity_number_required */
async function memberNumberOf(sql: Sql, personId: number): Promise<string> {
  const member = countedIdentity(await identityNumbersOf(sql, personId));
  if (member === null) throw fail('identity_number_required');
  return member;
}

/** Asks the insurer about a policy and writes down what it said. @throws identity_number_required, payer_unavailable, too_many_requests */
export async function checkPolicy(platform: Platform, call: UserCall, id: number): Promise<PolicyRow> {
  const { db } = platform;
  const policy = await ownPolicy(db, call, id);
  await memberNumberOf(db, policy.person_id);
  const patient = await patientOf(db, call);
  const reference = `elig-${id}-${call.requestId}`;
  await countAsked(platform, call);
  const answer = await askEligibility(platform, { policy, patient, reference, now: call.now });
  await db.transaction().execute(async (tx) => {
    await updatePolicy(tx, id, {
      checked: answer.state,
      starts_on: answer.startsOn,
      ends_on: answer.endsOn,
      checked_at: call.now,
      updated_at: call.now,
    });
    const entry = { personId: policy.person_id, what: 'insurance', recordId: id } as const;
    await audit(tx, call, { ...entry, action: 'write', why: ownReason(call) });
  });
  return ownPolicy(db, call, id);
}

/** Writes down what the insurer said of the policy itself when it was to cover a visit, as far as that is news; a quote changes nothing. */
export async function writeTold(
  { db }: Platform,
  call: UserCall,
  policy: PolicyRow,
  { told, startsAt }: { readonly told: Eligibility; readonly startsAt: Date },
): Promise<void> {
  const known = { checked: policy.checked, startsOn: policy.starts_on, endsOn: policy.ends_on };
  const said = { checked: told.state, startsOn: told.startsOn, endsOn: told.endsOn };
  const facts = factsAfter(known, said, { visitDay: riyadhDay(startsAt), today: riyadhDay(call.now) });
  if (isDeepStrictEqual(facts, known)) return;
  await db.transaction().execute(async (tx) => {
    await updatePolicy(tx, policy.id, {
      checked: facts.checked,
      starts_on: facts.startsOn,
      ends_on: facts.endsOn,
      // Asking again before a visit goes by the last check of the policy itself.
      checked_at: policy.checked_at ?? call.now,
      updated_at: call.now,
    });
    const entry = { personId: policy.person_id, what: 'insurance', recordId: policy.id } as const;
    await audit(tx, call, { ...entry, action: 'write', why: ownReason(call) });
  });
}

export type NewPolicy = {
  readonly plan_id: number;
  readonly policy_number: string;
  readonly card_file?: string | null | undefined;
};

const leavesUnchecked: ReadonlySet<string> = new Set(['payer_unavailable', 'too_many_requests']);

/**
 * Enters a policy of the open profile and has its insurer check it at once; where that is silent, or was asked too often, it stays unchecked (D12.01).
 * @throws identity_number_required, policy_known, too_many_policies; not_found for a plan or a picture that is not there
 */
export async function addPolicy(platform: Platform, call: UserCall, wanted: NewPolicy): Promise<PolicyRow> {
  const { db } = platform;
  const personId = ownPatientId(call);
  await requireAgreedTerms(db, call);
  if (!(await planExists(db, wanted.plan_id))) throw fail('not_found');
  const id = await db.transaction().execute(async (tx) => {
    await lockPolicies(tx, personId);
    if (wanted.card_file && !(await isOwnCard(tx, wanted.card_file, personId))) throw fail('not_found');
    const member = await memberNumberOf(tx, personId);
    if ((await listPolicies(tx, personId)).length >= mostPolicies) throw fail('too_many_policies');
    const added = await insertPolicy(tx, {
      person_id: personId,
      plan_id: wanted.plan_id,
      policy_number: wanted.policy_number,
      member_number: member,
      card_file: wanted.card_file ?? null,
      created_at: call.now,
      updated_at: call.now,
    });
    if (added === undefined) throw fail('policy_known');
    const entry = { personId, what: 'insurance', recordId: added } as const;
    await audit(tx, call, { ...entry, action: 'write', why: ownReason(call) });
    return added;
  });
  return checkPolicy(platform, call, id).catch((error: unknown) => {
    if (error instanceof Failure && leavesUnchecked.has(error.code)) return ownPolicy(db, call, id);
    throw error;
  });
}
