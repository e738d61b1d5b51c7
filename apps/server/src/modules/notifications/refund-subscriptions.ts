import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { refundSummary, sourceRefundEnded } from '#modules/billing/index.ts';
import { notify } from './notify.ts';
import { refundTexts } from './refund.texts.ts';

async function notifyOfRefund(paymentId: number, to: 'source' | 'wallet', context: EventContext): Promise<void> {
  const refund = await refundSummary(context.tx, paymentId);
  if (!refund) return;
  const { purpose, entityId, payer } = refund;
  const link = purpose === 'order' ? `/pharmacy/orders/${entityId}` : `/appointment/${entityId}`;
  const text = refundTexts[to](refund);
  await notify(payer, { kind: 'refund_ended', text, link }, context);
}

/** Notifications about refunds. */
export const refundSubscriptions: readonly Subscription[] = [
  on(sourceRefundEnded, ({ payment_id, to }, context) => notifyOfRefund(payment_id, to, context)),
];
