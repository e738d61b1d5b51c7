import type { FastifyRequest } from 'fastify';
import type { UserCall } from '../../platform/http/call.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { retryOnConflict } from '../../platform/http/retry.ts';
import type { Platform } from '../../platform/platform.ts';
import { isBeingPaid, type BeginPayment } from '../billing/index.ts';
import type { Wish } from './check-wish.ts';
import { findOrder, lockOrder, type OrderRow } from './orders.store.ts';
import { forgetKey, keepKey, orderOfKey } from './order-keys.store.ts';
import { placeOrder } from './place-order.ts';
import { releaseOrder } from './release-order.ts';

/** The order of this key, made once: asked again after a lost answer it is the same one. */
async function orderOnce({ db }: Platform, call: UserCall, wish: Wish, key: string | undefined): Promise<OrderRow> {
  return retryOnConflict(() =>
    db.transaction().execute(async (tx) => {
      const made = key === undefined ? undefined : await orderOfKey(tx, call.actor.accountId, key);
      if (made) return made;
      const order = await placeOrder(tx, call, wish);
      if (key !== undefined) await keepKey(tx, order.id, key);
      return order;
    }),
  );
}

/**
 * An order whose payment could not even begin is given back at once: the cart is as it was, and the same key may order it anew. One whose
 * payment is open stays: the same wish, sent twice, is on its way to the provider's page.
 */
async function undo({ db }: Platform, call: UserCall, orderId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.payment_state !== 'pending_payment' || (await isBeingPaid(tx, 'order', orderId))) return;
    await releaseOrder(tx, order, call.now);
    await forgetKey(tx, orderId);
  });
}

/**
 * Orders the cart and begins its payment (DECISIONS §6): one transaction reserves, then billing opens the page or takes the wallet.
 * When the payment cannot begin, everything is given back.
 * @throws what `placeOrder` and the payment refuse by; gateway_unavailable also while the same wish opens its page elsewhere, with nothing given back
 */
export async function orderAndPay(
  platform: Platform,
  begin: BeginPayment,
  call: UserCall,
  wish: Wish,
  request: FastifyRequest,
) {
  const key = idempotencyKeyOf(request);
  const made = await orderOnce(platform, call, wish, key);
  try {
    const payment = await begin(platform, call, {
      purpose: 'order',
      entityId: made.id,
      method: wish.payment_method,
      useWallet: wish.use_wallet || wish.payment_method === 'wallet' || wish.payment_method === 'wallet_and_card',
      loyaltyPoints: wish.loyalty_points,
      amount: undefined,
      key: key === undefined ? undefined : `order:${made.id}`,
    });
    return { order: (await findOrder(platform.db, made.id)) ?? made, payment };
  } catch (error) {
    await undo(platform, call, made.id);
    throw error;
  }
}
