/** The only door of the room of orders: from the cart's check-out to the door of the house. */
export { closeOrders } from './close-orders.ts';
export { ordersExportParts } from './export-parts.ts';
export { orderPayable } from './order-payable.ts';
export { ordersRoutes } from './orders.routes.ts';
export { releaseUnpaid } from './release-order.ts';
export { ordersSubscriptions } from './subscriptions.ts';
