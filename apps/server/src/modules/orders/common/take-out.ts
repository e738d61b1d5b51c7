import { halalas, sum } from '@balsam/domain/money';
import { lineWithVat } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { refundPart } from '#modules/billing/index.ts';
import { orderReduced, type OrderReduced } from './events.ts';
import { itemInvoiceLines } from './invoice-lines.ts';
import { markTakenOut, updateOrder, type LineRow, type OrderRow } from './orders.store.ts';
import { releaseLotsOf } from './reserve.store.ts';

/** What an order comes to without some of its lines. */
function less(order: OrderRow, lines: readonly LineRow[]) {
  const of = (value: (line: LineRow) => number) => sum(lines.map((line) => halalas(value(line))));
  return {
    sub_total: order.sub_total - of(({ net }) => net),
    sub_total_with_vat:
      order.sub_total_with_vat -
      of(({ net, vat_percent }) => lineWithVat({ net: halalas(net), vatPercent: vat_percent })),
    vat: order.vat - of(({ vat }) => vat),
    coupon_discount: order.coupon_discount - of(({ coupon_share }) => coupon_share),
    total: order.total - of(({ total }) => total),
  };
}

type TakenOut = { readonly lines: readonly LineRow[]; readonly why: OrderReduced['why'] };

/**
 * Takes lines out of a locked order: their products are in stock again, what they cost goes back, to the wallet unless points paid for it, and the
 * order comes to what is left of it (D15.05). What the delivery costs stays.
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
    why: 'staff',
    purpose: 'order',
    entityId: order.id,
    key: ids.join(','),
    lines: itemInvoiceLines(lines),
  });
  await publish(tx, orderReduced, { order_id: order.id, refund: refund.toWallet, why }, call.now);
  return updateOrder(tx, order.id, {
    ...less(order, lines),
    refund_amount: (order.refund_amount ?? 0) + refund.amount,
  });
}
