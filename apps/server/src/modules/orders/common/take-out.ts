import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { refundPart } from '#modules/billing/index.ts';
import { orderReduced, type OrderReduced } from './events.ts';
import { itemInvoiceLines } from './invoice-lines.ts';
import { totalsAfter } from './order-totals.ts';
import { markTakenOut, updateOrder, type LineRow, type OrderRow } from './orders.store.ts';
import { dropLotsOf, releaseLotsOf } from './reserve.store.ts';
import { endSubstitutesOf } from './substitutes.store.ts';

type TakenOut = {
  readonly lines: readonly LineRow[];
  readonly why: OrderReduced['why'];
  /** What the patient reads of products that are not available. */
  readonly reason?: string;
};

/**
 * Takes lines out of a locked order: their products are in stock again unless they are not available, what they cost goes back, to the wallet unless
 * points paid for it, and the order comes to what is left of it (D15.05). What the delivery costs stays. A substitute that was proposed for one of
 * them is in stock again.
 */
export async function takeOut(
  tx: Tx,
  call: UserCall,
  order: OrderRow,
  { lines, why, reason }: TakenOut,
): Promise<OrderRow> {
  const ids = lines.map(({ id }) => id);
  const productIds = lines.map(({ product_id }) => product_id);
  await releaseLotsOf(tx, order.id, await endSubstitutesOf(tx, ids, call.now));
  await markTakenOut(tx, { ids, reason }, call.now);
  await (why === 'unavailable' ? dropLotsOf : releaseLotsOf)(tx, order.id, productIds);
  const refund = await refundPart(tx, call, {
    why: 'staff',
    purpose: 'order',
    entityId: order.id,
    key: ids.join(','),
    lines: itemInvoiceLines(lines),
  });
  await publish(tx, orderReduced, { order_id: order.id, refund: refund.toWallet, why }, call.now);
  return updateOrder(tx, order.id, {
    ...totalsAfter(order, { left: lines }),
    refund_amount: (order.refund_amount ?? 0) + refund.amount,
  });
}
