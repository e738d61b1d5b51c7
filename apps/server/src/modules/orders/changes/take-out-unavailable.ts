import { mayTakeOutUnavailable } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed } from '#platform/http/failure.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { linesIn, readLinesOf, type OrderRow } from '../common/orders.store.ts';
import { takeOut } from '../common/take-out.ts';

type Unavailable = { readonly lineIds: readonly number[]; readonly reason: string };

/**
 * Takes lines out of an order whose products are absent, broken or expired (D15.11); what they cost goes back as for any line that is taken out, the
 * patient reads why, and their pieces are in stock no more.
 * @throws not_found; what `mayTakeOutUnavailable` refuses by
 */
export async function takeOutUnavailable(
  tx: Tx,
  call: UserCall,
  orderId: number,
  { lineIds, reason }: Unavailable,
): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  const lines = linesIn(await readLinesOf(tx, [orderId]));
  const verdict = mayTakeOutUnavailable(order.state, lines, { outIds: lineIds, reason });
  assertAllowed(verdict);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: orderId, why: 'staff' });
  const out = lines.filter(({ id }) => lineIds.includes(id));
  return takeOut(tx, call, order, { lines: out, why: 'unavailable', reason });
}
