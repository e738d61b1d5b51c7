import type { DueWork } from '../../platform/jobs/due.ts';
import { sandboxWebhookWork } from '../../gateways/payment/sandbox/index.ts';
import { expirePayments } from './expire-payments.ts';
import type { Subscription } from '../../platform/outbox/outbox.ts';
import { lookAgain } from './look-again.ts';
import type { Payables } from './payable.ts';
import { giveBackAsAsked } from './return-to-source.ts';

/** The only door of the room of money: paying, the wallet, invoices, and the books behind them. */
export { billingExportParts } from './export-parts.ts';
export { billingRoutes } from './billing.routes.ts';
export { beginBy, type BeginPayment } from './begin-payment.ts';
export { isBeingPaid } from './payments.store.ts';
export { sourceRefundEnded } from './events.ts';
export { refundSummary } from './refund-summary.ts';
export { currentSeller } from './seller.ts';
export { refundPart } from './refund-part.ts';
export { earnPoints, openLoyalty, pointsPerSar } from './loyalty.ts';
export { refundPayment, refundToWallet, type RefundTo } from './refund-payment.ts';
export { openWallet, topUp } from './top-up.ts';
export { servePaymentWebhooks } from './webhook.routes.ts';
export type { InvoiceLine, Owed, Payable, Payables, Price } from './payable.ts';

/** What becomes due in this room: payments that ran out, and the notices that the sandbox still has to send. */
export const billingDue = (payables: Payables): readonly DueWork[] => [sandboxWebhookWork, expirePayments(payables)];

/** What this room does about its own events: providers give back what they are asked for, and pages that were left are looked at once more. */
export const billingSubscriptions = (payables: Payables): readonly Subscription[] => [
  giveBackAsAsked,
  lookAgain(payables),
];
