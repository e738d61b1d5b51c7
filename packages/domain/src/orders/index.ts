export { couponDiscount, mayUseCoupon, type Coupon } from './coupon.ts';
export { reviewDecisions, linesTakenOut, mayConfirm, mayReview, type ReviewDecision } from './prescription-review.ts';
export { orderMark, orderName, orderNumber, withoutOrderWords, type LocalizedText } from './name.ts';
export { offerDiscount, type Offer, type OfferType } from './offers.ts';
export { isLowRating, ratingStars } from './rating.ts';
export { deliveryRules, fastWindow, mayScheduleFor, plannableTimes } from './schedule.ts';
export {
  finalStates,
  handOverFrom,
  isOrderActive,
  mayCancelOrder,
  movesFrom,
  orderMove,
  orderMoves,
  orderStates,
  returnsToStock,
  statesAtBranch,
  timelineOf,
  type OrderMover,
  type OrderState,
  type Fulfilment,
} from './states.ts';
export { allocate, type Lot, type Taken, type Wanted } from './stock.ts';
export { totalsOf, type CartLine, type DeliveryCharges, type DeliveryMode, type Totals } from './totals.ts';
export { handsOut, mayTakeOutWithdrawn } from './withdrawal.ts';
