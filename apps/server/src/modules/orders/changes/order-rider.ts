import { isBlank } from '@balsam/domain/text';
import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { OrderRow } from '../common/orders.store.ts';
import { recordMove, type OrderChange } from '../common/record-move.ts';
import { isCalledBack } from './call-back.ts';
import { refundItems, refundWhole } from './undo-order.ts';

/** An order that waits for a rider again. */
export const withoutRider = { rider_id: null, rider_assigned_at: null } as const satisfies OrderChange;

const auditReason = ({ actor }: Call) => (actor.kind === 'user' ? 'staff' : 'system');

const withRider =
  (to: 'rider_assigned' | 'order_picked') =>
  (tx: Tx, call: Call, order: OrderRow, riderId: number): Promise<OrderRow> =>
    recordMove(tx, call, order, {
      to,
      by: 'assignment',
      why: auditReason(call),
      change: { rider_id: riderId, rider_assigned_at: call.now },
    });

/** Gives a locked order that is ready to a rider. @throws order_move_refused unless it waits for one */
export const assignRider = withRider('rider_assigned');

/** A locked order that another rider had fetched is with this one from now on. @throws order_move_refused unless it was fetched */
export const transferToRider = withRider('order_picked');

/** Takes a locked order back that was not fetched yet, so that another rider may have it. @throws order_move_refused */
export const unassignRider = (
  tx: Tx,
  call: Call,
  order: OrderRow,
  { by, reason }: { readonly by: 'assignment' | 'rider'; readonly reason?: string | undefined },
): Promise<OrderRow> =>
  recordMove(tx, call, order, { to: 'out_for_delivery', by, why: auditReason(call), reason, change: withoutRider });

/**
 * Records a locked order as returned that its rider can bring no more, with all that follows as when the rider had returned it; of one that was
 * called back the delivery is refunded too (D15.03). Whether the rider is lost is for the module that calls. @throws order_reason_required; order_move_refused unless it was fetched
 */
export async function returnForRider(tx: Tx, call: UserCall, order: OrderRow, reason: string): Promise<OrderRow> {
  if (isBlank(reason)) throw fail('order_reason_required', { path: 'reason' });
  const refund = isCalledBack(order)
    ? await refundWhole(tx, call, order, { why: 'staff', to: 'source' })
    : await refundItems(tx, call, order);
  const refund_amount = (order.refund_amount ?? 0) + refund;
  const change = { payment_state: 'refunded', refund_amount } as const;
  return recordMove(tx, call, order, { to: 'returned', by: 'assignment', why: 'staff', reason, refund, change });
}
