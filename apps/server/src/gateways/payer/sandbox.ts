import { halalas } from '@balsam/domain/money';
import { sharesOf } from '@balsam/domain/insurance';
import { addDays, riyadhDay } from '@balsam/domain/time';
import type { ApprovalAnswer, CoverRequest, Eligibility, PayerGateway } from '#platform/ports/payer.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';

/** What the last digit of a policy number makes the sandbox do; any other: what the plan says. */
const behaviours = { silent: '9', unknown: '8', lapsed: '7', rejects: '6', approvesHalf: '5' } as const;

const behaves = ({ member }: CoverRequest, how: keyof typeof behaviours): boolean =>
  member.policyNumber.endsWith(behaviours[how]);

function coverOf({ plan, visit }: CoverRequest): Eligibility['cover'] {
  if (!visit || !visit.isInNetwork || !plan.visitTypes.includes(visit.type)) return null;
  const fee = halalas(visit.fee);
  const { insurer } = sharesOf(fee, { percent: plan.patientPercent, atMost: halalas(plan.patientAtMost) });
  return { amount: insurer, needsApproval: plan.approvalAbove !== null && fee > plan.approvalAbove };
}

const said = ({ reference, member, plan, visit }: CoverRequest): object => ({
  reference,
  policy: member.policyNumber,
  plan: plan.code,
  ...(visit && { type: visit.type, fee: visit.fee }),
});

/** A policy of the sandbox is good for a year round now; a lapsed one ended a week ago. */
function daysOf(request: CoverRequest) {
  const today = riyadhDay(request.now);
  return behaves(request, 'lapsed')
    ? { startsOn: addDays(today, -372), endsOn: addDays(today, -7) }
    : { startsOn: addDays(today, -100), endsOn: addDays(today, 265) };
}

function answerTo(request: CoverRequest, asked: number): Pick<ApprovalAnswer, 'state' | 'amount' | 'reason'> {
  if (behaves(request, 'rejects')) return { state: 'rejected', amount: 0, reason: 'Not medically necessary' };
  if (behaves(request, 'approvesHalf')) return { state: 'approved', amount: Math.floor(asked / 2), reason: '' };
  return { state: 'sent_for_approval', amount: 0, reason: '' };
}

/**
 * An insurer for trying: it covers by the plan's own table, and the last digit of a policy number makes it silent (9), not know the policy
 * (8), have it lapsed (7), reject an approval (6) or approve half (5). Any other approval waits for the front desk.
 */
export const sandboxPayer: PayerGateway = {
  name: 'sandbox',
  checkEligibility: (request) => {
    if (behaves(request, 'silent')) return Promise.reject(new GatewayUnavailable('the sandbox insurer is silent'));
    const state = behaves(request, 'unknown') ? 'inactive' : 'active';
    const answer = { state, ...daysOf(request), cover: state === 'active' ? coverOf(request) : null } as const;
    return Promise.resolve({ ...answer, exchange: { request: said(request), response: answer } });
  },
  requestApproval: (request) => {
    const asked = coverOf(request)?.amount ?? 0;
    const answer = answerTo(request, asked);
    const payerReference = `SBX-${request.reference}`;
    return Promise.resolve({ ...answer, payerReference, exchange: { request: said(request), response: answer } });
  },
  readLateAnswers: () => Promise.resolve([]),
};
