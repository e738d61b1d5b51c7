import { mayMovePayment } from '@balsam/domain/billing';
import type { Charge } from '#platform/ports/payment.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { audit } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { Platform } from '#platform/platform.ts';
import { ownPerson, ownReason } from '#modules/people/index.ts';
import { gatewayOf } from './gateway-of.ts';
import type { Payables } from './payable.ts';
import { findByReference, type PaymentRow } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

/** The verification object that the client kept (DECISIONS §4). */
export type Verification = {
  readonly reference: string;
  readonly purpose?: string | undefined;
  readonly entity_id?: number | undefined;
};

async function ownPayment({ db }: Platform, call: UserCall, kept: Verification): Promise<PaymentRow> {
  const payment = await findByReference(db, kept.reference);
  if (!payment) throw fail('not_found');
  ownPerson(call, payment.person_id);
  const fits =
    (kept.purpose ?? payment.purpose) === payment.purpose &&
    (kept.entity_id ?? payment.entity_id) === payment.entity_id;
  if (!fits) throw fail('not_found');
  return payment;
}

/** The charge of a payment as the provider has it; undefined when it has none. Read outside any transaction. */
export async function fetchCharge(platform: Platform, payment: PaymentRow): Promise<Charge | undefined> {
  const gateway = gatewayOf(platform, payment);
  if (!gateway || payment.provider_reference === null) return undefined;
  return gateway.look(payment.provider_reference, platform.clock.now()).catch((error: unknown) => {
    throw error instanceof GatewayUnavailable ? fail('gateway_unavailable') : error;
  });
}

/**
 * Confirms a payment by the provider's own answer; what the browser says is never believed. A second call answers the same.
 * @throws not_found for somebody else's, or when the object does not fit; gateway_unavailable with nothing moved
 */
export async function confirmPayment(
  platform: Platform,
  payables: Payables,
  call: UserCall,
  kept: Verification,
): Promise<PaymentRow> {
  const payment = await ownPayment(platform, call, kept);
  const mayBePaid = mayMovePayment(payment.status, 'success');
  const charge = mayBePaid ? await fetchCharge(platform, payment) : undefined;
  return retryOnConflict(() =>
    platform.db.transaction().execute(async (tx) => {
      const settled = charge && (await settlePayment(tx, payables, payment.id, charge, call.now));
      const why = ownReason(call);
      await audit(tx, call, {
        personId: payment.person_id,
        action: settled ? 'write' : 'read',
        what: 'payment',
        recordId: payment.id,
        why,
      });
      return settled ?? payment;
    }),
  );
}
