import { defaultSubstituteMinutes, mayPropose, maySubstitute } from '@balsam/domain/orders';
import { addMinutes } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { readNumberSetting } from '#platform/settings/settings.store.ts';
import { isSellable, readStockedProducts, shareSales } from '#modules/catalogue/index.ts';
import { substituteDue, substituteProposed } from '../common/events.ts';
import { takeAtBranch } from '../common/branch-lots.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { linesIn, readLinesOf, type LineRow, type OrderRow } from '../common/orders.store.ts';
import { reserveLots } from '../common/reserve.store.ts';
import { insertSubstitute, openSubstitutes } from '../common/substitutes.store.ts';
import { substitutableOf, substituteLine, wantedOf } from './substitute-line.ts';

type Proposal = { readonly lineId: number; readonly productId: number };

/** The product, which may stand in for that of a line. */
async function substituteFor(tx: Tx, line: LineRow, productId: number, now: Date) {
  const products = await readStockedProducts(tx, [line.product_id, productId], now);
  const [ordered, substitute] = [products.get(line.product_id), products.get(productId)];
  if (!ordered || !substitute) throw fail('not_found');
  const verdict = maySubstitute(wantedOf(line, ordered), substitutableOf(substitute));
  assertAllowed(verdict);
  if (!(await isSellable(tx, productId))) throw fail('substitute_not_available');
  return substitute;
}

/** The line that a substitute is proposed for. Neither another line nor an open question is about the same product. */
async function lineToReplace(tx: Tx, orderId: number, { lineId, productId }: Proposal): Promise<LineRow> {
  const lines = await readLinesOf(tx, [orderId]);
  const line = linesIn(lines).find(({ id }) => id === lineId);
  if (!line) throw fail('order_changed');
  const open = await openSubstitutes(tx, orderId);
  if (open.some(({ line_id }) => line_id === lineId)) throw fail('substitute_proposed');
  const isThere = [...lines, ...open].some(({ product_id }) => product_id === productId);
  if (isThere && productId !== line.product_id) throw fail('substitute_in_order');
  return line;
}

/**
 * Asks the patient whether another product may replace a line that is not available (D15.07). Its pieces are reserved at the branch until the answer, or
 * until the time for it is over.
 * @throws not_found; order_move_refused once it was sent out; order_changed, substitute_in_order, substitute_proposed; what `maySubstitute` refuses by;
 * substitute_not_available
 */
export async function proposeSubstitute(
  tx: Tx,
  call: UserCall,
  orderId: number,
  proposal: Proposal,
): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  const verdict = mayPropose(order.state);
  assertAllowed(verdict);
  const line = await lineToReplace(tx, orderId, proposal);
  await shareSales(tx);
  const substitute = await substituteFor(tx, line, proposal.productId, call.now);
  const wanted = { productId: substitute.id, quantity: line.quantity };
  const taken = await takeAtBranch(tx, order, [wanted], call.now);
  if (!taken) throw fail('substitute_not_available');
  const minutes = await readNumberSetting(tx, 'SUBSTITUTE_ANSWER_MINUTES', defaultSubstituteMinutes);
  const until = addMinutes(call.now, minutes);
  const times = { proposed_at: call.now, answer_until: until };
  const row = { order_id: orderId, line_id: line.id, ...substituteLine(line, substitute), ...times };
  const made = await insertSubstitute(tx, row);
  if (!made) throw fail('substitute_proposed');
  await reserveLots(tx, orderId, taken);
  await publish(tx, substituteProposed, { order_id: orderId, substitute_id: made.id }, call.now);
  await publish(tx, substituteDue, { substitute_id: made.id }, call.now, until);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: orderId, why: 'staff' });
  return order;
}
