import type { Tx } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { OrderRow } from '../common/orders.store.ts';
import { recordMove } from '../common/record-move.ts';
import { refundGoods } from './undo-order.ts';

/**
 * Writes a locked order down as returned that its rider can bring no more, with all that follows as when the rider had returned it. Whether the
 * rider is lost is for the module that calls. @throws order_reason_required; order_move_refused unless it was fetched
 */
export async function returnForRider(tx: Tx, call: UserCall, order: OrderRow, reason: string): Promise<OrderRow> {
  if (!reason.trim()) throw fail('order_reason_required', { path: 'reason' });
  const refund = await refundGoods(tx, call, order);
  const refund_amount = (order.refund_amount ?? 0) + refund;
  const change = { payment_state: 'refunded', refund_amount } as const;
  return recordMove(tx, call, order, { to: 'returned', by: 'assignment', why: 'staff', reason, refund, change });
}
