import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { exchangeLines } from '#modules/billing/index.ts';
import { isSellable, shareSales } from '#modules/catalogue/index.ts';
import { ownReason } from '#modules/people/index.ts';
import { substituteClosed } from '../common/events.ts';
import { itemInvoiceLines } from '../common/invoice-lines.ts';
import { totalsAfter } from '../common/order-totals.ts';
import { assertReadsItems, ownOrder } from '../common/orders.policy.ts';
import {
  insertLines,
  linesIn,
  markTakenOut,
  readLinesOf,
  updateOrder,
  type LineRow,
  type OrderRow,
} from '../common/orders.store.ts';
import { dropLotsOf, releaseLotsOf } from '../common/reserve.store.ts';
import { closeSubstitute, findSubstitute, type SubstituteRow } from '../common/substitutes.store.ts';

type Answer = { readonly substituteId: number; readonly agrees: boolean };

/** The line of a substitute: what was proposed, to the halala. */
const lineOf = ({ order_id, line_id, ...substitute }: SubstituteRow) => ({
  order_id,
  replaces_line_id: line_id,
  product_id: substitute.product_id,
  name: substitute.name,
  name_ar: substitute.name_ar,
  form: substitute.form,
  quantity: substitute.quantity,
  unit_price: substitute.unit_price,
  gross: substitute.gross,
  offer_discount: substitute.offer_discount,
  net: substitute.net,
  coupon_share: substitute.coupon_share,
  vat_percent: substitute.vat_percent,
  vat: substitute.vat,
  total: substitute.total,
  offer: substitute.offer && JSON.stringify(substitute.offer),
  is_prescription: substitute.is_prescription,
  is_cold_chain: substitute.is_cold_chain,
});

type Swap = { readonly line: LineRow; readonly substitute: SubstituteRow; readonly why: Reason };

/** Puts the substitute in the place of its line: the pieces that were reserved stay, those of the line are in stock no more. */
async function swap(tx: Tx, call: UserCall, order: OrderRow, { line, substitute, why }: Swap): Promise<OrderRow> {
  await markTakenOut(tx, { ids: [line.id] }, call.now);
  await dropLotsOf(tx, order.id, [line.product_id]);
  await insertLines(tx, [lineOf(substitute)]);
  const refund = await exchangeLines(tx, call, {
    why,
    purpose: 'order',
    entityId: order.id,
    key: `substitute:${substitute.id}`,
    out: itemInvoiceLines([line]),
    sold: itemInvoiceLines([substitute]),
  });
  return updateOrder(tx, order.id, {
    ...totalsAfter(order, { left: [line], come: [substitute] }),
    ...(refund.amount > 0 && { refund_amount: (order.refund_amount ?? 0) + refund.amount }),
  });
}

/** A substitute of the caller's order that is open still, and the line that it is proposed for. */
async function openQuestion(tx: Tx, order: OrderRow, substituteId: number, now: Date) {
  const substitute = await findSubstitute(tx, substituteId);
  if (substitute?.order_id !== order.id) throw fail('not_found');
  const line = linesIn(await readLinesOf(tx, [order.id])).find(({ id }) => id === substitute.line_id);
  if (!line || substitute.state !== 'proposed' || now >= substitute.answer_until) throw fail('substitute_closed');
  return { substitute, line };
}

/**
 * Answers whether a substitute is welcome (D15.07). Agreed, it takes the place of its line in one transaction, for no more than that cost; declined, its
 * pieces are in stock again and the line stands as before.
 * @throws not_found; substitute_closed when it was answered, its time is over or the order has ended; substitute_not_available when it may not be sold
 * any more
 */
export async function answerSubstitute(
  tx: Tx,
  call: UserCall,
  orderId: number,
  { substituteId, agrees }: Answer,
): Promise<OrderRow> {
  const order = await ownOrder(tx, call, orderId);
  assertReadsItems(call, order);
  const { substitute, line } = await openQuestion(tx, order, substituteId, call.now);
  const { product_id } = substitute;
  if (agrees) {
    await shareSales(tx);
    if (!(await isSellable(tx, product_id))) throw fail('substitute_not_available');
  }
  const outcome = agrees ? 'agreed' : 'declined';
  if (!(await closeSubstitute(tx, substituteId, outcome, call.now))) throw fail('substitute_closed');
  const why = ownReason(call);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: orderId, why });
  const products = { product_id: line.product_id, substitute_product_id: product_id };
  await publish(tx, substituteClosed, { order_id: orderId, outcome, ...products }, call.now);
  if (agrees) return swap(tx, call, order, { line, substitute, why });
  await releaseLotsOf(tx, orderId, [product_id]);
  return order;
}
