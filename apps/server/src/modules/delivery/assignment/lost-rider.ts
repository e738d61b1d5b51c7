import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { transferToRider, returnForRider, type OrderRow } from '#modules/orders/index.ts';
import { endAssignment, insertAssignment } from './assignments.store.ts';
import { isFetched } from '../common/delivery.view.ts';
import { orderAssigned, orderWithdrawn } from '../common/events.ts';
import { assertCanTake, bestRiderFor } from './assign-rider.ts';
import { saveProof } from '../proof/proof.ts';
import { isRider } from './riders.store.ts';

/** Somebody fetched it who can neither bring nor return it. @throws order_move_refused, rider_can_work; answers who it was */
async function lostRiderOf(tx: Tx, order: OrderRow): Promise<number | null> {
  if (!isFetched(order)) throw fail('order_move_refused');
  const { rider_id } = order;
  if (rider_id !== null && (await isRider(tx, rider_id))) throw fail('rider_can_work');
  return rider_id;
}

async function resolveRider(tx: Tx, orderId: number, riderId: number | undefined): Promise<number> {
  if (riderId !== undefined) await assertCanTake(tx, orderId, riderId);
  const chosen = riderId ?? (await bestRiderFor(tx, orderId));
  if (chosen === undefined) throw fail('no_rider_free');
  return chosen;
}

/**
 * A locked order that a lost rider had fetched changes hands: the rider whom staff names, or the best one, has it as fetched from now on,
 * without an answer. Answers who.
 * @throws order_move_refused, rider_can_work, no_rider_free; not_found and rider_cannot_take as `checkRider`
 */
export async function reassign(tx: Tx, call: UserCall, order: OrderRow, riderId: number | undefined): Promise<number> {
  const { now, actor } = call;
  const lost = await lostRiderOf(tx, order);
  const chosen = await resolveRider(tx, order.id, riderId);
  await transferToRider(tx, call, order, chosen);
  await endAssignment(tx, order.id, { outcome: 'withdrawn', now });
  const whose = { order_id: order.id, rider_id: chosen };
  const given = { by_account_id: actor.accountId, assigned_at: now, answer_by: now, accepted_at: now };
  await insertAssignment(tx, { ...whose, ...given });
  if (lost !== null) await publish(tx, orderWithdrawn, { order_id: order.id, rider_id: lost, why: 'withdrawn' }, now);
  await publish(tx, orderAssigned, { ...whose, handed: true }, now);
  return chosen;
}

/**
 * Records a locked order as returned that a lost rider had fetched; its patient reads why.
 * @throws order_move_refused, rider_can_work, order_reason_required
 */
export async function recordReturned(tx: Tx, call: UserCall, order: OrderRow, reason: string): Promise<void> {
  const { now } = call;
  await lostRiderOf(tx, order);
  await returnForRider(tx, call, order, reason);
  await saveProof(tx, call, order, { photo: null, signature: null, reason, at: now, missing: [] });
  await endAssignment(tx, order.id, { outcome: 'returned', reason, now });
}
