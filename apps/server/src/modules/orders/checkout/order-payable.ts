import { halalas, vatInside } from '@balsam/domain/money';
import { orderName, promisedBy } from '@balsam/domain/orders';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { CartOwed, InvoiceLine, Owed, Payable, Price } from '#modules/billing/index.ts';
import { cartOf, priceCart } from '#modules/cart/index.ts';
import { ownPerson } from '#modules/people/index.ts';
import { orderMoved } from '../common/events.ts';
import { deliveryInvoiceLines, deliveryOf, itemInvoiceLines } from '../common/invoice-lines.ts';
import { totalColumns } from './order-lines.ts';
import { ordersTexts } from '../common/orders.texts.ts';
import { releaseOrder } from '../changes/release-order.ts';
import { readPromises } from '../common/promises.store.ts';
import {
  findOrder,
  insertOrderEvent,
  lockOrder,
  readLinesOf,
  updateOrder,
  type OrderRow,
} from '../common/orders.store.ts';

type PricedOrder = Pick<OrderRow, 'person_id' | 'vat_percent' | 'vat' | 'total' | 'shipping' | 'fast_shipping'>;

/** The VAT of the products, and that which is inside the delivery charge (DECISIONS §4). */
function priceOf(order: PricedOrder): Price {
  const vat = halalas(order.vat + vatInside(deliveryOf(order), order.vat_percent));
  return {
    personId: order.person_id,
    net: halalas(order.total - vat),
    vat,
    total: halalas(order.total),
    vatPercent: order.vat_percent,
  };
}

/** What the caller's cart would cost if it were ordered now (D12.06). */
export const cartOwed: CartOwed = async (sql, call, mode) => {
  const { personId } = call.actor;
  const { totals, vatPercent, coupon } = await priceCart(sql, cartOf(call.actor), mode, call.now);
  return {
    ...priceOf({ person_id: personId, vat_percent: vatPercent, ...totalColumns(totals) }),
    title: ordersTexts.cart.en,
    titleAr: ordersTexts.cart.ar,
    goodsWithVat: totals.subTotalWithVat,
    hasPromo: coupon !== undefined,
  };
};

async function ownOrder(tx: Tx, call: UserCall, id: number): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order) throw fail('not_found');
  ownPerson(call, order.person_id);
  return order;
}

async function owed(tx: Tx, call: UserCall, id: number): Promise<Owed> {
  const order = await ownOrder(tx, call, id);
  if (order.payment_state === 'paid') throw fail('already_paid');
  if (order.payment_state !== 'pending_payment' || call.now >= order.payable_until) throw fail('order_not_payable');
  const refused = (await readLinesOf(tx, [id])).filter(({ register_refusal }) => register_refusal !== null);
  if (refused.length > 0)
    throw fail('product_withdrawn', { data: { product_ids: refused.map(({ product_id }) => product_id) } });
  const name = orderName(order.id);
  return {
    ...priceOf(order),
    title: name.en,
    titleAr: name.ar,
    payableUntil: order.payable_until,
    goodsWithVat: halalas(order.sub_total_with_vat),
    hasPromo: order.coupon_code !== null,
  };
}

/** Until when an order that is placed now is promised by the settings of now; null where it has hours of its own, or is fetched. */
async function promiseOf(tx: Tx, { mode, scheduled_to: to, sourcing }: OrderRow, placedAt: Date): Promise<Date | null> {
  const handOver = { mode, window: to ? { to } : undefined, placedAt, isTransferred: sourcing === 'transfer' };
  return promisedBy(handOver, await readPromises(tx)) ?? null;
}

/**
 * The money is there: the reservation is final, the order is placed, and what it is promised for stays. What comes after the release goes to the
 * wallet.
 */
async function settled(tx: Tx, id: number, now: Date): Promise<'accepted' | 'released'> {
  const order = await lockOrder(tx, id);
  if (!order || order.payment_state !== 'pending_payment') return 'released';
  const promised_by = await promiseOf(tx, order, now);
  await updateOrder(tx, id, { payment_state: 'paid', state: 'placed', placed_at: now, promised_by });
  await insertOrderEvent(
    tx,
    { orderId: id, from: null, to: 'placed', accountId: order.account_id, roleId: null, reason: null },
    now,
  );
  await publish(tx, orderMoved, { order_id: id, to: 'placed' }, now);
  return 'accepted';
}

/** The card or the lender said no: stock, code, prescriptions and cart are as they were (DECISIONS §6). */
async function failed(tx: Tx, id: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.payment_state === 'pending_payment') await releaseOrder(tx, order, now);
}

/** Nobody paid for it in time. */
async function ranOut(tx: Tx, id: number, now: Date): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order?.payment_state === 'pending_payment' && now >= order.payable_until) await releaseOrder(tx, order, now);
}

/** What was sold, line by line: products by their rates, and the delivery. */
async function lines(sql: Sql, orderId: number): Promise<InvoiceLine[]> {
  const order = await findOrder(sql, orderId);
  const items = await readLinesOf(sql, [orderId]);
  return [...itemInvoiceLines(items), ...(order ? deliveryInvoiceLines(order) : [])];
}

/** Where an order is brought, for who lends; a pickup is fetched. */
async function destination(sql: Sql, orderId: number) {
  const address = (await findOrder(sql, orderId))?.address as { ADDRESS: string; CITY: string } | null | undefined;
  return address ? { line: address.ADDRESS, city: address.CITY } : undefined;
}

/** How billing takes the money for an order (D6.01). */
export const orderPayable: Payable = {
  lock: async (tx, id) => {
    await lockOrder(tx, id);
  },
  owed,
  priced: async (sql: Sql, call, id) => {
    const order = await findOrder(sql, id);
    if (!order) throw fail('not_found');
    ownPerson(call, order.person_id);
    return priceOf(order);
  },
  settled,
  failed,
  ranOut,
  lines,
  destination,
};
