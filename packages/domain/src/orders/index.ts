export { couponDiscount, mayUseCoupon, type Coupon } from './coupon.ts';
export { judgements, linesTakenOut, mayConfirm, mayJudge, type Judgement } from './judgement.ts';
export { orderMark, orderName, withoutOrderWords, type InBoth } from './name.ts';
export { offerDiscount, type Offer, type OfferType } from './offers.ts';
export { deliveryRules, fastWindow, mayScheduleFor, plannableTimes } from './schedule.ts';
export {
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
  type OrderWay,
} from './states.ts';
export { allocate, type Lot, type Taken, type Wanted } from './stock.ts';
export { totalsOf, type CartLine, type DeliveryCharges, type DeliveryMode, type Totals } from './totals.ts';
export { handsOut, mayTakeOutWithdrawn } from './withdrawal.ts';
