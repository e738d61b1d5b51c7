import { rolesThatMay } from '@balsam/domain/identity';
import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { orderAccepted } from '#modules/delivery/index.ts';
import {
  orderCalledBack,
  orderHoldsWithdrawn,
  prescriptionReviewed,
  orderMoved,
  orderReduced,
  substituteClosed,
  substituteProposed,
} from '#modules/orders/index.ts';
import { readPharmacists } from './pharmacy-desk.store.ts';

async function pushToPharmacists(
  { order_id }: { readonly order_id: number },
  { tx, platform, after }: EventContext,
): Promise<void> {
  const people = await readPharmacists(tx, rolesThatMay('see_orders'));
  after(() => {
    for (const personId of people) platform.realtime.send(personId, 'desk', { id: order_id });
  });
}

/** The open queues of the pharmacy desk read again as soon as an order has come or moved, somebody has reviewed its prescription, something was taken out of it, a substitute was proposed or answered about, it was called back, a product of it may no longer be sold, or its rider said yes. */
export const pharmacyDeskSubscriptions: readonly Subscription[] = [
  on(orderMoved, pushToPharmacists),
  on(prescriptionReviewed, pushToPharmacists),
  on(orderReduced, pushToPharmacists),
  on(substituteProposed, pushToPharmacists),
  on(substituteClosed, pushToPharmacists),
  on(orderCalledBack, pushToPharmacists),
  on(orderHoldsWithdrawn, pushToPharmacists),
  on(orderAccepted, pushToPharmacists),
];
