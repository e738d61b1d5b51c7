import type { DeliveriesOf } from '../orders/index.ts';
import { photoFrom } from './delivery-settings.ts';
import { deliveryView, isSentOut } from './delivery.view.ts';
import { readAssignments, readParcels, readProofs } from './parcels.store.ts';

/** How the way of these orders to the door stands, in a constant number of statements. */
export const deliveriesOf: DeliveriesOf = async (sql, { actor }, rows) => {
  const sent = rows.filter(isSentOut);
  const ids = sent.map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const [parcels, assignments, proofs, from] = [
    await readParcels(sql, ids),
    await readAssignments(sql, ids),
    await readProofs(sql, ids),
    await photoFrom(sql),
  ];
  return new Map(
    sent.map((order) => [
      order.id,
      deliveryView(
        order,
        {
          parcel: parcels.get(order.id),
          assignment: assignments.get(order.id),
          proof: proofs.get(order.id),
          photoFrom: from,
        },
        order.rider_id === actor.personId,
      ),
    ]),
  );
};
