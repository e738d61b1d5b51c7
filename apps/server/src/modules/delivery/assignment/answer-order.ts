import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { lockOrderFor, type OrderRow } from '#modules/orders/index.ts';
import { acceptAssignment } from './assignments.store.ts';
import { lockAnswered } from './answered-in-time.ts';
import { orderAccepted } from '../common/events.ts';
import type { PhoneTimes } from '../common/reported-at.ts';
import { assignBestRider } from './assign-rider.ts';
import { riderCard } from '../reading/rider-cards.ts';
import { unassign } from './unassign.ts';

/**
 * The caller takes an order on, by when their phone says that they did. Doing it twice, or from a second phone, changes nothing.
 * @throws not_found, order_move_refused once it is too late
 */
export async function acceptOrder(tx: Tx, call: UserCall, id: number, times: PhoneTimes = {}) {
  const order = await lockAnswered(tx, call, id, times);
  const { personId: riderId } = call.actor;
  if (order.state !== 'rider_assigned') throw fail('order_move_refused');
  const done = await acceptAssignment(tx, { orderId: id, riderId }, times, call.now);
  if (done === 'too_late') throw fail('order_move_refused');
  if (done === 'accepted') {
    await publish(tx, orderAccepted, { order_id: id, rider_id: riderId }, call.now);
    await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: id, why: 'staff' });
  }
  return riderCard(tx, call, order);
}

/** The caller declines an order before it is fetched, and the next best one is asked. Answers it was left. @throws not_found, order_move_refused */
export async function declineOrder(tx: Tx, call: UserCall, id: number, reason: string): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, id, 'rider');
  if (order.state !== 'rider_assigned') throw fail('order_move_refused');
  const waiting = await unassign(tx, call, order, { outcome: 'declined', reason });
  // The rider gave it back; to whom it goes next is the system's doing, and the journal says so.
  await assignBestRider(tx, systemCall(call.now, 'delivery.assign'), waiting);
  return waiting;
}
