import { sourceRefundedPostings, sourceRefusedPostings } from '@balsam/domain/billing';
import { halalas } from '@balsam/domain/money';
import { on, publish, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import { refundAsked, sourceRefundEnded } from './events.ts';
import { gatewayOf } from './gateway-of.ts';
import { postJournal } from './ledger.ts';
import { operation } from './operation.ts';
import { findPayment, lockPayment, updatePayment, type PaymentRow } from './payments.store.ts';

/** A provider that is not connected any more gives nothing back. */
async function askProvider({ platform }: EventContext, payment: PaymentRow): Promise<'done' | 'refused'> {
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
    ...(!isDone && { refund_to: 'wallet' as const, ...operation.refunded }),
  });
  await publish(tx, sourceRefundEnded, { payment_id: payment.id, to: isDone ? 'source' : 'wallet' }, now);
}

/**
 * Has a provider give back what it was asked for. While nobody knows whether it did, the outbox tells again and the money stays in refund
 * clearing: the wallet takes it only when the provider says that it never will, so that nothing is given twice.
 */
async function returnToSource(paymentId: number, occasion: EventContext): Promise<void> {
  const asked = await findPayment(occasion.tx, paymentId);
  if (!asked || asked.source_refund === 0 || asked.source_refund_ended_at !== null) return;
  const outcome = await askProvider(occasion, asked);
  const payment = await lockPayment(occasion.tx, paymentId);
  if (payment.source_refund_ended_at === null) await bookEnd(occasion, payment, outcome);
}

/** Sees to it that providers give back what they are asked for. */
export const giveBackAsAsked: Subscription = on(refundAsked, ({ payment_id }, occasion) =>
  returnToSource(payment_id, occasion),
);
