import { sourceRefundedPostings, sourceRefusedPostings } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { on, publish, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { refundRequested, sourceRefundEnded } from './events.ts';
import { gatewayOf } from './gateway-of.ts';
import { postJournal } from './ledger.ts';
import { refundedMessage } from './operation.ts';
import { findPayment, lockPayment, updatePayment, type PaymentRow } from './payments.store.ts';

/** A provider that is no longer connected refunds nothing. */
async function requestRefund({ platform }: EventContext, payment: PaymentRow): Promise<'done' | 'refused'> {
  const gateway = gatewayOf(platform, payment);
  if (!gateway || payment.provider_reference === null) return 'refused';
  return gateway.refund({ providerReference: payment.provider_reference, amount: payment.source_refund });
}

async function bookEnd({ tx, now }: EventContext, payment: PaymentRow, outcome: 'done' | 'refused'): Promise<void> {
  const amount = halalas(payment.source_refund);
  const isDone = outcome === 'done';
  await postJournal(tx, {
    key: `source-refund:${payment.id}`,
    kind: isDone ? 'source_refunded' : 'source_refused',
    paymentId: payment.id,
    postings: isDone ? sourceRefundedPostings(amount) : sourceRefusedPostings({ personId: payment.person_id, amount }),
    now,
  });
  await updatePayment(tx, payment.id, {
    source_refund_ended_at: now,
    ...(!isDone && {
      refund_to: 'wallet' as const,
      ...refundedMessage({ money: 'wallet', hasPoints: payment.loyalty_part > 0 }),
    }),
  });
  await publish(tx, sourceRefundEnded, { payment_id: payment.id, to: isDone ? 'source' : 'wallet' }, now);
}

/**
 * Has a provider refund the payer. While it is unknown whether it did, the outbox tries again and the money stays in refund clearing: the
 * wallet gets it only when the provider refuses for good, so that nothing is refunded twice.
 */
async function returnToSource(paymentId: number, context: EventContext): Promise<void> {
  const requested = await findPayment(context.tx, paymentId);
  if (!requested || requested.source_refund === 0 || requested.source_refund_ended_at !== null) return;
  const outcome = await requestRefund(context, requested);
  const payment = await lockPayment(context.tx, paymentId);
  if (payment.source_refund_ended_at === null) await bookEnd(context, payment, outcome);
}

/** Has providers refund what was requested. */
export const returnRequestedRefunds: Subscription = on(
  refundRequested,
  ({ payment_id }, context) => returnToSource(payment_id, context),
  { slow: true },
);
