import type { z } from 'zod';
import type { delivery } from '@balsam/contract/delivery';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { lastStepAt, moveOrder, lockOrderFor, type OrderRow } from '#modules/orders/index.ts';
import { endAssignment } from '../assignment/assignments.store.ts';
import { acceptOrder, declineOrder } from '../assignment/answer-order.ts';
import { lockAnswered } from '../assignment/answered-in-time.ts';
import { deliveryTexts } from '../common/delivery.texts.ts';
import { reportedAt } from '../common/reported-at.ts';
import { missingOf, saveProof } from '../proof/proof.ts';

export type Step = z.output<(typeof delivery)['move']['body']>;

/** When a step of a locked order happened, by what the phone says. */
export const stepHappenedAt = async (tx: Tx, { now }: UserCall, order: OrderRow, step: Step): Promise<Date> =>
  reportedAt(step, await lastStepAt(tx, order), now);

async function returnOrder(tx: Tx, call: UserCall, order: OrderRow, step: Step): Promise<OrderRow> {
  const { reason, photo } = step;
  const pictures = { photo: photo ?? null, signature: null };
  const at = await stepHappenedAt(tx, call, order, step);
  const missing = missingOf({ reason: reason?.trim(), photo });
  const isProven = missing.length === 0;
  const request = { to: 'returned', by: 'rider', reason: reason ?? undefined, isProven, happenedAt: at } as const;
  const moved = await moveOrder(tx, call, order.id, request);
  await saveProof(tx, call, order, { ...pictures, reason: reason ?? null, at, missing });
  await endAssignment(tx, order.id, { outcome: 'returned', reason: reason ?? undefined, now: call.now });
  return moved;
}

/**
 * Takes the next step with an order of the caller, from the counter to the door (S4.14); handing it over is `handOver`. Answers the order after it.
 * @throws not_found; order_move_refused when the table has no such step or another phone was faster; order_photo_required
 * for a picture that is not the rider's own. What is not sent of a proof is noted as missing.
 */
export async function takeStep(tx: Tx, call: UserCall, id: number, step: Step): Promise<OrderRow> {
  const { status: to } = step;
  const isFetching = to === 'order_picked';
  const order = isFetching ? await lockAnswered(tx, call, id, step) : await lockOrderFor(tx, call, id, 'rider');
  // Whoever fetches an order has taken it on (D15.08).
  if (order.state === 'rider_assigned' && isFetching) await acceptOrder(tx, call, id, step);
  if (to === 'out_for_delivery') return declineOrder(tx, call, id, step.reason ?? '');
  if (to === 'returned' && order.state === 'arrived') return returnOrder(tx, call, order, step);
  return moveOrder(tx, call, id, { to, by: 'rider', happenedAt: await stepHappenedAt(tx, call, order, step) });
}

/** What a rider reads after each step (S8.03). */
export const statusUpdated = <T>(card: T) => withMessage(card, deliveryTexts.statusUpdated);
