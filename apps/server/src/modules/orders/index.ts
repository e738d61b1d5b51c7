import type { AppModule } from '#platform/module.ts';
import type { BeginPayment } from '#modules/billing/index.ts';
import { closeOrders } from './deletion/close-orders.ts';
import { ordersExportParts } from './export-parts.ts';
import { unusedPrescriptionPictures } from './prescriptions/unused-pictures.ts';
import { ordersRoutes } from './orders.routes.ts';
import type { DeliveriesOf } from './reading/read-orders.ts';
import { lapsePickups } from './changes/lapse-pickups.ts';
import { releaseUnpaid } from './changes/release-order.ts';
import { ordersSubscriptions } from './subscriptions.ts';

/** The entrance to the module of orders: from the cart's check-out to the patient's door. */
export { assignRider, returnForRider, transferToRider, unassignRider } from './changes/order-rider.ts';
export {
  orderCalledBack,
  orderHoldsWithdrawn,
  prescriptionReviewed,
  orderMoved,
  orderReduced,
  pickupReminded,
  substituteClosed,
  substituteProposed,
  type OrderMoved,
  type OrderReduced,
  type SubstituteClosed,
} from './common/events.ts';
export { reviewPrescription } from './changes/review-prescription.ts';
export { callBack, calledBackSince, isCalledBack, isLostAfterCallBack } from './changes/call-back.ts';
export { awaitsReturn, confirmReturn } from './changes/confirm-return.ts';
export { moveOrder } from './changes/move-order.ts';
export { hidesPrescriptionPicture } from './prescriptions/prescriptions.ts';
export { sendOrderCode, handOverByCode } from './changes/order-code.ts';
export { orderLines, totalColumns } from './checkout/order-lines.ts';
export { refillBasket, type OpenBasket } from './checkout/baskets.ts';
export { orderAndPay } from './checkout/order-and-pay.ts';
export { placedView } from './checkout/placed.view.ts';
export { likeLastDelivery } from './reading/last-delivery.ts';
export { cartOwed, orderPayable } from './checkout/order-payable.ts';
export { searchableOrders } from './reading/searchable-orders.store.ts';
export { orderSummary } from './reading/order-summary.ts';
export { hidesItems, readableOrder, lockOrderFor } from './common/orders.policy.ts';
export { endedPrescriptions } from './common/ended-prescriptions.ts';
export { findOrder, lastStepAt, linesIn, lockOrder, readLinesOf, type OrderRow } from './common/orders.store.ts';
export { missing, setAside } from './common/reserve.store.ts';
export { orderMatches } from './reading/order-search.store.ts';
export { cardForRider } from './reading/orders.view.ts';
export { cardsOf, detailOf, type DeliveriesOf } from './reading/read-orders.ts';
export { remainingInvoiceLines } from './changes/undo-order.ts';
export { findSubstitute, ordersWithQuestion } from './common/substitutes.store.ts';
export { takeOutWithdrawn } from './common/withdrawn-lines.ts';
export { takeOutUnavailable } from './changes/take-out-unavailable.ts';
export { findSubstitutes } from './substitutes/find-substitutes.ts';
export { proposeSubstitute } from './substitutes/propose-substitute.ts';
export { takeBackSubstitute } from './substitutes/take-back-substitute.ts';

type Dependencies = { readonly beginPayment: BeginPayment; readonly deliveriesOf: DeliveriesOf };

/** `others`: what the modules above this one do for it. */
export const ordersModule = ({ beginPayment, deliveriesOf }: Dependencies): AppModule => ({
  name: 'orders',
  routes: ordersRoutes(beginPayment, deliveriesOf),
  subscriptions: ordersSubscriptions,
  jobs: [lapsePickups, releaseUnpaid],
  unusedFiles: [unusedPrescriptionPictures],
  exportParts: ordersExportParts,
  beforeClosing: [closeOrders],
});
