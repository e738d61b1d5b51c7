import type { AppModule } from '../../platform/module.ts';
import type { BeginPayment } from '../billing/index.ts';
import { closeOrders } from './close-orders.ts';
import { ordersExportParts } from './export-parts.ts';
import { forgetPictures } from './forget-pictures.ts';
import { ordersRoutes } from './orders.routes.ts';
import type { DeliveriesOf } from './read-orders.ts';
import { releaseUnpaid } from './release-order.ts';
import { ordersSubscriptions } from './subscriptions.ts';

/** The only door of the room of orders: from the cart's check-out to the door of the house. */
export { giveToRider, handToRider, takeFromRider } from './assign-order.ts';
export {
  orderHoldsWithdrawn,
  orderJudged,
  orderMoved,
  orderReduced,
  type OrderMoved,
  type OrderReduced,
} from './events.ts';
export { judgePrescription } from './judge-prescription.ts';
export { moveOrder } from './move-order.ts';
export { askOrderCode, proveOrderCode } from './order-code.ts';
export { orderLines } from './order-lines.ts';
export { orderNumber } from './order-number.ts';
export { orderPayable } from './order-payable.ts';
export { orderSummary } from './order-summary.ts';
export { readableOrder, workedOrder } from './orders.policy.ts';
export { findOrder, lastStepAt, lockOrder, type OrderRow } from './orders.store.ts';
export { cardForRider } from './orders.view.ts';
export { cardsOf, detailOf, type DeliveriesOf } from './read-orders.ts';
export { returnForRider } from './return-order.ts';
export { goodsOf } from './undo-order.ts';
export { takeOutWithdrawn } from './withdrawn-lines.ts';
export { totalColumns } from './total-columns.ts';

type Others = { readonly beginPayment: BeginPayment; readonly deliveriesOf: DeliveriesOf };

/** `others`: what the modules above this one do for it. */
export const ordersModule = ({ beginPayment, deliveriesOf }: Others): AppModule => ({
  name: 'orders',
  routes: ordersRoutes(beginPayment, deliveriesOf),
  subscriptions: ordersSubscriptions,
  jobs: [forgetPictures, releaseUnpaid],
  exportParts: ordersExportParts,
  beforeClosing: [closeOrders],
});
