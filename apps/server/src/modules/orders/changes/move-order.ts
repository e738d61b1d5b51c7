import { isBlank } from '@balsam/domain/text';
import { mayConfirm, orderMove, type OrderMover, type OrderState, returnsToStock } from '@balsam/domain/orders';
import type { Halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { withoutRider } from './order-rider.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { readLinesOf, type OrderRow } from '../common/orders.store.ts';
import { readPrescriptionsOf } from '../prescriptions/prescriptions.store.ts';
import { recordMove, fulfilmentOf, type OrderChange } from '../common/record-move.ts';
import { refundItems, undoOrder } from './undo-order.ts';

type MoveRequest = {
  readonly to: OrderState;
  readonly by: Exclude<OrderMover, 'patient' | 'assignment'>;
  /** The state that whoever moves it saw. */
  readonly from?: OrderState | undefined;
  readonly reason?: string | undefined;
  /** Whether a return came with its reason and a picture; whoever calls keeps them. */
  readonly isProven?: boolean;
  /** When it happened, if it is reported later. */
  readonly happenedAt?: Date | undefined;
};

async function checkPrescription(tx: Tx, order: OrderRow): Promise<void> {
  const [lines, sent] = [await readLinesOf(tx, [order.id]), await readPrescriptionsOf(tx, order.id)];
  const there = lines.filter((line) => line.taken_out_at === null);
  const verdict = mayConfirm(
    there.map((line) => ({ id: line.id, isPrescription: line.is_prescription })),
    sent,
  );
  assertAllowed(verdict);
}

/** What the table asks for besides the right mover. A code is proven by `handOverByCode` alone. */
async function checkNeeds(tx: Tx, order: OrderRow, request: MoveRequest): Promise<void> {
  const { to, by, from, reason } = request;
  if (from !== undefined && from !== order.state) throw fail('order_changed');
  const move =
    order.state === null ? undefined : orderMove({ from: order.state, to, by, fulfilment: fulfilmentOf(order) });
  if (!move) throw fail('order_move_refused');
  const { needs } = move;
  if (needs === 'order_otp') throw fail('order_otp_required', { path: 'otp' });
  if (needs === 'approved_prescription') await checkPrescription(tx, order);
  if (needs === 'called_back' && order.called_back_at === null) throw fail('order_call_back_first');
  if (needs === 'reason' && isBlank(reason ?? '')) throw fail('order_reason_required', { path: 'reason' });
}

/** What the order's row learns besides the new state. */
function changeOf(order: OrderRow, { to, reason, isProven }: MoveRequest): OrderChange {
  if (to === 'cancelled') return { payment_state: 'refunded', cancellation_description: reason ?? null };
  if (to === 'rejected') return { payment_state: 'refunded', rejection_reason: reason ?? null };
  if (to === 'returned') return isProven ? { payment_state: 'refunded' } : {};
  return order.state === 'rider_assigned' && to === 'out_for_delivery' ? withoutRider : {};
}

/** A return without its proof is refunded once the branch has the goods (`confirmReturn`). */
async function refundFor(
  tx: Tx,
  call: UserCall,
  order: OrderRow,
  { to, isProven }: MoveRequest,
): Promise<Halalas | undefined> {
  if (returnsToStock(to)) return undoOrder(tx, call, order, { why: 'staff', to: 'source' });
  return to === 'returned' && isProven ? refundItems(tx, call, order) : undefined;
}

/**
 * Moves an order on for staff or its rider, with all that follows: one that is rejected or cancelled is undone, of a returned one the products are refunded and
 * never sold again (S4.13, S4.14, D6.01, D6.02). Whether the caller has such work is for the module that calls.
 * @throws not_found, also for a rider who does not have it; order_changed when it is not where its mover saw it; order_move_refused when the
 * table has no such move, or somebody was faster; order_holds_withdrawn; order_prescription_ended; order_call_back_first, order_called_back;
 * prescription_not_approved, order_reason_required; order_otp_required for the last step
 */
export async function moveOrder(tx: Tx, call: UserCall, orderId: number, request: MoveRequest): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, request.by);
  await checkNeeds(tx, order, request);
  const { to, by, happenedAt } = request;
  // What was called back ends for the reason that it was called back for.
  const reason = request.reason || (order.call_back_reason ?? undefined);
  const refund = await refundFor(tx, call, order, request);
  const change = {
    ...changeOf(order, { ...request, reason }),
    ...(refund !== undefined && { refund_amount: (order.refund_amount ?? 0) + refund }),
  };
  return recordMove(tx, call, order, { to, by, why: 'staff', reason, change, happenedAt, refund });
}
