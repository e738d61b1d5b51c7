import { createHmac } from 'node:crypto';
import { fromSar, halalas, type Halalas } from '@balsam/domain/money';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { CoveredVisit, CoverRequest, Exchange } from '#platform/ports/payer.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import type { Patient } from '#modules/people/index.ts';
import { insertMessage, type PolicyRow } from './policies.store.ts';

/** What the patient pays of a covered fee, by the plan or by the settings. */
async function benefitOf(sql: Sql, policy: PolicyRow): Promise<{ percent: number; atMost: Halalas }> {
  return {
    percent: policy.patient_percent ?? (await readNumberSetting(sql, 'INSURANCE_PATIENT_PERCENT', 20)),
    atMost:
      policy.patient_at_most === null
        ? fromSar(await readNumberSetting(sql, 'INSURANCE_PATIENT_AT_MOST', 75))
        : halalas(policy.patient_at_most),
  };
}

type Question = {
  readonly policy: PolicyRow;
  readonly patient: Patient;
  readonly reference: string;
  readonly now: Date;
  readonly visit?: CoveredVisit;
};

async function requestOf(sql: Sql, { policy, patient, reference, now, visit }: Question): Promise<CoverRequest> {
  const { percent, atMost } = await benefitOf(sql, policy);
  return {
    reference,
    now,
    member: {
      name: patient.names.given.join(' '),
      familyName: patient.names.family,
      gender: patient.gender,
      birthDate: patient.birthDate,
      number: policy.member_number,
      policyNumber: policy.policy_number,
    },
    plan: {
      code: policy.plan_code,
      insurerCode: policy.insurer_code,
      visitTypes: policy.visit_types,
      patientPercent: percent,
      patientAtMost: atMost,
      approvalAbove: policy.approval_above,
    },
    ...(visit && { visit }),
  };
}

type Said = {
  readonly personId: number;
  readonly policyId: number;
  readonly kind: 'eligibility' | 'approval';
  readonly exchange: Exchange;
  readonly now: Date;
};

/** Keeps what was said, signed, so that nobody can change it afterwards without it being seen. */
export async function keepExchange({ db, gateways, config }: Platform, said: Said): Promise<void> {
  const { personId, policyId, kind, exchange, now: at } = said;
  const [request, response] = [JSON.stringify(exchange.request), JSON.stringify(exchange.response)];
  const signature = createHmac('sha256', config.secret).update(`${kind}\n${request}\n${response}`).digest('hex');
  await insertMessage(db, { personId, policyId, payer: gateways.payer.name, kind, request, response, signature, at });
}

const saidOf = ({ policy, patient, now }: Question) => ({ personId: patient.personId, policyId: policy.id, now });

function unavailable(error: unknown): never {
  throw error instanceof GatewayUnavailable ? fail('payer_unavailable') : error;
}

/** Asks the insurer whether a policy is good, and what it bears of a visit. Called outside any transaction. @throws payer_unavailable */
export async function askEligibility(platform: Platform, question: Question) {
  const request = await requestOf(platform.db, question);
  const answer = await platform.gateways.payer.checkEligibility(request).catch(unavailable);
  await keepExchange(platform, { ...saidOf(question), kind: 'eligibility', exchange: answer.exchange });
  return answer;
}

/** Sends a visit for approval. Called outside any transaction. @throws payer_unavailable */
export async function askApproval(platform: Platform, question: Question & { readonly visit: CoveredVisit }) {
  const request = { ...(await requestOf(platform.db, question)), visit: question.visit };
  const answer = await platform.gateways.payer.requestApproval(request).catch(unavailable);
  await keepExchange(platform, { ...saidOf(question), kind: 'approval', exchange: answer.exchange });
  return answer;
}
