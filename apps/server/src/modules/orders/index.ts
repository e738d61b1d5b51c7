import type { AppModule } from '../../platform/module.ts';
import type { BeginPayment } from '../billing/index.ts';
import { closeOrders } from './deletion/close-orders.ts';
import { ordersExportParts } from './export-parts.ts';
import { purgePrescriptionPictures } from './prescriptions/purge-pictures.ts';
import { ordersRoutes } from './orders.routes.ts';
import type { DeliveriesOf } from './reading/read-orders.ts';
import { releaseUnpaid } from './changes/release-order.ts';
import { ordersSubscriptions } from './subscriptions.ts';

/** The entrance to the module of orders: from the cart's check-out to the door of the system. */
export { giveToRider, handToRider, unassignRider as takeFromRider } from './changes/assign-order.ts';
export {
  orderHoldsWithdrawn,
  orderJudged,
  orderMoved,
  orderReduced,
  type OrderMoved,
  type OrderReduced,
} from './common/events.ts';
export { judgePrescription } from './changes/review-prescription.ts';
export { moveOrder } from './changes/move-order.ts';
export { askOrderCode, proveOrderCode } from './changes/order-code.ts';
export { orderLines } from './checkout/order-lines.ts';
export { orderNumber } from './common/order-number.ts';
export { orderPayable } from './checkout/order-payable.ts';
export { orderSummary } from './reading/order-summary.ts';
export { readableOrder, workedOrder } from './common/orders.policy.ts';
export { findOrder, lastStepAt, lockOrder, type OrderRow } from './common/orders.store.ts';
export { cardForRider } from './reading/orders.view.ts';
export { cardsOf, detailOf, type DeliveriesOf } from './reading/read-orders.ts';
export { returnForRider } from './changes/return-order.ts';
export { goodsOf } from './changes/undo-order.ts';
export { takeOutWithdrawn } from './common/withdrawn-lines.ts';
export { totalColumns } from './checkout/total-columns.ts';

type Others = { readonly beginPayment: BeginPayment; readonly deliveriesOf: DeliveriesOf };

/** `others`: what the modules above this one do for it. */
export const ordersModule = ({ beginPayment, deliveriesOf }: Others): AppModule => ({
  name: 'orders',
  routes: ordersRoutes(beginPayment, deliveriesOf),
  subscriptions: ordersSubscriptions,
  jobs: [purgePrescriptionPictures, releaseUnpaid],
  exportParts: ordersExportParts,
  beforeClosing: [closeOrders],
});
