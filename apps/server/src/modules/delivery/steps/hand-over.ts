import { handOverFrom } from '@balsam/domain/orders';
import type { UserCall } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Attempt } from '../../../platform/http/idempotency.ts';
import type { WithMessage } from '../../../platform/http/with-message.ts';
import type { Platform } from '../../../platform/platform.ts';
import { proveOrderCode, workedOrder } from '../../orders/index.ts';
import { endAssignment } from '../assignment/assignments.store.ts';
import { checkHandOver, keepProof } from '../proof/proof.ts';
import { riderCard } from '../reading/rider-cards.ts';
import { statusUpdated } from './status-updated.ts';
import { happened, type Step } from './take-step.ts';

type Asked = {
  readonly attempt: Attempt;
  readonly call: UserCall;
  readonly params: { readonly id: number };
  readonly body: Step;
};

type Answer = WithMessage<Awaited<ReturnType<typeof riderCard>>>;

/** Checks what can be checked before a try of the code is spent; answers when it happened. */
const prepare = (platform: Platform, { call, params, body }: Asked): Promise<Date> =>
  platform.db.transaction().execute(async (tx) => {
    const order = await workedOrder(tx, call, params.id, 'rider');
    if (order.state === null || !handOverFrom(order.state, 'rider', 'delivery')) throw fail('order_move_refused');
    await checkHandOver(tx, call, order, { photo: body.photo ?? null, signature: body.signature ?? null });
    return happened(tx, call, order, body);
  });

/**
 * Hands an order over by the customer's code (S4.15), with the pictures that it asks for. What was typed without a line is judged as of
 * then. The answer is kept for the call's key in the transaction that hands over: both happen or neither.
 * @throws not_found, order_move_refused, order_photo_required, order_signature_required, and as `proveOrderCode`
 */
export async function handOver(platform: Platform, asked: Asked): Promise<Answer> {
  const { call, params, body, attempt } = asked;
  const happenedAt = await prepare(platform, asked);
  const pictures = { photo: body.photo ?? null, signature: body.signature ?? null };
  let answer: Answer | undefined;
  await proveOrderCode(platform, call, {
    orderId: params.id,
    by: 'rider',
    otp_code: body.otp ?? '',
    path: 'otp',
    happenedAt,
    besides: async (tx, order) => {
      await keepProof(tx, call, order.id, { ...pictures, reason: null, at: happenedAt });
      await endAssignment(tx, order.id, { outcome: 'delivered', now: call.now });
      answer = statusUpdated(await riderCard(tx, call, order));
      await attempt.complete(tx, answer);
    },
  });
  if (!answer) throw new Error('a hand-over without an answer');
  return answer;
}
