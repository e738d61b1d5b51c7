import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { refundPart } from '#modules/billing/index.ts';
import { orderReduced, type OrderReduced } from './events.ts';
import { itemInvoiceLines } from './invoice-lines.ts';
import { markTakenOut, updateOrder, type LineRow, type OrderRow } from './orders.store.ts';
import { releaseLotsOf } from './reserve.store.ts';

type TakenOut = { readonly lines: readonly LineRow[]; readonly why: OrderReduced['why'] };

/**
 * Takes lines out of a locked order: their products are in stock again, and what they cost goes back, to the wallet unless points paid for
 * it.
 */
export async function takeOut(tx: Tx, call: UserCall, order: OrderRow, { lines, why }: TakenOut): Promise<OrderRow> {
  const ids = lines.map(({ id }) => id);
  await markTakenOut(tx, ids, call.now);
  await releaseLotsOf(
    tx,
    order.id,
    lines.map(({ product_id }) => product_id),
  );
  const refund = await refundPart(tx, call, {
    purpose: 'order',
    entityId: order.id,
    key: ids.join(','),
    lines: itemInvoiceLines(lines),
  });
  await publish(tx, orderReduced, { order_id: order.id, refund: refund.toWallet, why }, call.now);
  return updateOrder(tx, order.id, { refund_amount: (order.refund_amount ?? 0) + refund.amount });
}
