import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { refundSummary, sourceRefundEnded } from '#modules/billing/index.ts';
import { notify } from './notify.ts';
import { refundTexts } from './refund.texts.ts';

type Refund = NonNullable<Awaited<ReturnType<typeof refundSummary>>>;

/** Where what was paid for is seen; a package by its list, as only those that are kept have a page. */
const pages: Readonly<Record<Refund['purpose'], (id: number) => string>> = {
  appointment: (id) => `/appointment/${id}`,
  order: (id) => `/pharmacy/orders/${id}`,
  package: () => '/services-packages',
  wallet: () => '/wallet',
};

async function notifyOfRefund(paymentId: number, to: 'source' | 'wallet', context: EventContext): Promise<void> {
  const refund = await refundSummary(context.tx, paymentId);
  if (!refund) return;
  const { purpose, entityId, payer } = refund;
  const link = pages[purpose](entityId);
  const text = refundTexts[to](refund);
  await notify(payer, { kind: 'refund_ended', text, link }, context);
}

/** Notifications about refunds. */
export const refundSubscriptions: readonly Subscription[] = [
  on(sourceRefundEnded, ({ payment_id, to }, context) => notifyOfRefund(payment_id, to, context)),
];
