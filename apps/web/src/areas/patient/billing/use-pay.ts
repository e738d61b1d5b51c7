import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { storePayment } from '#shared/api/store-payment.ts';
import { useBackFromProvider } from '#shared/billing/use-back-from-provider.ts';
import type { PaymentChoice } from '#shared/billing/step-one.ts';
import type { PaymentSubject } from './queries.ts';

/**
 * Begins the payment, keeps what the result will be asked for with, and leaves: for the provider's page, or for the result when there is
 * nothing to pay by card.
 */
export const usePay = ({ purpose, entityId }: PaymentSubject) => {
  const router = useRouter();
  const client = useQueryClient();
  const pay = useMutation({
    mutationFn: ({ choice, total }: { choice: PaymentChoice; total: number }) => {
      const what = { purpose, entity_id: entityId, loyalty_points: choice.points, amount: total } as const;
      if (choice.method === 'tamara')
        return asOneIntent('lend', what, (body, idempotencyKey) =>
          api.billing.tamaraCheckout({ body, idempotencyKey }),
        );
      const body = { ...what, method: 'card', use_wallet: choice.useWallet } as const;
      return asOneIntent('pay', body, (asked, idempotencyKey) => api.billing.intent({ body: asked, idempotencyKey }));
    },
    onSuccess: (begun) => {
      storePayment({
        reference: begun.reference,
        method: begun.method,
        purpose: begun.purpose,
        entity_id: begun.entity_id,
      });
      // What the wallet has paid at once is paid on the next page too, which may have been read a moment ago.
      for (const module of ['billing', 'booking', 'packages', 'promotions'])
        void client.invalidateQueries({ queryKey: [module] });
      const target = new URL(begun.redirect_url, location.href);
      if (begun.operation_status === 'pending') location.assign(target);
      else
        void router.navigate({ to: '/payment-result/$method', params: { method: begun.result_method }, replace: true });
    },
    // The hold may have ended meanwhile, or the wallet been used: what is shown must be what is.
    onError: () =>
      void Promise.all(['booking', 'billing'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
  return useBackFromProvider(pay);
};
