import { halalas, toSar } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { shareSales } from '#modules/catalogue/index.ts';
import { redeemCoupon, type PricedCart } from '#modules/cart/index.ts';
import { prescribedInPortal } from '#modules/records/index.ts';
import { ownReason, requireAgreedTerms } from '#modules/people/index.ts';
import {
  checkProducts,
  checkTerms,
  deliveryWindow,
  needsPrescription,
  resolveDestination,
  type Destination,
  type CheckoutRequest,
} from './validate-checkout.ts';
import { openCartBasket, type Basket, type OpenBasket } from './baskets.ts';
import { chooseBranch, sourcingOf, type Source } from './choose-branch.ts';
import { readPromises } from '../common/promises.store.ts';
import {
  attachPrescriptions,
  attachRecordPrescriptions,
  checkPrescriptions,
  copyPrescriptions,
} from '../prescriptions/prescriptions.ts';
import { orderLines, totalColumns } from './order-lines.ts';
import { reserveLots } from '../common/reserve.store.ts';
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
    IS_APPROXIMATE: address.is_approximate,
  });

type Plan = {
  readonly destination: Destination;
  readonly window: ReturnType<typeof deliveryWindow>;
  readonly source: Source;
  readonly payableUntil: Date;
  readonly origin: Basket['origin'];
};

function orderRow(
  call: UserCall,
  cart: PricedCart,
  request: CheckoutRequest,
  { destination, window, source, payableUntil, origin }: Plan,
) {
  const { totals } = cart;
  return {
    person_id: call.actor.personId,
    account_id: call.actor.accountId,
    mode: request.mode,
    payable_until: payableUntil,
    scheduled_from: window?.from ?? null,
    scheduled_to: window?.to ?? null,
    address: addressOf(destination),
    location_id: destination.locationId,
    branch_id: source.branchId,
    sourcing: sourcingOf(source),
    coupon_code: cart.coupon?.code ?? null,
    vat_percent: cart.vatPercent,
    ...origin,
    ...totalColumns(totals),
    created_at: call.now,
  };
}

/** What of a cart the record of the open profile prescribes, as far as the caller may read it. */
const prescribedIn = (tx: Tx, { personId, guardianAccess }: UserCall['actor'], { lines }: PricedCart) =>
  prescribedInPortal(
    tx,
    personId,
    lines.map(({ product }) => product).filter(({ isPrescription }) => isPrescription),
    { hideSensitive: guardianAccess === 'limited' },
  );

type Prescribed = Awaited<ReturnType<typeof prescribedIn>>;
type Sharing = {
  readonly order: OrderRow;
  /** What is ordered now, and with it what waits for a second delivery. */
  readonly cart: PricedCart;
  readonly whole: PricedCart;
  readonly prescribed: Prescribed;
  readonly sentIds: readonly number[];
};

/**
 * The order takes the prescriptions that are for what is in it. Those that were sent wait with what comes in a second delivery when they are for that
 * alone; when they are for both, copies of them do.
 */
async function sharePrescriptions(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  call: UserCall,
  { order, cart, whole, prescribed, sentIds }: Sharing,
): Promise<void> {
  const now = new Set(cart.lines.map(({ product }) => product.id));
  const later = whole.lines.filter(({ product }) => !now.has(product.id));
  if (needsPrescription(cart.lines, prescribed) || later.length === 0) {
    if (needsPrescription(later, prescribed)) await copyPrescriptions(tx, platform, call, sentIds);
    await attachPrescriptions(tx, call, order.id, sentIds);
  }
  const ofRecord = [...prescribed].flatMap(([productId, record]) => (now.has(productId) ? record : []));
  await attachRecordPrescriptions(tx, call, order.id, ofRecord);
}

/**
 * Makes an order of the caller's cart, or of another basket, with the server's own prices: its products are reserved, its code is used, the
 * cart is empty. The payment begins afterwards; until it comes the order has no state.
 * @throws what SPEC §5 and §8 refuse by; what a basket refuses to open by; payment_in_progress while another order of the person is being paid
 */
export async function placeOrder(
  tx: Tx,
  platform: Pick<Platform, 'files'>,
  call: UserCall,
  request: CheckoutRequest,
  openBasket: OpenBasket = openCartBasket,
): Promise<OrderRow> {
  const { personId } = call.actor;
  await requireAgreedTerms(tx, call);
  const open = await lockOpenOrder(tx, personId);
  if (open) throw fail('payment_in_progress', { data: { order_id: open.id, amount: toSar(halalas(open.total)) } });
  const destination = await resolveDestination(tx, call, request);
  await checkPrescriptions(tx, call, request.prescription_ids);
  await shareSales(tx);
  // The cart before the lots. `releaseOrder` has it the other way round, but nobody whose order is being given back comes as far as here.
  const basket = await openBasket(tx, call, request);
  const whole = await basket.price();
  checkProducts(whole);
  const promises = await readPromises(tx);
  const window = deliveryWindow(request, promises, call.now);
  const payableUntil = addMinutes(call.now, reservedMinutes);
  const checkout = { cart: whole, priceWithout: basket.price, request, destination, window, promises, payableUntil };
  const source = await chooseBranch(tx, checkout, call.now);
  const cart = source.left.length > 0 ? await basket.price(source.left) : whole;
  const prescribed = await prescribedIn(tx, call.actor, whole);
  checkTerms(cart, request, prescribed);
  const plan = { destination, window, source, payableUntil, origin: basket.origin };
  const order = await insertOrder(tx, orderRow(call, cart, request, plan));
  if (!order) throw fail('payment_in_progress');
  await insertLines(tx, orderLines(order.id, cart));
  await sharePrescriptions(tx, platform, call, { order, cart, whole, prescribed, sentIds: request.prescription_ids });
  await reserveLots(tx, order.id, source.taken);
  const { coupon, totals } = cart;
  if (coupon) await redeemCoupon(tx, { code: coupon.code, personId, orderId: order.id, goods: totals }, call.now);
  await basket.empty(source.left);
  await audit(tx, call, { personId, action: 'write', what: 'order', recordId: order.id, why: ownReason(call) });
  return order;
}
