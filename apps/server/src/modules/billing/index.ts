import type { AppModule } from '#platform/module.ts';
import { billingRoutes } from './billing.routes.ts';
import { billingExportParts } from './export-parts.ts';
import { expirePayments } from './expire-payments.ts';
import { recheckPayment } from './recheck-payment.ts';
import type { CheckoutSources } from './checkout.ts';
import { servePaymentWebhooks } from './webhook.routes.ts';
import { returnRequestedRefunds } from './return-to-source.ts';

/** The entrance to the module of money: paying, the wallet, invoices, and the books behind them. */
export { beginBy, collectAtDesk, payFromWallet, settleUnowed, type BeginPayment } from './begin-payment.ts';
export { lockBalance, readBalance } from './balances.store.ts';
export { listDeskRefunds, payOutAtDesk } from './desk-refunds.ts';
export { invoiceNumbersOf } from './invoices.store.ts';
export { isBeingPaid, pointsPaidFor } from './payments.store.ts';
export { paymentRefunded, sourceRefundEnded } from './events.ts';
export { voidPending } from './void-pending.ts';
export { refundWayOf, refundSummary, type RefundedTo, type RefundWay } from './refund-summary.ts';
export { currentSeller, sellerSettings, type Seller } from './seller.ts';
export { expirePaymentsOf } from './expire-payments.ts';
export { exchangeLines } from './exchange-lines.ts';
export { refundPart } from './refund-part.ts';
export { leftOf, refundShare } from './refund-share.ts';
export { earnPoints, openLoyalty, pointsPerSar } from './loyalty.ts';
export { refundPayment, type RefundTo } from './refund-payment.ts';
export { openWallet, topUp } from './top-up.ts';
export { topUpPayable } from './top-up-payable.ts';
export type {
  CartOwed,
  Due,
  InvoiceLine,
  Owed,
  Payable,
  Payables,
  Price,
  Reductions,
  ReductionVerdicts,
} from './payable.ts';

/** `payables`: what can be paid for, by the purpose that a payment names; `cartOwed`: what the cart would cost. */
export const billingModule = ({ payables, cartOwed }: CheckoutSources): AppModule => ({
  name: 'billing',
  routes: billingRoutes({ payables, cartOwed }),
  subscriptions: [returnRequestedRefunds, recheckPayment(payables)],
  jobs: [expirePayments(payables)],
  extraRoutes: (http, platform) => servePaymentWebhooks(http, platform, payables),
  exportParts: billingExportParts,
});
