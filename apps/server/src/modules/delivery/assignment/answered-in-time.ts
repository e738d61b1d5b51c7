import { statesAtBranch, type OrderState } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { assignRider, lockOrder, lockOrderFor, type OrderRow } from '#modules/orders/index.ts';
import { reportedAt, type PhoneTimes } from '../common/reported-at.ts';
import { findShift } from '../common/shifts.store.ts';
import { holdsWithdrawn } from './assign-rider.ts';
import { findLastAssignment, insertAssignment, type AssignmentRow } from './assignments.store.ts';
import { unassign } from './unassign.ts';

const isAtBranch = (state: OrderState | null): boolean => state !== null && statesAtBranch.includes(state);

/** The offer that ran out although the caller had accepted it in time, where there was no line; nothing once another rider has fetched the order. */
async function findAnsweredOffer(
  tx: Tx,
  call: UserCall,
  order: OrderRow,
  times: PhoneTimes,
): Promise<AssignmentRow | undefined> {
  const { personId: riderId } = call.actor;
  if (order.rider_id === riderId || !isAtBranch(order.state)) return undefined;
  const offer = await findLastAssignment(tx, { orderId: order.id, riderId });
  if (offer?.outcome !== 'timed_out') return undefined;
  if (reportedAt(times, offer.assigned_at, call.now) >= offer.answer_by) return undefined;
  const mayGo = (await findShift(tx, riderId)) !== undefined && !(await holdsWithdrawn(tx, order.id));
  return mayGo ? offer : undefined;
}

/** The order is offered as before to whom the offer had run out; whoever was asked meanwhile is told. */
async function reopenOffer(tx: Tx, { now }: UserCall, order: OrderRow, offer: AssignmentRow): Promise<OrderRow> {
  const call = systemCall(now, 'delivery.assign');
  const waiting =
    order.state === 'rider_assigned'
      ? await unassign(tx, call, order, { outcome: 'withdrawn', why: 'accepted_before' })
      : order;
  const { rider_id, by_account_id, assigned_at, answer_by } = offer;
  await insertAssignment(tx, { order_id: order.id, rider_id, by_account_id, assigned_at, answer_by });
  return assignRider(tx, call, waiting, rider_id);
}

/**
 * The caller's order, locked, as accepting and fetching it find it. An answer that was given in time where there was no line counts as of then
 * (decision 25): the goods may be with the rider already. The order is theirs again, as long as no other rider has fetched it.
 * @throws not_found
 */
export async function lockAnswered(tx: Tx, call: UserCall, id: number, times: PhoneTimes): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  const offer = order && (await findAnsweredOffer(tx, call, order, times));
  return order && offer ? reopenOffer(tx, call, order, offer) : lockOrderFor(tx, call, id, 'rider');
}
