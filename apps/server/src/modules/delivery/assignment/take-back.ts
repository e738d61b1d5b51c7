import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { takeFromRider, type OrderRow } from '../../orders/index.ts';
import { endAssignment, type Outcome } from './assignments.store.ts';
import { orderWithdrawn } from '../common/events.ts';

type Why = {
  readonly outcome: Extract<Outcome, 'declined' | 'timed_out' | 'withdrawn' | 'shift_ended'>;
  readonly reason?: string | undefined;
};

/**
 * Takes a locked order back from its rider before it was fetched. Who gave it back themselves is not told of it.
 * @throws order_move_refused unless it is assigned and not fetched
 */
export async function takeBack(tx: Tx, call: Call, order: OrderRow, { outcome, reason }: Why): Promise<OrderRow> {
  const { now } = call;
  const by = outcome === 'declined' ? 'rider' : 'assignment';
  const waiting = await takeFromRider(tx, call, order, { by, reason: reason || undefined });
  await endAssignment(tx, order.id, { outcome, reason, now });
  const riderId = order.rider_id;
  if (riderId !== null && (outcome === 'timed_out' || outcome === 'withdrawn'))
    await publish(tx, orderWithdrawn, { order_id: order.id, rider_id: riderId, why: outcome }, now);
  return waiting;
}
