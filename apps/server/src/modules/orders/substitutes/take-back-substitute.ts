import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { substituteClosed } from '../common/events.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { releaseLotsOf } from '../common/reserve.store.ts';
import { closeSubstitute, findSubstitute } from '../common/substitutes.store.ts';

/**
 * Takes a proposed substitute back before its patient has answered (D15.07): its pieces are in stock again, the line stands as before, and the patient
 * hears that there is nothing to answer any more.
 * @throws not_found; substitute_closed when it was answered, its time is over or the order has ended
 */
export async function takeBackSubstitute(tx: Tx, call: UserCall, orderId: number, substituteId: number): Promise<void> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  const substitute = await findSubstitute(tx, substituteId);
  if (substitute?.order_id !== orderId) throw fail('not_found');
  if (!(await closeSubstitute(tx, substituteId, 'ended', call.now))) throw fail('substitute_closed');
  await releaseLotsOf(tx, orderId, [substitute.product_id]);
  const products = { product_id: substitute.ordered_product_id, substitute_product_id: substitute.product_id };
  await publish(tx, substituteClosed, { order_id: orderId, outcome: 'taken_back', ...products }, call.now);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: orderId, why: 'staff' });
}
