import { handOverFrom } from '@balsam/domain/orders';
import type { UserCall } from '#platform/http/call.ts';
import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import type { Attempt } from '#platform/http/idempotency.ts';
import { withMessage, type WithMessage } from '#platform/http/with-message.ts';
import type { Platform } from '#platform/platform.ts';
import { handOverByCode, lockOrderFor, sendOrderCode } from '#modules/orders/index.ts';
import { endAssignment } from '../assignment/assignments.store.ts';
import { deliveryTexts } from '../common/delivery.texts.ts';
import { missingProof, saveProof } from '../proof/proof.ts';
import { riderCard } from '../reading/rider-cards.ts';
import { statusUpdated, stepHappenedAt, type Step } from './take-step.ts';

type HandOverRequest = {
  readonly attempt: Attempt;
  readonly call: UserCall;
  readonly params: { readonly id: number };
  readonly body: Step;
};

type Reply = WithMessage<Awaited<ReturnType<typeof riderCard>>>;

/** Checks what can be checked before a try of the code is spent; answers when it happened, and what is missing of its proof. */
const prepare = (platform: Platform, { call, params, body }: HandOverRequest) =>
  platform.db.transaction().execute(async (tx) => {
    const order = await lockOrderFor(tx, call, params.id, 'rider');
    if (order.state === null || !handOverFrom(order.state, 'rider', 'delivery')) throw fail('order_move_refused');
    const pictures = { photo: body.photo ?? null, signature: body.signature ?? null };
    const missing = await missingProof(tx, call, order, pictures);
    return { missing, happenedAt: await stepHappenedAt(tx, call, order, body) };
  });

/**
 * Hands an order over by the customer's code (S4.15), with the pictures that were sent. What was typed offline is checked as of
 * then. The answer is kept for the call's key in the transaction that hands over: both happen or neither.
 * @throws not_found, order_move_refused, order_photo_required, order_signature_required, and as `handOverByCode`
 */
export async function handOver(platform: Platform, request: HandOverRequest): Promise<Reply> {
  const { call, params, body, attempt } = request;
  const { happenedAt, missing } = await prepare(platform, request);
  const pictures = { photo: body.photo ?? null, signature: body.signature ?? null };
  let reply: Reply | undefined;
  await handOverByCode(platform, call, {
    orderId: params.id,
    by: 'rider',
    otp_code: body.otp ?? '',
    path: 'otp',
    happenedAt,
    inSameTransaction: async (tx, order) => {
      await saveProof(tx, call, order, { ...pictures, reason: null, at: happenedAt, missing });
      await endAssignment(tx, order.id, { outcome: 'delivered', now: call.now });
      reply = statusUpdated(await riderCard(tx, call, order));
      await attempt.complete(tx, reply);
    },
  });
  if (!reply) throw new Error('a hand-over without an answer');
  return reply;
}

/** Sends the customer the code of an order that the caller has brought to the door (S8.03). @throws as `sendOrderCode` */
export const sendCode = async (tx: Tx, platform: Platform, call: UserCall, orderId: number) =>
  withMessage(await sendOrderCode(tx, platform, call, { orderId, by: 'rider' }), deliveryTexts.codeSent);
