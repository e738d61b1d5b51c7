import { approvalHoldUntil, insurerShareOf } from '@balsam/domain/insurance';
import { halalas, type Halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import {
  coverVisit as writeCover,
  coverableVisit,
  holdForApproval,
  uncoverVisit as writeUncovered,
  type CoverableVisit,
} from '#modules/booking/index.ts';
import { ownReason, patientOf } from '#modules/people/index.ts';
import { askApproval, askEligibility } from './ask-payer.ts';
import { countAsked } from './count-asked.ts';
import { assertPolicyGood, assertToldGood } from './assert-good-on.ts';
import { endCover, firstAsked, insertCover } from './covers.store.ts';
import { ownPolicy, writeTold } from './policies.ts';
import { isInNetwork, type PolicyRow } from './policies.store.ts';

type Answer = {
  readonly state: 'approved' | 'rejected' | 'sent_for_approval';
  readonly amount: number;
  readonly asked: number;
  readonly neededApproval: boolean;
  readonly payerReference: string | null;
  readonly reason: string;
};

/** By what name the insurer knows our request. */
const referenceOf = ({ requestId }: UserCall, visitId: number): string => `visit-${visitId}-${requestId}`;

/** Until when a visit is held for its insurer; a visit that waited before goes on counting (D12.02). */
const heldUntil = async (sql: Sql, now: Date, { id, startsAt }: CoverableVisit): Promise<Date | undefined> =>
  approvalHoldUntil(now, startsAt, await firstAsked(sql, id));

async function assertTimeToWait(sql: Sql, now: Date, visit: CoverableVisit): Promise<void> {
  if (await heldUntil(sql, now, visit)) return;
  throw fail(approvalHoldUntil(now, visit.startsAt) ? 'approval_waited' : 'approval_too_late');
}

/** What the insurer says of the visit: covered at once, or by an approval. Called outside any transaction. */
async function askFor(platform: Platform, call: UserCall, policy: PolicyRow, visit: CoverableVisit): Promise<Answer> {
  const patient = await patientOf(platform.db, call);
  const question = {
    policy,
    patient,
    reference: referenceOf(call, visit.id),
    now: call.now,
    visit: {
      type: visit.type,
      isInNetwork: await isInNetwork(platform.db, policy.plan_id, visit.locationId),
      startsAt: visit.startsAt,
      fee: visit.fee,
    },
  };
  await countAsked(platform, call);
  const told = await askEligibility(platform, question);
  await writeTold(platform, call, policy, { told, startsAt: visit.startsAt });
  assertToldGood(told, visit.startsAt);
  if (told.cover === null || told.cover.amount <= 0) throw fail('not_covered');
  const asked = insurerShareOf(visit.fee, halalas(told.cover.amount));
  if (!told.cover.needsApproval)
    return { state: 'approved', amount: asked, asked, neededApproval: false, payerReference: null, reason: '' };
  await assertTimeToWait(platform.db, call.now, visit);
  const answer = await askApproval(platform, question);
  return { ...answer, amount: Math.min(answer.amount, asked), asked, neededApproval: true };
}

/** What an insurer is asked about. */
const askedAbout = ({ type, locationId, startsAt, fee }: CoverableVisit): string =>
  JSON.stringify([type, locationId, startsAt, fee]);

async function write(tx: Tx, call: UserCall, policy: PolicyRow, visit: CoverableVisit, answer: Answer): Promise<void> {
  const { now } = call;
  await endCover(tx, visit.id, now);
  const isWaiting = answer.state === 'sent_for_approval';
  const until = isWaiting ? ((await heldUntil(tx, now, visit)) ?? now) : null;
  await insertCover(tx, {
    appointment_id: visit.id,
    person_id: visit.personId,
    policy_id: policy.id,
    state: answer.state,
    needed_approval: answer.neededApproval,
    asked: answer.asked,
    approved: answer.state === 'approved' ? answer.amount : null,
    payer_reference: answer.payerReference,
    request_reference: answer.neededApproval ? referenceOf(call, visit.id) : null,
    reason: answer.reason,
    held_until: until,
    sent_at: now,
    answered_at: isWaiting ? null : now,
  });
  if (isWaiting) return holdForApproval(tx, call, visit.id);
  const share: Halalas = halalas(answer.state === 'approved' ? answer.amount : 0);
  await writeCover(tx, call, { id: visit.id, state: answer.state === 'approved' ? 'approved' : 'rejected', share });
}

/**
 * Uses a policy for an unpaid appointment of the open profile (D12.01): the insurer is asked, then the shares are written down, or the visit
 * is held until it has answered. Where it is silent nothing changes: the visit can be paid by oneself.
 * @throws insurance_first, policy_expired, policy_not_active, not_covered, approval_too_late, approval_waited, one_reduction_only, payer_unavailable, too_many_requests,
 * visit_changed where the visit is not what the insurer was asked about any more: its answer is for none
 */
export async function coverVisit(
  platform: Platform,
  call: UserCall,
  wanted: { readonly appointmentId: number; readonly policyId: number | null | undefined },
): Promise<'approved' | 'rejected' | 'sent_for_approval'> {
  const { db } = platform;
  if (wanted.policyId === null || wanted.policyId === undefined) throw fail('insurance_first', { path: 'policy_id' });
  const policy = await ownPolicy(db, call, wanted.policyId);
  const visit = await db.transaction().execute((tx) => coverableVisit(tx, call, wanted.appointmentId));
  assertPolicyGood(policy, visit.startsAt);
  const answer = await askFor(platform, call, policy, visit);
  await db.transaction().execute(async (tx) => {
    const now = await coverableVisit(tx, call, wanted.appointmentId);
    if (askedAbout(now) !== askedAbout(visit)) throw fail('visit_changed');
    await write(tx, call, policy, now, answer);
    const entry = { personId: now.personId, what: 'insurance', recordId: now.id } as const;
    await audit(tx, call, { ...entry, action: 'write', why: ownReason(call) });
  });
  return answer.state;
}

/** Takes the insurance of an unpaid appointment off: its patient pays all of it. */
export async function uncoverVisit(tx: Tx, call: UserCall, appointmentId: number): Promise<void> {
  const { personId } = await writeUncovered(tx, call, appointmentId);
  await endCover(tx, appointmentId, call.now);
  await audit(tx, call, {
    personId,
    action: 'write',
    what: 'insurance',
    recordId: appointmentId,
    why: ownReason(call),
  });
}
