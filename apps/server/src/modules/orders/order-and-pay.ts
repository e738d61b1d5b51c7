import type { FastifyRequest } from 'fastify';
import type { UserCall } from '../../platform/http/call.ts';
import { idempotencyKeyOf } from '../../platform/http/idempotency.ts';
import { retryOnConflict } from '../../platform/http/retry.ts';
import type { Platform } from '../../platform/platform.ts';
import type { BeginPayment } from '../billing/index.ts';
import type { Wish } from './check-wish.ts';
import { findOrder, lockOrder, type OrderRow } from './orders.store.ts';
import { orderOfKey, keepKey } from './order-keys.store.ts';
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

/** An order whose payment could not even begin is given back at once: the cart is as it was. */
async function undo({ db }: Platform, call: UserCall, orderId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.payment_state === 'pending_payment') await releaseOrder(tx, order, call.now);
  });
}

/**
 * Orders the cart and begins its payment (DECISIONS §6): one transaction reserves, then billing opens the page or takes the wallet.
 * When the payment cannot begin, everything is given back.
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
      key: key === undefined ? undefined : `order:${key}`,
    });
    return { order: (await findOrder(platform.db, made.id)) ?? made, payment };
  } catch (error) {
    await undo(platform, call, made.id);
    throw error;
  }
}
