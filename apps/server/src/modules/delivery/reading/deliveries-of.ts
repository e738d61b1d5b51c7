import { roleMay } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import type { DeliveriesOf, OrderRow } from '#modules/orders/index.ts';
import { photoFrom } from '../common/delivery-settings.ts';
import { deliveryView, isSentOut } from '../common/delivery.view.ts';
import { readAssignments, readShipments, readProofs } from '../common/proofs.store.ts';
import { expectedArrivals } from '../positions/rider-positions.ts';

/** When these orders may be expected at their doors: one order's, or those of one rider. */
async function arrivalsOf(sql: Sql, rows: readonly OrderRow[], now: Date): Promise<ReadonlyMap<number, Date>> {
  const riderId = rows.find(({ state }) => state === 'on_the_way')?.rider_id;
  return riderId ? expectedArrivals(sql, riderId, now) : new Map();
}

/** The deliveries of these orders, in a constant number of statements. */
export const deliveriesOf: DeliveriesOf = async (sql, { actor, now }, rows) => {
  const sent = rows.filter(isSentOut);
  const ids = sent.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const shipments = await readShipments(sql, ids);
  const assignments = await readAssignments(sql, ids);
  const proofs = await readProofs(sql, ids);
  const from = await photoFrom(sql);
  const arrivals = await arrivalsOf(sql, sent, now);
  const factsOf = (id: number) => ({
    shipment: shipments.get(id),
    assignment: assignments.get(id),
    proof: proofs.get(id),
    expectedAt: arrivals.get(id),
    photoFrom: from,
  });
  const canAssign = roleMay(actor.roleId, 'assign_riders');
  return new Map(
    sent.map((order) => {
      const reader = { isRider: order.rider_id === actor.personId, canAssign };
      return [order.id, deliveryView(order, factsOf(order.id), reader)];
    }),
  );
};
