/** The only door of the room of orders: from the cart's check-out to the door of the house. */
export { giveToRider, handToRider, takeFromRider } from './assign-order.ts';
export { closeOrders } from './close-orders.ts';
export {
  orderHoldsWithdrawn,
  orderJudged,
  orderMoved,
  orderReduced,
  type OrderMoved,
  type OrderReduced,
} from './events.ts';
export { ordersExportParts } from './export-parts.ts';
export { forgetPictures } from './forget-pictures.ts';
export { judgePrescription } from './judge-prescription.ts';
export { moveOrder } from './move-order.ts';
export { askOrderCode, proveOrderCode } from './order-code.ts';
export { orderLines } from './order-lines.ts';
export { orderNumber } from './order-number.ts';
export { orderPayable } from './order-payable.ts';
export { orderSummary } from './order-summary.ts';
export { readableOrder, workedOrder } from './orders.policy.ts';
export { ordersRoutes } from './orders.routes.ts';
export { findOrder, lastStepAt, lockOrder, type OrderRow } from './orders.store.ts';
export { cardForRider } from './orders.view.ts';
export { cardsOf, detailOf, type DeliveriesOf } from './read-orders.ts';
export { releaseUnpaid } from './release-order.ts';
export { returnForRider } from './return-order.ts';
export { ordersSubscriptions } from './subscriptions.ts';
export { goodsOf } from './undo-order.ts';
export { takeOutWithdrawn } from './withdrawn-lines.ts';
export { totalColumns } from './total-columns.ts';
