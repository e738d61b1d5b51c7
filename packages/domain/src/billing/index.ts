export { checkout, type Checkout, type CheckoutChoice } from './checkout.ts';
export { countedIdentity, mayBeFree, mayClaimFreeVisit, type FreeVisit } from './free-visit.ts';
export { declineReason } from './decline.ts';
export { formatInvoiceNumber } from './invoice.ts';
export { instalmentsOf, mayPayByInstalments, type InstalmentLimits } from './instalments.ts';
export { pointsEarned, pointsOf, pointsWorth } from './loyalty.ts';
export { isFailure, operationStatus, type OperationStatus } from './operation.ts';
export { patientPrice } from './patient-price.ts';
export { mayMovePayment, paymentMoves, type PaymentState } from './payment.ts';
export {
  balances,
  holdPostings,
  lateToSourcePostings,
  openingPostings,
  paymentPostings,
  pointsGivenPostings,
  refundPostings,
  releaseHoldPostings,
  sourceAccountOf,
  sourceRefundedPostings,
  sourceRefusedPostings,
  topUpPostings,
  walletBalance,
  type InsurerPart,
  type LedgerAccount,
  type Posting,
} from './postings.ts';
export { priceOf } from './price.ts';
export { mayReduce } from './reductions.ts';
export {
  mayUsePromotion,
  promoCodeOf,
  promotionDiscount,
  promotionState,
  type Promotion,
  type PromotionState,
} from './promotion.ts';
export {
  cardMinimum,
  partsBack,
  partsLeft,
  splitPayment,
  type DeskMethod,
  type PaymentMethod,
  type PaymentParts,
} from './split.ts';
export { standardVatPercent, vatPercent, type Supply } from './vat.ts';
export { zatcaQr } from './zatca.ts';
