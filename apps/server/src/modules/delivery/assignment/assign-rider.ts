import { chooseRider, canOverride, ineligibility, type Candidate, type Shipment } from '@balsam/domain/delivery';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { assignRider, type OrderRow } from '#modules/orders/index.ts';
import { insertAssignment } from './assignments.store.ts';
import { toCandidate, toShipment } from './candidates.ts';
import { answerMinutes, ordersMaximum } from '../common/delivery-settings.ts';
import { answerAwaited, orderAssigned } from '../common/events.ts';
import { readShipments } from '../common/proofs.store.ts';
import { lockShifts, readRiders } from './riders.store.ts';

/** How long before the time to answer is over a rider is reminded. */
const reminderMinutes = 2;

async function assign(tx: Tx, call: Call, order: OrderRow, riderId: number): Promise<void> {
  const { now, actor } = call;
  await assignRider(tx, call, order, riderId);
  const answer_by = addMinutes(now, await answerMinutes(tx));
  const id = await insertAssignment(tx, {
    order_id: order.id,
    rider_id: riderId,
    by_account_id: actor.kind === 'user' ? actor.accountId : null,
    assigned_at: now,
    answer_by,
  });
  await publish(tx, orderAssigned, { order_id: order.id, rider_id: riderId }, now);
  await publish(tx, answerAwaited, { assignment_id: id }, now, addMinutes(answer_by, -reminderMinutes));
}

type Riders = { readonly riders: readonly Candidate[]; readonly shipment: Shipment; readonly maxOrders: number };

/** Everybody who could be asked, with the shifts locked: two orders at the same moment are given out one after the other. */
async function ridersFor(tx: Tx, orderId: number, riderId?: number): Promise<Riders> {
  const row = (await readShipments(tx, [orderId])).get(orderId);
  const shipment = toShipment(row);
  await lockShifts(tx, { branchId: shipment.branchId, riderId });
  const riders = await readRiders(tx, orderId, riderId);
  return { riders: riders.map((rider) => toCandidate(rider, row)), shipment, maxOrders: await ordersMaximum(tx) };
}

/** Who would bring an order soonest; nobody while nobody can. */
export async function bestRiderFor(tx: Tx, orderId: number): Promise<number | undefined> {
  const { riders, shipment, maxOrders } = await ridersFor(tx, orderId);
  return chooseRider(riders, shipment, maxOrders)?.riderId;
}

/** this very rider can bring it, whom staff names. @throws not_found for who is no rider; rider_cannot_take off shift, or when the vehicle does not suit */
export async function assertCanTake(tx: Tx, orderId: number, riderId: number): Promise<void> {
  const { riders, shipment, maxOrders } = await ridersFor(tx, orderId, riderId);
  const [rider] = riders;
  if (!rider) throw fail('not_found');
  if (!canOverride(ineligibility(rider, shipment, maxOrders))) throw fail('rider_cannot_take');
}

/** Whether an order holds what the register withdrew: it waits at the branch until the pharmacist has handled it. */
export const holdsWithdrawn = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await readShipments(tx, [orderId])).get(orderId)?.is_withdrawn ?? false;

/** Gives a locked order that waits for a rider to the best one; answers who it is, or nothing while nobody can bring it or may. */
export async function assignBestRider(tx: Tx, call: Call, order: OrderRow): Promise<number | undefined> {
  if (await holdsWithdrawn(tx, order.id)) return undefined;
  const chosen = await bestRiderFor(tx, order.id);
  if (chosen !== undefined) await assign(tx, call, order, chosen);
  return chosen;
}

/**
 * Gives a locked order that waits for a rider to this very one, whom staff has chosen.
 * @throws not_found for who is no rider; rider_cannot_take off shift, or when the vehicle does not suit
 */
export async function assignNamedRider(tx: Tx, call: Call, order: OrderRow, riderId: number): Promise<void> {
  await assertCanTake(tx, order.id, riderId);
  await assign(tx, call, order, riderId);
}
