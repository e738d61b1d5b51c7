import { byRank, kilometresTo, canOverride, ineligibility } from '@balsam/domain/delivery';
import type { z } from 'zod';
import type { delivery } from '@balsam/contract/delivery';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { findOrder, lockOrder, type OrderRow } from '#modules/orders/index.ts';
import { toCandidate, toShipment } from './candidates.ts';
import { ordersMaximum } from '../common/delivery-settings.ts';
import { isFetched } from '../common/delivery.view.ts';
import { assignBestRider, assignNamedRider, holdsWithdrawn } from './assign-rider.ts';
import { reassign, recordReturned } from './lost-rider.ts';
import { readShipments } from '../common/proofs.store.ts';
import { riderView } from './riders.view.ts';
import { readRiders } from './riders.store.ts';
import { unassign } from './unassign.ts';

/** The riders for an order, the best first; whoever cannot take it comes last. @throws not_found for an order that was not paid */
export async function showRiders(
  sql: Sql,
  call: UserCall,
  orderId: number,
): Promise<z.input<(typeof delivery)['riders']['reply']>> {
  const order = await findOrder(sql, orderId);
  if (!order || order.state === null) throw fail('not_found');
  const [shipments, rows, maxOrders] = [
    await readShipments(sql, [orderId]),
    await readRiders(sql, orderId),
    await ordersMaximum(sql),
  ];
  const shipment = toShipment(shipments.get(orderId));
  const each = rows.map((row) => {
    const candidate = toCandidate(row, shipments.get(orderId));
    return { row, candidate, reason: ineligibility(candidate, shipment, maxOrders) };
  });
  const rank = ({ reason }: (typeof each)[number]) => (reason === null ? 0 : canOverride(reason) ? 1 : 2);
  const byShipmentRank = byRank(shipment);
  const sorted = each.toSorted((a, b) => rank(a) - rank(b) || byShipmentRank(a.candidate, b.candidate));
  await audit(sql, call, { personId: order.person_id, action: 'read', what: 'order', recordId: orderId, why: 'staff' });
  return {
    items: sorted.map(({ row, candidate, reason }) =>
      riderView(row, { kilometres: kilometresTo(candidate), reason, canTake: canOverride(reason) }),
    ),
  };
}

async function lockSent(tx: Tx, id: number): Promise<OrderRow> {
  const order = await lockOrder(tx, id);
  if (!order || order.state === null) throw fail('not_found');
  return order;
}

/**
 * Gives an order to the rider whom staff names, or to the best one; one that is assigned already is taken from its rider first, and one
 * that was fetched changes hands when its rider is lost.
 * @throws not_found; order_move_refused unless it waits for a rider or has one; order_holds_withdrawn; rider_can_work, no_rider_free, rider_cannot_take
 */
export async function assignByStaff(tx: Tx, call: UserCall, id: number, riderId: number | undefined): Promise<number> {
  const locked = await lockSent(tx, id);
  if (isFetched(locked)) return reassign(tx, call, locked, riderId);
  const isAssigned = locked.state === 'rider_assigned';
  if (!isAssigned && locked.state !== 'out_for_delivery') throw fail('order_move_refused');
  if (await holdsWithdrawn(tx, id)) throw fail('order_holds_withdrawn');
  if (isAssigned && locked.rider_id === riderId) return riderId;
  const order = isAssigned ? await unassign(tx, call, locked, { outcome: 'withdrawn' }) : locked;
  if (riderId !== undefined) {
    await assignNamedRider(tx, call, order, riderId);
    return riderId;
  }
  const chosen = await assignBestRider(tx, call, order);
  if (chosen === undefined) throw fail('no_rider_free');
  return chosen;
}

/** Takes an order that was not fetched from its rider; the system asks the next one. @throws not_found, order_move_refused */
export async function unassignByStaff(tx: Tx, call: UserCall, id: number, reason: string): Promise<void> {
  await unassign(tx, call, await lockSent(tx, id), { outcome: 'withdrawn', reason });
}

/** Records an order as returned whose rider is lost. @throws not_found, order_move_refused, rider_can_work, order_reason_required */
export async function returnedByStaff(tx: Tx, call: UserCall, id: number, reason: string): Promise<void> {
  await recordReturned(tx, call, await lockSent(tx, id), reason);
}
