import { chooseRider, mayBeTold, whyNot, type Candidate, type Parcel } from '@balsam/domain/delivery';
import { addMinutes } from '@balsam/domain/time';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { giveToRider, type OrderRow } from '../../orders/index.ts';
import { insertAssignment } from './assignments.store.ts';
import { candidateOf, parcelOf } from './candidates.ts';
import { answerMinutes, ordersMaximum } from '../common/delivery-settings.ts';
import { answerAwaited, orderAssigned } from '../common/events.ts';
import { readParcels } from '../common/proofs.store.ts';
import { lockShifts, readRiders } from './riders.store.ts';

/** How long before the time to answer is over a rider is reminded. */
const reminderMinutes = 2;

async function assign(tx: Tx, call: Call, order: OrderRow, riderId: number): Promise<void> {
  const { now, actor } = call;
  await giveToRider(tx, call, order, riderId);
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

type Riders = { readonly riders: readonly Candidate[]; readonly parcel: Parcel; readonly most: number };

/** Everybody who could be asked, with the shifts locked: two orders at the same moment are given out one after the other. */
async function ridersFor(tx: Tx, orderId: number, riderId?: number): Promise<Riders> {
  const row = (await readParcels(tx, [orderId])).get(orderId);
  const parcel = parcelOf(row);
  await lockShifts(tx, { branchId: parcel.branchId, riderId });
  const riders = await readRiders(tx, orderId, riderId);
  return { riders: riders.map((rider) => candidateOf(rider, row)), parcel, most: await ordersMaximum(tx) };
}

/** Who would bring an order soonest; nobody while nobody can. */
export async function bestRiderFor(tx: Tx, orderId: number): Promise<number | undefined> {
  const { riders, parcel, most } = await ridersFor(tx, orderId);
  return chooseRider(riders, parcel, most)?.riderId;
}

/** This very rider can bring it, as staff wish. @throws not_found for who is no rider; rider_cannot_take off shift, or when the vehicle does not suit */
export async function checkRider(tx: Tx, orderId: number, riderId: number): Promise<void> {
  const { riders, parcel, most } = await ridersFor(tx, orderId, riderId);
  const [rider] = riders;
  if (!rider) throw fail('not_found');
  if (!mayBeTold(whyNot(rider, parcel, most))) throw fail('rider_cannot_take');
}

/** Whether an order holds what the register withdrew: it waits at the branch until the pharmacist has seen to it. */
export const isHeldBack = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await readParcels(tx, [orderId])).get(orderId)?.is_withdrawn ?? false;

/** Gives a locked order that waits for a rider to the fittest one; answers who it is, or nothing while nobody can bring it or may. */
export async function giveToFittest(tx: Tx, call: Call, order: OrderRow): Promise<number | undefined> {
  if (await isHeldBack(tx, order.id)) return undefined;
  const chosen = await bestRiderFor(tx, order.id);
  if (chosen !== undefined) await assign(tx, call, order, chosen);
  return chosen;
}

/**
 * Gives a locked order that waits for a rider to this very one, whom staff has chosen.
 * @throws not_found for who is no rider; rider_cannot_take off shift, or when the vehicle does not suit
 */
export async function giveToNamed(tx: Tx, call: Call, order: OrderRow, riderId: number): Promise<void> {
  await checkRider(tx, order.id, riderId);
  await assign(tx, call, order, riderId);
}
