import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { asOneIntent } from '../../../shared/api/intent-key.ts';
import { keepPayment } from '../../../shared/api/kept-payment.ts';
import { toast } from '../../../shared/ui/toast.ts';
import type { CancelReason, Order, RefundTo } from './wire.ts';

/** Whatever came of it, all that shows orders, money or the cart is read again: a refusal also brings the true buttons. */
const useReadAgain = () => {
  const client = useQueryClient();
  return () => Promise.all(['orders', 'billing', 'cart'].map((room) => client.invalidateQueries({ queryKey: [room] })));
};

type Cancelling = { readonly reason: CancelReason; readonly description: string; readonly refund_to: RefundTo };

/** Cancels an order; what was paid goes back (S5.18, D6.01). */
export const useCancelOrder = (id: number, onDone: () => void) =>
  useMutation({
    mutationFn: (wish: Cancelling) =>
      asOneIntent(`cancel order ${id}`, wish, (body, idempotencyKey) =>
        api.orders.cancel({ params: { id }, body, idempotencyKey }),
      ),
    onSuccess: () => {
      toast.good(m.pharmacy_order_cancelled());
      onDone();
    },
    onSettled: useReadAgain(),
  });

/** Rates a delivered order, once (S5.10). */
export const useRateOrder = (id: number) =>
  useMutation({
    mutationFn: (wish: { readonly rating_value: number; readonly comment: string }) =>
      asOneIntent(`rate order ${id}`, wish, (body, idempotencyKey) =>
        api.orders.rate({ params: { id }, body, idempotencyKey }),
      ),
    onSuccess: () => toast.good(m.pharmacy_order_rated()),
    onSettled: useReadAgain(),
  });

/** Puts an order's products into the cart again; answers what is not to be had now. */
export const useReorder = (id: number) =>
  useMutation({
    mutationFn: () =>
      asOneIntent(`reorder ${id}`, {}, (_, idempotencyKey) => api.orders.reorder({ params: { id }, idempotencyKey })),
    onSettled: useReadAgain(),
  });

/** The wallet bears again what it was to bear; the rest is paid on the provider's page. */
const methodOf = ({ WALLET_AMOUNT: wallet }: Order): 'card' | 'wallet_and_card' =>
  wallet > 0 ? 'wallet_and_card' : 'card';

/** As it was begun: by instalments, or by card with what the wallet and the points bear of it. */
const begin = (order: Order) => {
  const what = {
    purpose: 'order' as const,
    entity_id: order.ID,
    loyalty_points: order.LOYALTY_POINTS,
    amount: order.AMOUNT,
  };
  if (order.PAYMENT_METHOD === 'tamara')
    return asOneIntent('instalments', what, (body, idempotencyKey) =>
      api.billing.tamaraCheckout({ body, idempotencyKey }),
    );
  return asOneIntent('pay', { ...what, method: methodOf(order) }, (body, idempotencyKey) =>
    api.billing.intent({ body, idempotencyKey }),
  );
};

/** Opens the payment of an order again while it is still held, and leaves for the provider's page. */
export const usePayOrder = (order: Order) => {
  const router = useRouter();
  const readAgain = useReadAgain();
  const pay = useMutation({
    mutationFn: () => begin(order),
    onSuccess: (begun) => {
      keepPayment({ reference: begun.reference, method: begun.method, purpose: 'order', entity_id: order.ID });
      if (begun.operation_status === 'pending') location.assign(new URL(begun.redirect_url, location.href));
      else void router.navigate({ to: '/payment-result/$method', params: { method: 'order' } });
    },
    onError: () => void readAgain(),
  });
  const { reset } = pay;
  // A browser may keep the page as it was left and bring it back from the provider's: the button must work again.
  useEffect(() => {
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) reset();
    };
    addEventListener('pageshow', back);
    return () => removeEventListener('pageshow', back);
  }, [reset]);
  return pay;
};
