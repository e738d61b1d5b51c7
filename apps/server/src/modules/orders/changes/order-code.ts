import { handOverFrom, type OrderMover } from '@balsam/domain/orders';
import type { Tx } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { askForCode, withProvenCode } from '../../identity/index.ts';
import { reachOf } from '../../people/index.ts';
import { personOfAccount, type OrderRow } from '../common/orders.store.ts';
import { workedOrder } from '../common/orders.policy.ts';
import { recordMove, fulfilmentOf } from '../common/record-move.ts';
import { assertNothingWithdrawn } from '../common/withdrawn-lines.ts';

type Bringing = { readonly orderId: number; readonly by: Extract<OrderMover, 'pharmacist' | 'rider'> };

const subjectOf = (orderId: number): string => `order:${orderId}`;

/** The order, locked, as long as the next step is handing it over and it may be handed over, or might have been at that time. */
async function broughtOrder(tx: Tx, call: UserCall, { orderId, by }: Bringing, at = call.now): Promise<OrderRow> {
  const order = await workedOrder(tx, call, orderId, by);
  if (order.state === null || !handOverFrom(order.state, by, fulfilmentOf(order))) throw fail('order_move_refused');
  await assertNothingWithdrawn(tx, order.id, at);
  return order;
}

/** Where the patient is reached; of a child without a phone, whoever ordered for them. */
async function receiverOf(tx: Tx, order: OrderRow) {
  const own = await reachOf(tx, order.person_id);
  if (own?.phone || own?.email) return own;
  return reachOf(tx, await personOfAccount(tx, order.account_id));
}

/**
 * Sends the patient the six digits that whoever brings the order, or hands it out at the counter, asks them for (S4.15). Answers where it
 * went, masked, and when another may be asked for.
 * @throws not_found; order_move_refused while there is nothing to hand over; order_holds_withdrawn; code_too_soon, too_many_order_codes
 */
export async function askOrderCode(tx: Tx, platform: Platform, call: UserCall, bringing: Bringing) {
  const order = await broughtOrder(tx, call, bringing);
  const subject = subjectOf(order.id);
  const to = await receiverOf(tx, order);
  const { challenge: _, ...sent } = await askForCode(tx, platform, call, {
    purpose: 'order',
    subject,
    name: subject,
    to,
  });
  return sent;
}

type HandOver = Bringing & {
  readonly otp_code: string;
  /** The field that holds it, when that is another. */
  readonly path?: string;
  /** When the code was typed and the order handed over, if it is heard of later: as of then the code is judged. */
  readonly happenedAt?: Date;
  /** What else is written down with it, in the same transaction. */
  readonly besides?: (tx: Tx, order: OrderRow) => Promise<void>;
};

/**
 * Proves the patient's code and hands the order over, both or neither (S4.15).
 * @throws as `askOrderCode`; order_otp_required, code_wrong with the tries left, code_expired, code_spent, too_many_order_codes
 */
export async function proveOrderCode(
  platform: Platform,
  call: UserCall,
  { otp_code, path, happenedAt, besides, ...bringing }: HandOver,
): Promise<OrderRow> {
  // Nobody guesses at an order that they do not bring.
  await platform.db.transaction().execute((tx) => broughtOrder(tx, call, bringing, happenedAt));
  const subject = subjectOf(bringing.orderId);
  const proof = { purpose: 'order', subject, otp_code, path, judgedAt: happenedAt } as const;
  return withProvenCode(platform, call, proof, async (tx) => {
    const order = await broughtOrder(tx, call, bringing, happenedAt);
    const moved = await recordMove(tx, call, order, { to: 'delivered', by: bringing.by, why: 'staff', happenedAt });
    await besides?.(tx, moved);
    return moved;
  });
}
