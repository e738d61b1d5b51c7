import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { unassignRider, type OrderRow } from '#modules/orders/index.ts';
import { endAssignment, type Outcome } from './assignments.store.ts';
import { orderWithdrawn, type WithdrawnWhy } from '../common/events.ts';

type Ending = {
  readonly outcome: Extract<Outcome, 'declined' | 'timed_out' | 'withdrawn' | 'shift_ended'>;
  readonly reason?: string | undefined;
  /** What its rider is told, where the outcome does not say it. */
  readonly why?: WithdrawnWhy;
};

/**
 * Takes a locked order back from its rider before it was fetched. Who declined it is not notified.
 * @throws order_move_refused unless it is assigned and not fetched
 */
export async function unassign(tx: Tx, call: Call, order: OrderRow, ending: Ending): Promise<OrderRow> {
  const { now } = call;
  const { outcome, reason } = ending;
  const by = outcome === 'declined' ? 'rider' : 'assignment';
  const waiting = await unassignRider(tx, call, order, { by, reason: reason || undefined });
  await endAssignment(tx, order.id, { outcome, reason, now });
  const riderId = order.rider_id;
  if (riderId !== null && (outcome === 'timed_out' || outcome === 'withdrawn'))
    await publish(tx, orderWithdrawn, { order_id: order.id, rider_id: riderId, why: ending.why ?? outcome }, now);
  return waiting;
}
