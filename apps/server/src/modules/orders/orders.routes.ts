import { orders } from '@balsam/contract/orders';
import { addresses } from '@balsam/contract/orders/addresses';
import { deliveryAreas } from '@balsam/contract/orders/delivery-areas';
import { prescriptions } from '@balsam/contract/orders/prescriptions';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import type { BeginPayment } from '#modules/billing/index.ts';
import { withGuessLimit } from '#modules/cart/index.ts';
import { rateOrder, reorder } from './aftercare/after-delivery.ts';
import { cancelOrder } from './changes/cancel-order.ts';
import { releaseUnpaidOrder } from './checkout/release-unpaid-order.ts';
import { addAddress, changeAddress, removeAddress, showAddress, showAddresses } from './addresses/manage-addresses.ts';
import { changeArea, listAreas } from './areas/manage-areas.ts';
import { showDeliveryOptions } from './checkout/delivery-promises.ts';
import { listSlots } from './checkout/delivery-slots.ts';
import { listPickupBranches } from './checkout/pickup-branches.ts';
import { orderAndPay } from './checkout/order-and-pay.ts';
import { placedView } from './checkout/placed.view.ts';
import { createPrescription, showPrescriptions, withdrawPrescription } from './prescriptions/prescriptions.ts';
import { answerSubstitute } from './substitutes/answer-substitute.ts';
import { listMine, showOrder, wholeOf, type DeliveriesOf } from './reading/read-orders.ts';

const addressRoutes: readonly Route[] = [
  read(addresses.list, ({ db, call }) => showAddresses(db, call)),
  read(addresses.show, ({ db, call, params }) => showAddress(db, call, params.id)),
  write(addresses.add, ({ tx, call, body }) => addAddress(tx, call, body)),
  write(addresses.change, ({ tx, call, params, body }) => changeAddress(tx, call, params.id, body)),
  write(addresses.remove, ({ tx, call, params }) => removeAddress(tx, call, params.id)),
];

const prescriptionRoutes: readonly Route[] = [
  write(prescriptions.create, ({ tx, call, body }) => createPrescription(tx, call, body)),
  read(prescriptions.mine, ({ db, call }) => showPrescriptions(db, call)),
  write(prescriptions.remove, async ({ tx, call, params, platform }) => {
    await withdrawPrescription(tx, platform, call, params.id);
    return {};
  }),
];

const areaRoutes: readonly Route[] = [
  read(deliveryAreas.list, ({ db }) => listAreas(db)),
  write(deliveryAreas.change, ({ tx, call, params, body }) => changeArea(tx, call, params.location_id, body)),
];

const ofOrders = (begin: BeginPayment, deliveriesOf: DeliveriesOf): readonly Route[] => [
  withGuessLimit(
    callExternal(orders.create, async ({ platform, call, body, attempt }) => {
      const placed = await orderAndPay(platform, begin, call, { request: body }, attempt);
      return placedView(platform.db, call, placed, deliveriesOf);
    }),
    (body) => Boolean(body?.['coupon']),
  ),
  read(orders.mine, ({ db, call, query }) => listMine(db, call, query)),
  read(orders.slots, ({ db, call, query }) => listSlots(db, call, query)),
  read(orders.deliveryOptions, ({ db, call, query }) => showDeliveryOptions(db, call, query.address_id)),
  read(orders.pickupBranches, ({ db, call }) => listPickupBranches(db, call)),
  read(orders.show, ({ db, call, params }) => showOrder(db, call, params.id, deliveriesOf)),
  write(orders.cancel, async ({ tx, call, params, body }) =>
    wholeOf(tx, call, await cancelOrder(tx, call, params.id, body), deliveriesOf),
  ),
  write(orders.release, async ({ tx, call, params, body }) => {
    const { order, leftOut } = await releaseUnpaidOrder(tx, call, params.id, { toCart: body.to_cart });
    return { ...(await wholeOf(tx, call, order, deliveriesOf)), left_out: leftOut };
  }),
  write(orders.answerSubstitute, async ({ tx, call, params, body }) => {
    const answer = { substituteId: params.substitute_id, agrees: body.agrees };
    return wholeOf(tx, call, await answerSubstitute(tx, call, params.id, answer), deliveriesOf);
  }),
  write(orders.reorder, ({ tx, call, params }) => reorder(tx, call, params.id)),
  write(orders.rate, async ({ tx, call, params, body }) =>
    wholeOf(tx, call, await rateOrder(tx, call, params.id, body), deliveriesOf),
  ),
];

/**
 * Addresses, prescriptions, served areas and orders. `begin` opens a payment and is billing's, which knows what is paid for; `deliveriesOf` is of the module of
 * delivery, which knows who brings it.
 */
export const ordersRoutes = (begin: BeginPayment, deliveriesOf: DeliveriesOf): readonly Route[] => [
  ...addressRoutes,
  ...prescriptionRoutes,
  ...areaRoutes,
  ...ofOrders(begin, deliveriesOf),
];
