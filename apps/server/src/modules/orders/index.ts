/** The only door of the room of orders: from the cart's check-out to the door of the house. */
export { closeOrders } from './close-orders.ts';
export { orderJudged, orderMoved, type OrderMoved } from './events.ts';
export { ordersExportParts } from './export-parts.ts';
export { forgetPictures } from './forget-pictures.ts';
export { judgePrescription } from './judge-prescription.ts';
export { moveOrder } from './move-order.ts';
export { askOrderCode, proveOrderCode } from './order-code.ts';
export { orderLines } from './order-lines.ts';
export { orderPayable } from './order-payable.ts';
export { orderSummary } from './order-summary.ts';
export { ordersRoutes } from './orders.routes.ts';
export { cardsOf, detailOf } from './read-orders.ts';
export { releaseUnpaid } from './release-order.ts';
export { ordersSubscriptions } from './subscriptions.ts';
export { goodsOf } from './undo-order.ts';
