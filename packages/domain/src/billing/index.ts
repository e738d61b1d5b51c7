export { formatInvoiceNumber, invoiceTotals, type InvoiceLine, type InvoiceTotals } from './invoice.ts';
export { isFailure, operationStatus, type OperationStatus } from './operation.ts';
export { mayMovePayment, paymentMoves, type PaymentState } from './payment.ts';
export {
  balances,
  holdPostings,
  openingPostings,
  paymentPostings,
  refundToWalletPostings,
  releaseHoldPostings,
  topUpPostings,
  walletBalance,
  type LedgerAccount,
  type Posting,
} from './postings.ts';
export { priceOf } from './price.ts';
export { splitPayment, type PaymentMethod } from './split.ts';
export { standardVatPercent, vatPercent, type Supply } from './vat.ts';
export { zatcaQr } from './zatca.ts';
