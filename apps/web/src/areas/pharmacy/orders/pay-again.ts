import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import type { Order } from './api-types.ts';

/** The wallet bears again what it was to bear; the rest is paid on the provider's page. */
const methodOf = ({ walletAmount: wallet }: Order): 'card' | 'wallet_and_card' =>
  wallet > 0 ? 'wallet_and_card' : 'card';

/** Begins the payment of an order again as it was begun: by instalments, or by card with what the wallet and the points bear of it. */
export const payAgain = (order: Order) => {
  const what = {
    purpose: 'order' as const,
    entity_id: order.id,
    loyalty_points: order.loyaltyPoints,
    amount: order.amount,
  };
  if (order.paymentMethod === 'tamara')
    return asOneIntent('instalments', what, (body, idempotencyKey) =>
      api.billing.tamaraCheckout({ body, idempotencyKey }),
    );
  return asOneIntent('pay', { ...what, method: methodOf(order) }, (body, idempotencyKey) =>
    api.billing.intent({ body, idempotencyKey }),
  );
};
