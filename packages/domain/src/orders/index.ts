export { areaLimits, checkArea, isInArea } from './delivery-area.ts';
export { couponDiscount, mayUseCoupon, type Coupon } from './coupon.ts';
export { reviewDecisions, linesTakenOut, mayConfirm, mayReview, type ReviewDecision } from './prescription-review.ts';
export { expiryRuleOf } from './expiry.ts';
export { orderMark, orderName, orderNumber, readOrderQuery, type LocalizedText } from './name.ts';
export { offerDiscount, type Offer, type OfferType } from './offers.ts';
export { packsForCourse } from './packs.ts';
export { fetchableSince, lapsesAt, pickupDue } from './pickup.ts';
export { isLowRating, ratingStars } from './rating.ts';
export {
  cartLimits,
  defaultOrderLimits,
  deliveryRules,
  fastWindow,
  handedOverBy,
  handedOverIn,
  mayScheduleFor,
  mostOrderLimits,
  prescriptionLimits,
  promisedBy,
  type PromisedDays,
} from './schedule.ts';
export {
  branchesServing,
  mayOrderFast,
  hasRoomIn,
  plannableSlots,
  plannedSlot,
  slotsOn,
  type DeliveryPromises,
  type DeliverySlot,
  type PlannedDeliveries,
  type Place,
  type ServiceBranch,
} from './service-area.ts';
export { orderStates, type OrderState } from './state.ts';
export {
  endsCallBack,
  finalStates,
  handOverFrom,
  isAfterCallBack,
  isOrderActive,
  mayCallBack,
  mayCancelOrder,
  mayRelease,
  movesFrom,
  orderMove,
  orderMoves,
  returnsToStock,
  statesAtBranch,
  timelineOf,
  type OrderMover,
  type Fulfilment,
} from './states.ts';
export {
  allocate,
  maySellAgain,
  sourcings,
  type Lot,
  type Sourcing,
  type Taken,
  type Wanted,
  type WayOut,
} from './stock.ts';
export {
  defaultSubstituteMinutes,
  mayPropose,
  maySubstitute,
  substitutePrice,
  waitsForAnswer,
  type Substitutable,
} from './substitution.ts';
export { goodsSums, lineWithVat, type SummedLine } from './sums.ts';
export { totalsOf, type CartLine, type DeliveryCharges, type DeliveryMode, type Totals } from './totals.ts';
export { handsOut, mayTakeOutSome, mayTakeOutUnavailable, mayTakeOutWithdrawn } from './withdrawal.ts';
export { stagesOf } from './stages.ts';
