import type { UserCall } from '../../../platform/http/call.ts';
import type { Attempt } from '../../../platform/http/idempotency.ts';
import { retryOnConflict } from '../../../platform/http/retry.ts';
import type { Platform } from '../../../platform/platform.ts';
import { isBeingPaid, type BeginPayment } from '../../billing/index.ts';
import type { CheckoutRequest } from './validate-checkout.ts';
import { findOrder, lockOrder, type OrderRow } from '../common/orders.store.ts';
import { placeOrder } from './place-order.ts';
import { releaseOrder } from '../changes/release-order.ts';

/** The order that this call made before its process died, unless that has been given back since; else a new one. */
async function orderOnce({ db }: Platform, call: UserCall, wish: CheckoutRequest, attempt: Attempt): Promise<OrderRow> {
  return retryOnConflict(() =>
    db.transaction().execute(async (tx) => {
      const { order_id } = await attempt.progress(tx);
      const made = order_id === undefined ? undefined : await findOrder(tx, order_id);
      if (made && made.payment_state !== 'released') return made;
      const order = await placeOrder(tx, call, wish);
      await attempt.forget(tx, 'payment_id');
      await attempt.save(tx, { order_id: order.id });
      return order;
    }),
  );
}

/**
 * An order whose payment could not even begin is given back at once: the cart is as it was, and the same key may order it anew. One whose
 * payment is open stays.
 */
async function undo({ db }: Platform, call: UserCall, orderId: number, attempt: Attempt): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.payment_state !== 'pending_payment' || (await isBeingPaid(tx, 'order', orderId))) return;
    await releaseOrder(tx, order, call.now);
    await attempt.forget(tx, 'order_id');
  });
}

/**
 * Orders the cart and begins its payment (DECISIONS §6): one transaction reserves, then billing opens the page or takes the wallet.
 * When the payment cannot begin, everything is given back.
 * @throws what `placeOrder` and the payment refuse by
 */
export async function orderAndPay(
  platform: Platform,
  begin: BeginPayment,
  call: UserCall,
  wish: CheckoutRequest,
  attempt: Attempt,
) {
  const made = await orderOnce(platform, call, wish, attempt);
  const payWish = {
    purpose: 'order',
    entityId: made.id,
    method: wish.payment_method,
    useWallet: wish.use_wallet || wish.payment_method === 'wallet' || wish.payment_method === 'wallet_and_card',
    loyaltyPoints: wish.loyalty_points,
    amount: undefined,
  } as const;
  try {
    const payment = await begin(platform, call, payWish, attempt);
    return { order: (await findOrder(platform.db, made.id)) ?? made, payment };
  } catch (error) {
    await undo(platform, call, made.id, attempt);
    throw error;
  }
}
