import { allocate } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { shareSales } from '#modules/catalogue/index.ts';
import { emptyCart, priceCart, redeemCoupon, type PricedCart } from '#modules/cart/index.ts';
import { prescribedInPortal } from '#modules/records/index.ts';
import { ownReason, requireAgreedTerms } from '#modules/people/index.ts';
import {
  checkCart,
  deliveryWindow,
  resolveDestination,
  type Destination,
  type CheckoutRequest,
} from './validate-checkout.ts';
import { attachPrescriptions, checkPrescriptions, attachRecordPrescriptions } from '../prescriptions/prescriptions.ts';
import { orderLines, totalColumns } from './order-lines.ts';
import { branchesNear, lockLots, reserveLots } from '../common/reserve.store.ts';
import { lockOpenOrder, insertLines, insertOrder, type OrderRow } from '../common/orders.store.ts';

/** How long the products wait for their payment (DECISIONS §6). */
export const reservedMinutes = 15;

const addressOf = ({ address }: Destination) =>
  address &&
  JSON.stringify({
    ADDRESS: [address.street, address.district, address.note].filter(Boolean).join(', '),
    ADDRESS_NAME: address.name,
    CITY: address.city,
    LATITUDE: address.latitude,
    LONGITUDE: address.longitude,
  });

function orderRow(call: UserCall, cart: PricedCart, request: CheckoutRequest, destination: Destination) {
  const { totals } = cart;
  const window = deliveryWindow(request, call.now);
  return {
    person_id: call.actor.personId,
    account_id: call.actor.accountId,
    mode: request.mode,
    payable_until: addMinutes(call.now, reservedMinutes),
    scheduled_from: window?.from ?? null,
    scheduled_to: window?.to ?? null,
    address: addressOf(destination),
    location_id: destination.locationId,
    coupon_code: cart.coupon?.code ?? null,
    ...totalColumns(totals),
    created_at: call.now,
  };
}

/** Takes the products out of stock, from lots that are good still when they are handed over: those who order at once wait for each other's lots, and the last ones are told what is short. */
async function reserve(tx: Tx, order: OrderRow, cart: PricedCart, destination: Destination, now: Date): Promise<void> {
  const wanted = cart.lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
  const lots = await lockLots(
    tx,
    wanted.map(({ productId }) => productId),
    order.scheduled_to ?? now,
  );
  const branches =
    destination.locationId === null ? await branchesNear(tx, destination.address) : [destination.locationId];
  const outcome = allocate(lots, wanted, { branches, oneBranchOnly: destination.locationId !== null });
  if (!outcome.ok) throw fail('quantity_over_stock', { data: { product_ids: outcome.short } });
  await reserveLots(tx, order.id, outcome.taken);
}

/** What of a cart the caller's own record prescribes. */
const prescribedIn = (tx: Tx, personId: number, { lines }: PricedCart) =>
  prescribedInPortal(
    tx,
    personId,
    lines.map(({ product }) => product).filter(({ isPrescription }) => isPrescription),
  );

/**
 * Makes an order of the caller's cart, with the server's own prices: its products are reserved, its code is used, the cart is empty. The
 * payment begins afterwards; until it comes the order has no state.
 * @throws what SPEC §5 and §8 refuse by; payment_in_progress while another order of this cart is being paid
 */
export async function placeOrder(tx: Tx, call: UserCall, request: CheckoutRequest): Promise<OrderRow> {
  const { personId } = call.actor;
  await requireAgreedTerms(tx, call);
  const open = await lockOpenOrder(tx, personId);
  if (open) throw fail('payment_in_progress', { data: { order_id: open.id } });
  const destination = await resolveDestination(tx, call, request);
  await checkPrescriptions(tx, call, request.prescription_ids);
  await shareSales(tx);
  const cart = await priceCart(tx, { personId }, request.mode, call.now);
  const prescribed = await prescribedIn(tx, personId, cart);
  checkCart(cart, request, prescribed);
  const order = await insertOrder(tx, orderRow(call, cart, request, destination));
  if (!order) throw fail('payment_in_progress');
  await insertLines(tx, orderLines(order.id, cart));
  await attachPrescriptions(tx, call, order.id, request.prescription_ids);
  await attachRecordPrescriptions(tx, call, order.id, [...prescribed.values()]);
  await reserve(tx, order, cart, destination, call.now);
  const { coupon, totals } = cart;
  if (coupon)
    await redeemCoupon(tx, { code: coupon.code, personId, orderId: order.id, subTotal: totals.subTotal }, call.now);
  await emptyCart(tx, personId, call.now);
  await audit(tx, call, { personId, action: 'write', what: 'order', recordId: order.id, why: ownReason(call) });
  return order;
}
