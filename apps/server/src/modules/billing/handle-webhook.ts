import type { IncomingHttpHeaders } from 'node:http';
import type { Charge, ProviderEvent } from '#platform/ports/payment.ts';
import { audit } from '#platform/audit/audit.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { Platform } from '#platform/platform.ts';
import { fetchCharge } from './confirm-payment.ts';
import { gatewayNamed } from './gateway-of.ts';
import type { Payables } from './payable.ts';
import { findByProvider, insertEvent, hasEvent, type PaymentRow } from './payments.store.ts';
import { settlePayment } from './settle-payment.ts';

export type WebhookRequest = {
  readonly provider: string;
  readonly rawBody: string;
  readonly headers: IncomingHttpHeaders;
};

type Settling = {
  readonly payment: PaymentRow;
  readonly charge: Charge;
  readonly event: ProviderEvent & { provider: string };
};

async function settleOnce(platform: Platform, payables: Payables, call: Call, { payment, charge, event }: Settling) {
  const { now } = call;
  await platform.db.transaction().execute(async (tx) => {
    const settled = await settlePayment(tx, payables, payment.id, charge, now);
    const isNew = await insertEvent(tx, {
      provider: event.provider,
      event_id: event.eventId,
      payment_id: payment.id,
      status: charge.status,
      received_at: now,
    });
    if (isNew && settled?.status !== payment.status) {
      const entry = { personId: payment.person_id, what: 'payment', recordId: payment.id } as const;
      await audit(tx, call, { ...entry, action: 'write', why: 'system' });
    }
  });
}

/**
 * Handles a webhook: proves it genuine, reads the charge from the provider itself, and settles by that. One that was handled is not acted
 * on again; one that came too early stays open, so that it may be sent again (D4.02).
 * @throws not_found for another provider or an unknown charge; webhook_not_genuine; malformed; gateway_unavailable, and the provider sends it again
 */
export async function handleWebhook(
  platform: Platform,
  payables: Payables,
  call: Call,
  webhook: WebhookRequest,
): Promise<void> {
  const { provider } = webhook;
  const gateway = gatewayNamed(platform, provider);
  if (!gateway) throw fail('not_found');
  const event = gateway.readWebhook(webhook.rawBody, webhook.headers, call.now);
  if (event === 'not_genuine') throw fail('webhook_not_genuine');
  if (event === 'malformed') throw fail('malformed');
  if (await hasEvent(platform.db, provider, event.eventId)) return;
  const payment = await findByProvider(platform.db, provider, event.providerReference);
  if (!payment) throw fail('not_found');
  const charge = await fetchCharge(platform, payment);
  if (!charge || charge.status === 'pending') return;
  await retryOnConflict(() => settleOnce(platform, payables, call, { payment, charge, event: { ...event, provider } }));
}
