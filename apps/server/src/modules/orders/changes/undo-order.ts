import type { Halalas } from '@balsam/domain/money';
import { maySellAgain, statesAtBranch } from '@balsam/domain/orders';
import type { Reason } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { refundPayment, type InvoiceLine, type RefundTo } from '#modules/billing/index.ts';
import { releaseCoupon } from '#modules/cart/index.ts';
import { itemInvoiceLines } from '../common/invoice-lines.ts';
import { linesIn, readLinesOf, type OrderRow } from '../common/orders.store.ts';
import { releasePrescriptions } from '../prescriptions/prescriptions.ts';
import { releaseLots, releaseLotsOf } from '../common/reserve.store.ts';
import { endSubstitutes } from '../common/substitutes.store.ts';

/** Gives back to stock what may be sold again: all that never left the branch, of what a rider had no medicine (D6.01). */
async function restock(tx: Tx, order: OrderRow): Promise<void> {
  if (order.state === null || statesAtBranch.includes(order.state)) return releaseLots(tx, order.id);
  const lines = linesIn(await readLinesOf(tx, [order.id])).filter((line) =>
    maySellAgain({
      isPrescription: line.is_prescription,
      isColdChain: line.is_cold_chain,
      vatPercent: line.vat_percent,
    }),
  );
  await releaseLotsOf(
    tx,
    order.id,
    lines.map(({ product_id }) => product_id),
  );
}

type Undoing = { readonly why: Reason; readonly to: RefundTo };

/**
 * Gives all back that was paid for a locked order, to where it came from or to the wallet; its code and its prescriptions may be used again
 * (D6.01). Its products stay gone. Answers the refund in halalas.
 */
export async function refundWhole(tx: Tx, call: Call, order: OrderRow, { why, to }: Undoing): Promise<Halalas> {
  await releaseCoupon(tx, order.id);
  await releasePrescriptions(tx, order.id);
  return refundPayment(tx, call, { purpose: 'order', entityId: order.id, why, to });
}

/** Undoes a locked order that is at the branch, as `refundWhole`; its products and what was proposed in place of one go back to stock where they may be sold. */
export async function undoOrder(tx: Tx, call: Call, order: OrderRow, undoing: Undoing): Promise<Halalas> {
  await endSubstitutes(tx, order.id, call.now);
  await restock(tx, order);
  return refundWhole(tx, call, order, undoing);
}

/** The products of an order that nothing took out, as its invoice has them. */
export const remainingInvoiceLines = async (sql: Sql, orderId: number): Promise<InvoiceLine[]> =>
  itemInvoiceLines((await readLinesOf(sql, [orderId])).filter((line) => line.taken_out_at === null));

/**
 * Gives the price of the products of a returned order back, not that of the delivery; its medicines are never sold again (D6.01), but the patient
 * never had them: the prescription may be used again.
 */
export async function refundItems(tx: Tx, call: UserCall, order: OrderRow): Promise<Halalas> {
  await releasePrescriptions(tx, order.id);
  const lines = await remainingInvoiceLines(tx, order.id);
  return refundPayment(tx, call, { purpose: 'order', entityId: order.id, why: 'staff', lines, to: 'source' });
}
