import type { UserCall } from '#platform/http/call.ts';
import type { Attempt } from '#platform/http/idempotency.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { Platform } from '#platform/platform.ts';
import { isBeingPaid, type BeginPayment } from '#modules/billing/index.ts';
import type { CheckoutRequest } from './validate-checkout.ts';
import { findOrder, lockOrder, type OrderRow } from '../common/orders.store.ts';
import type { OpenBasket } from './baskets.ts';
import { placeOrder } from './place-order.ts';
import { releaseOverdue } from './release-overdue.ts';
import { releaseOrder } from '../changes/release-order.ts';

/** What is to be ordered how; `openBasket`: what is ordered in place of the cart. */
type Checkout = { readonly request: CheckoutRequest; readonly openBasket?: OpenBasket };

/** The order that this call made before its process died, unless that has been given back since; else a new one. */
async function placeOrderOnce(
  { db, files }: Platform,
  call: UserCall,
  { request, openBasket }: Checkout,
  attempt: Attempt,
): Promise<OrderRow> {
  return retryOnConflict(() =>
    db.transaction().execute(async (tx) => {
      const { order_id } = await attempt.progress(tx);
      const placed = order_id === undefined ? undefined : await findOrder(tx, order_id);
      if (placed && placed.payment_state !== 'released') return placed;
      const order = await placeOrder(tx, { files }, call, request, openBasket);
      await attempt.discard(tx, 'payment_id');
      await attempt.save(tx, { order_id: order.id });
      return order;
    }),
  );
}

/**
 * An order whose payment could not even begin is given back at once: the cart is as it was, and the same key may order it anew. One whose
 * payment is open stays.
 */
async function releaseUnpaidOrder({ db }: Platform, call: UserCall, orderId: number, attempt: Attempt): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.payment_state !== 'pending_payment' || (await isBeingPaid(tx, 'order', orderId))) return;
    await releaseOrder(tx, order, call.now);
    await attempt.discard(tx, 'order_id');
  });
}

/**
 * Orders the cart, or another basket, and begins its payment (DECISIONS §6): one transaction reserves, then billing opens the page or takes the wallet.
 * When the payment cannot begin, everything is given back.
 * @throws what `placeOrder` and the payment refuse by
 */
export async function orderAndPay(
  platform: Platform,
  begin: BeginPayment,
  call: UserCall,
  checkout: Checkout,
  attempt: Attempt,
) {
  const { request } = checkout;
  await releaseOverdue(platform, call.actor.personId, call.now);
  const placed = await placeOrderOnce(platform, call, checkout, attempt);
  const paymentRequest = {
    purpose: 'order',
    entityId: placed.id,
    method: request.payment_method,
    useWallet:
      request.use_wallet || request.payment_method === 'wallet' || request.payment_method === 'wallet_and_card',
    loyaltyPoints: request.loyalty_points,
    amount: undefined,
  } as const;
  try {
    const payment = await begin(platform, call, paymentRequest, attempt);
    return { order: (await findOrder(platform.db, placed.id)) ?? placed, payment };
  } catch (error) {
    await releaseUnpaidOrder(platform, call, placed.id, attempt);
    throw error;
  }
}
