import type { Halalas } from '@balsam/domain/money';
import { returnsToStock, type OrderState } from '@balsam/domain/orders';

/** Why the demo's orders ended without a delivery. */
export const endReasons: Readonly<Partial<Record<OrderState, string>>> = {
  cancelled: 'changed_mind',
  rejected: 'The prescription has expired',
  returned: 'Nobody opened and nobody answered the phone',
};

type Totals = { readonly total: Halalas; readonly shipping: Halalas; readonly fastShipping: Halalas };

/** What the row of an order says of its end: all of it went back, or of a returned one the goods; seedRefunds gives it. */
export function endOf(state: OrderState, { total, shipping, fastShipping }: Totals) {
  const reason = endReasons[state];
  if (reason === undefined) return {};
  return {
    payment_state: 'refunded' as const,
    refund_amount: returnsToStock(state) ? total : total - shipping - fastShipping,
    ...(state === 'rejected' && { rejection_reason: reason }),
    ...(state === 'cancelled' && {
      cancellation_reason: reason,
      cancellation_description: 'Bought it on the way home',
    }),
  };
}
