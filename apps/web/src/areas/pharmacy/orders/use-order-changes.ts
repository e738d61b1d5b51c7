import type { orders } from '@balsam/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import type { ApiReply } from '#shared/api/client.ts';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { storePayment } from '#shared/api/store-payment.ts';
import { useBackFromProvider } from '#shared/billing/use-back-from-provider.ts';
import { toast } from '#shared/ui/toast.ts';
import { payAgain } from './pay-again.ts';
import type { CancelReason, Order, RefundTo } from './api-types.ts';

/** Whatever came of it, all that shows orders, money, the cart or a refill is read again: a refusal also brings the true buttons. */
const useInvalidateOrders = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      ['orders', 'billing', 'cart', 'medications'].map((module) => client.invalidateQueries({ queryKey: [module] })),
    );
};

type Cancelling = { readonly reason: CancelReason; readonly description: string; readonly refund_to: RefundTo };

/** Cancels an order; what was paid goes back (S5.18, D6.01). */
export const useCancelOrder = (id: number, onDone: () => void) =>
  useMutation({
    mutationFn: (request: Cancelling) =>
      asOneIntent(`cancel order ${id}`, request, (body, idempotencyKey) =>
        api.orders.cancel({ params: { id }, body, idempotencyKey }),
      ),
    onSuccess: () => {
      toast.success(m.pharmacy_order_cancelled());
      onDone();
    },
    onSettled: useInvalidateOrders(),
  });

type Released = ApiReply<typeof orders.release>;

/** Ends an order that is not paid yet: given up, or back into the cart to be changed (D6.03). */
export const useReleaseOrder = (id: number, onDone: (released: Released) => void) =>
  useMutation({
    mutationFn: (to_cart: boolean) =>
      asOneIntent(`release order ${id}`, { to_cart }, (body, idempotencyKey) =>
        api.orders.release({ params: { id }, body, idempotencyKey }),
      ),
    onSuccess: onDone,
    onSettled: useInvalidateOrders(),
  });

/** Answers whether a substitute is welcome, once (D15.07). */
export const useAnswerSubstitute = (id: number, substituteId: number) =>
  useMutation({
    mutationFn: (agrees: boolean) =>
      asOneIntent(`substitute ${substituteId}`, { agrees }, (body, idempotencyKey) =>
        api.orders.answerSubstitute({
          params: { id, substitute_id: substituteId },
          body,
          idempotencyKey,
          quiet: true,
        }),
      ),
    onSuccess: (_, agrees) => toast.success(agrees ? m.pharmacy_substitute_agreed() : m.pharmacy_substitute_declined()),
    onSettled: useInvalidateOrders(),
  });

/** Rates a delivered order, once (S5.10). */
export const useRateOrder = (id: number) =>
  useMutation({
    mutationFn: (request: { readonly rating_value: number; readonly comment: string }) =>
      asOneIntent(`rate order ${id}`, request, (body, idempotencyKey) =>
        api.orders.rate({ params: { id }, body, idempotencyKey }),
      ),
    onSuccess: () => toast.success(m.pharmacy_order_rated()),
    onSettled: useInvalidateOrders(),
  });

/** Puts an order's products into the cart again; answers what is not to be had now. */
export const useReorder = (id: number) =>
  useMutation({
    mutationFn: () =>
      asOneIntent(`reorder ${id}`, {}, (_, idempotencyKey) => api.orders.reorder({ params: { id }, idempotencyKey })),
    onSettled: useInvalidateOrders(),
  });

/** Opens the payment of an order again while it is still held, and leaves for the provider's page. */
export const usePayOrder = (order: Order) => {
  const router = useRouter();
  const invalidate = useInvalidateOrders();
  const pay = useMutation({
    mutationFn: () => payAgain(order),
    onSuccess: (begun) => {
      storePayment({ reference: begun.reference, method: begun.method, purpose: 'order', entity_id: order.id });
      if (begun.operation_status === 'pending') location.assign(new URL(begun.redirect_url, location.href));
      else void router.navigate({ to: '/payment-result/$method', params: { method: 'order' } });
    },
    onError: () => void invalidate(),
  });
  return useBackFromProvider(pay);
};
