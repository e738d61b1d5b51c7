import type { CallReply, contract } from '@balsam/contract';
import { patientPrice, standardVatPercent, vatPercent } from '@balsam/domain/billing';
import { insurerShareOf } from '@balsam/domain/insurance';
import { halalas, toSar, type Halalas } from '@balsam/domain/money';
import { audit } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail, fieldError } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { ownReason, patientOf } from '#modules/people/index.ts';
import { askEligibility } from './ask-payer.ts';
import { countAsked } from './count-asked.ts';
import { assertPolicyGood, assertToldGood } from './assert-good-on.ts';
import { ownPolicy } from './policies.ts';
import { isInNetwork, readSlotFee } from './policies.store.ts';

type Quote = CallReply<typeof contract.insurance.services>;

const because = (code: 'not_covered' | 'amount_not_covered'): Quote['reason'] => {
  const { message, message_ar } = fieldError('', code);
  return { code, message, message_ar };
};

function reasonOf(share: Halalas, fee: Halalas): Quote['reason'] {
  if (share <= 0) return because('not_covered');
  return share < fee ? because('amount_not_covered') : null;
}

/**
 * What a visit at a free time would come to with a policy, before it is booked: you pay, your insurance pays (D12.01).
 * @throws not_found, no_service_found, policy_expired, policy_not_active, payer_unavailable, too_many_requests
 */
export async function quoteVisit(
  platform: Platform,
  call: UserCall,
  { policyId, slotId }: { readonly policyId: number; readonly slotId: number },
): Promise<Quote> {
  const { db } = platform;
  const policy = await ownPolicy(db, call, policyId);
  const patient = await patientOf(db, call);
  const slot = await readSlotFee(db, slotId);
  if (!slot) throw fail('not_found');
  if (slot.fee === null) throw fail('no_service_found');
  assertPolicyGood(policy, slot.starts_at);
  const fee = halalas(slot.fee);
  const visit = {
    type: slot.type,
    isInNetwork: await isInNetwork(db, policy.plan_id, slot.location_id),
    startsAt: slot.starts_at,
    fee,
  };
  await countAsked(platform, call);
  const told = await askEligibility(platform, {
    policy,
    patient,
    reference: `quote-${call.requestId}`,
    now: call.now,
    visit,
  });
  assertToldGood(told, slot.starts_at);
  const share = insurerShareOf(fee, halalas(told.cover?.amount ?? 0));
  const standardPercent = await readNumberSetting(db, 'VAT_PERCENT', standardVatPercent);
  const price = patientPrice({
    fee,
    insurerShare: share,
    discount: halalas(0),
    vatPercent: vatPercent({ kind: 'health_service', payerIsCitizen: patient.isCitizen }, standardPercent),
    standardPercent,
  });
  await audit(db, call, {
    personId: patient.personId,
    action: 'read',
    what: 'insurance',
    recordId: policyId,
    why: ownReason(call),
  });
  return {
    covered: share > 0,
    reason: reasonOf(share, fee),
    needs_approval: told.cover?.needsApproval ?? false,
    fee: toSar(fee),
    insurance_amount: toSar(share),
    price: toSar(price.net),
    vat: toSar(price.vat),
    total: toSar(price.total),
    currency: 'SAR',
  };
}
