import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { OrderRow } from '../common/orders.store.ts';
import { recordMove, type OrderChange } from '../common/record-move.ts';

/** An order that waits for a rider again. */
export const ofNobody = { rider_id: null, rider_assigned_at: null } as const satisfies OrderChange;

const whyOf = ({ actor }: Call) => (actor.kind === 'user' ? 'staff' : 'system');

const withRider =
  (to: 'rider_assigned' | 'order_picked') =>
  (tx: Tx, call: Call, order: OrderRow, riderId: number): Promise<OrderRow> =>
    recordMove(tx, call, order, {
      to,
      by: 'assignment',
      why: whyOf(call),
      change: { rider_id: riderId, rider_assigned_at: call.now },
    });

/** Gives a locked order that is ready to a rider. @throws order_move_refused unless it waits for one */
export const giveToRider = withRider('rider_assigned');

/** A locked order that another rider had fetched is with this one from now on. @throws order_move_refused unless it was fetched */
export const handToRider = withRider('order_picked');

/** Takes a locked order back that was not fetched yet, so that another rider may have it. @throws order_move_refused */
export const unassignRider = (
  tx: Tx,
  call: Call,
  order: OrderRow,
  { by, reason }: { readonly by: 'assignment' | 'rider'; readonly reason?: string | undefined },
): Promise<OrderRow> =>
  recordMove(tx, call, order, { to: 'out_for_delivery', by, why: whyOf(call), reason, change: ofNobody });
