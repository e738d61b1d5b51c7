import { halalas, type Halalas } from '@balsam/domain/money';
import { sharesOf } from '@balsam/domain/insurance';
import type { CoverRequest, Eligibility, PayerGateway, PlanBenefits } from '#platform/ports/payer.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { readApproval, readEligibility, type ToldBenefit } from './answers.ts';
import { approvalMessage, eligibilityMessage } from './messages.ts';
import { pollMessage, readPolled } from './poll.ts';

/** Where messages go, and the licence of the hospital (N-F-…). */
export type NphiesKeys = { readonly url: string; readonly token: string; readonly license: string };

const defaultTimeoutMs = 15_000;

async function post({ url, token }: NphiesKeys, message: object, timeoutMs: number): Promise<object> {
  try {
    const reply = await fetch(`${url}/$process-message`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/fhir+json',
        accept: 'application/fhir+json',
      },
      body: JSON.stringify(message),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!reply.ok) throw new GatewayUnavailable(`NPHIES answered ${reply.status}`);
    return (await reply.json()) as object;
  } catch (cause) {
    throw cause instanceof GatewayUnavailable ? cause : new GatewayUnavailable('NPHIES was not reached', { cause });
  }
}

function readBy<T>(read: (answer: unknown) => T, answer: object): T {
  try {
    return read(answer);
  } catch (cause) {
    throw new GatewayUnavailable('NPHIES answered what nobody can read', { cause });
  }
}

/** The insurer's share of a fee by the benefit that it told; where that names none, by the table of the plan. */
const shareOf = (fee: number, plan: PlanBenefits, benefit?: ToldBenefit): Halalas =>
  sharesOf(halalas(fee), {
    percent: benefit?.percent ?? plan.patientPercent,
    atMost: halalas(benefit?.atMost ?? plan.patientAtMost),
  }).insurer;

function coverOf({ visit, plan }: CoverRequest, benefit: ToldBenefit | null): Eligibility['cover'] {
  if (!visit || !benefit || !visit.isInNetwork) return null;
  return { amount: shareOf(visit.fee, plan, benefit), needsApproval: benefit.needsApproval };
}

/**
 * Insurers through NPHIES, the national exchange: FHIR R4 messages, one out and one back. An approval that it queues is answered by a
 * later message, which is asked for, or by the front desk, whichever comes first. What cannot be read counts as no answer.
 */
export const nphiesPayer = (keys: NphiesKeys, timeoutMs: number = defaultTimeoutMs): PayerGateway => ({
  name: 'nphies',
  checkEligibility: async (request) => {
    const message = eligibilityMessage(request, keys.license);
    const response = await post(keys, message, timeoutMs);
    const { benefit, ...told } = readBy(readEligibility, response);
    return { ...told, cover: coverOf(request, benefit), exchange: { request: message, response } };
  },
  requestApproval: async (request) => {
    const message = approvalMessage(request, keys.license);
    const response = await post(keys, message, timeoutMs);
    const planShare = shareOf(request.visit.fee, request.plan);
    return { ...readBy((told) => readApproval(told, planShare), response), exchange: { request: message, response } };
  },
  readLateAnswers: async (now) => {
    const message = pollMessage(keys.license, now);
    const response = await post(keys, message, timeoutMs);
    return readBy((told) => readPolled(message, told), response);
  },
});
