import { handOverFrom, type OrderMover } from '@balsam/domain/orders';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { requestCode, withVerifiedCode } from '#modules/identity/index.ts';
import { contactOf } from '#modules/people/index.ts';
import type { OrderRow } from '../common/orders.store.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { settleExpired } from '../common/expired-lots.ts';
import { assertNotCalledBack, recordMove, fulfilmentOf } from '../common/record-move.ts';
import { assertNothingProposed } from '../common/substitutes.store.ts';
import { assertNothingWithdrawn } from '../common/withdrawn-lines.ts';
import { assertPrescribedStill } from '../common/ended-prescriptions.ts';
import { findInTheirPlace } from '../common/order-reach.store.ts';

type HandOverTarget = { readonly orderId: number; readonly by: Extract<OrderMover, 'pharmacist' | 'rider'> };

const subjectOf = (orderId: number): string => `order:${orderId}`;

/** The order, locked, as long as the next step is handing it over and it may be handed over, or might have been at that time. */
async function orderToHandOver(
  tx: Tx,
  call: UserCall,
  { orderId, by }: HandOverTarget,
  at = call.now,
): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, by);
  if (order.state === null || !handOverFrom(order.state, by, fulfilmentOf(order))) throw fail('order_move_refused');
  assertNotCalledBack(order, at);
  await assertNothingWithdrawn(tx, order.id, at);
  await assertPrescribedStill(tx, order, at);
  await settleExpired(tx, order, { from: order.state, to: 'delivered', by }, at);
  await assertNothingProposed(tx, order.id);
  return order;
}

/** Where the patient is reached; of a child without a phone, whoever acts for them. @throws order_code_reaches_nobody */
async function codeRecipient(tx: Tx, order: OrderRow, now: Date) {
  const own = await contactOf(tx, order.person_id);
  if (own?.phone || own?.email) return own;
  const inTheirPlace = await findInTheirPlace(tx, order.id, now);
  const guardian = inTheirPlace === undefined ? undefined : await contactOf(tx, inTheirPlace);
  if (!guardian) throw fail('order_code_reaches_nobody');
  return guardian;
}

/**
 * Sends the patient the six digits that whoever brings the order, or hands it out at the counter, asks them for (S4.15). Answers where it
 * went, masked, and when another may be asked for.
 * @throws not_found; order_move_refused while there is nothing to hand over; order_called_back; order_holds_withdrawn; order_prescription_ended; order_holds_expired; order_awaits_answer; order_code_reaches_nobody; code_too_soon, too_many_order_codes
 */
export async function sendOrderCode(tx: Tx, platform: Platform, call: UserCall, target: HandOverTarget) {
  const order = await orderToHandOver(tx, call, target);
  const subject = subjectOf(order.id);
  const to = await codeRecipient(tx, order, call.now);
  const { challenge: _, ...sent } = await requestCode(tx, platform, call, {
    purpose: 'order',
    subject,
    name: subject,
    to,
  });
  return sent;
}

type HandOver = HandOverTarget & {
  readonly otp_code: string;
  /** The field that holds it, when that is another. */
  readonly path?: string;
  /** When the code was typed and the order handed over, if it is reported later: as of then the code is checked. */
  readonly happenedAt?: Date;
  /** What else is recorded in the same transaction. */
  readonly inSameTransaction?: (tx: Tx, order: OrderRow) => Promise<void>;
};

/**
 * Proves the patient's code and hands the order over, both or neither (S4.15).
 * @throws as `sendOrderCode`; order_otp_required, code_wrong with the tries left, code_expired, code_spent, too_many_order_codes
 */
export async function handOverByCode(
  platform: Platform,
  call: UserCall,
  { otp_code, path, happenedAt, inSameTransaction, ...target }: HandOver,
): Promise<OrderRow> {
  // Nobody tries codes of an order that is not theirs to bring.
  await platform.db.transaction().execute((tx) => orderToHandOver(tx, call, target, happenedAt));
  const subject = subjectOf(target.orderId);
  const proof = { purpose: 'order', subject, otp_code, path, asOf: happenedAt } as const;
  return withVerifiedCode(platform, call, proof, async (tx) => {
    const order = await orderToHandOver(tx, call, target, happenedAt);
    const moved = await recordMove(tx, call, order, { to: 'delivered', by: target.by, why: 'staff', happenedAt });
    await inSameTransaction?.(tx, moved);
    return moved;
  });
}
