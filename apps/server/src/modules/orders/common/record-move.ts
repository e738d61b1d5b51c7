import {
  endsCallBack,
  handsOut,
  isAfterCallBack,
  orderMove,
  type OrderMover,
  type OrderState,
  type Fulfilment,
  isOrderActive,
  waitsForAnswer,
} from '@balsam/domain/orders';
import { audit, type Reason } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { orderMoved } from './events.ts';
import { insertOrderEvent, updateOrder, type OrderRow } from './orders.store.ts';
import { settleExpired } from './expired-lots.ts';
import { assertNothingProposed } from './substitutes.store.ts';
import { assertNothingWithdrawn } from './withdrawn-lines.ts';
import { assertPrescribedStill } from './ended-prescriptions.ts';

export const fulfilmentOf = (order: Pick<OrderRow, 'mode'>): Fulfilment =>
  order.mode === 'pickup' ? 'pickup' : 'delivery';

/** @throws order_called_back when something happened to an order after the pharmacy had called it back */
export function assertNotCalledBack({ called_back_at }: OrderRow, at: Date): void {
  if (isAfterCallBack(called_back_at, at)) throw fail('order_called_back');
}

/** What an order's row learns with a move besides the new state. */
export type OrderChange = Parameters<typeof updateOrder>[2];

type Move = {
  readonly to: OrderState;
  readonly by: OrderMover;
  readonly why: Reason;
  readonly reason?: string | undefined;
  /** Halalas that went back with it. */
  readonly refund?: number | undefined;
  /** When it happened, if it is reported later. */
  readonly happenedAt?: Date | undefined;
  readonly change?: OrderChange;
};

/**
 * Moves a locked order by the one table of moves, records it and publishes it. What the move needs besides (a code, a reason, an
 * approval) is for the caller to check.
 * @throws order_move_refused when the table has no such move; order_called_back; order_holds_withdrawn when it would bring a withdrawn product nearer to the patient;
 * order_prescription_ended when a doctor took back or stopped what it was prescribed by; order_holds_expired when it would leave the branch with what has expired; order_awaits_answer when the patient is asked about a substitute still
 */
export async function recordMove(tx: Tx, call: Call, order: OrderRow, move: Move): Promise<OrderRow> {
  const { to, by, why, reason, refund, happenedAt: at = call.now } = move;
  const from = order.state;
  const step = from === null ? undefined : orderMove({ from, to, by, fulfilment: fulfilmentOf(order) });
  if (from === null || !step) throw fail('order_move_refused');
  if (!endsCallBack(step)) assertNotCalledBack(order, at);
  if (handsOut(from, to)) await assertNothingWithdrawn(tx, order.id, at);
  // Giving it to a rider brings nothing nearer to the patient yet.
  if (handsOut(from, to) && by !== 'assignment') await assertPrescribedStill(tx, order, at);
  await settleExpired(tx, order, { from, to, by }, at);
  if (waitsForAnswer(from, to)) await assertNothingProposed(tx, order.id);
  const moved = await updateOrder(tx, order.id, {
    ...move.change,
    state: to,
    ...(!isOrderActive(to) && { completed_at: at }),
  });
  const { actor } = call;
  const account =
    actor.kind === 'user' ? { accountId: actor.accountId, roleId: actor.roleId } : { accountId: null, roleId: null };
  await insertOrderEvent(tx, { orderId: order.id, from, to, ...account, reason: reason ?? null, at }, call.now);
  await publish(tx, orderMoved, { order_id: order.id, to, ...(refund && { refund }) }, call.now);
  await audit(tx, call, { personId: order.person_id, action: 'write', what: 'order', recordId: order.id, why });
  return moved;
}
