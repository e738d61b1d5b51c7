import { mayTakeOutWithdrawn } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { lockOrderFor } from './orders.policy.ts';
import { readLinesOf, type LineRow, type OrderRow } from './orders.store.ts';
import { takeOut } from './take-out.ts';

const isIn = ({ taken_out_at }: LineRow): boolean => taken_out_at === null;
const isWithdrawn = ({ register_refusal }: LineRow): boolean => register_refusal !== null;

/**
 * Nothing in the order was withdrawn by the register by then.
 * @throws order_holds_withdrawn with the products that were
 */
export async function assertNothingWithdrawn(sql: Sql, orderId: number, at: Date): Promise<void> {
  const lines = (await readLinesOf(sql, [orderId])).filter((line) => isIn(line) && isWithdrawn(line));
  const held = lines.filter(({ register_refused_at }) => register_refused_at === null || register_refused_at <= at);
  if (held.length > 0)
    throw fail('order_holds_withdrawn', { data: { product_ids: held.map(({ product_id }) => product_id) } });
}

/**
 * Takes out of an order what the register withdrew; what it cost goes back as for any line that is taken out.
 * @throws not_found; order_move_refused when its products have left the branch or it is over; order_changed when it holds nothing of the kind;
 * take_out_leaves_nothing
 */
export async function takeOutWithdrawn(tx: Tx, call: UserCall, orderId: number): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  const lines = (await readLinesOf(tx, [orderId])).filter(isIn);
  const verdict = mayTakeOutWithdrawn(
    order.state,
    lines.map((line) => ({ isWithdrawn: isWithdrawn(line) })),
  );
  assertAllowed(verdict);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: orderId, why: 'staff' });
  return takeOut(tx, call, order, { lines: lines.filter(isWithdrawn), why: 'withdrawn' });
}
