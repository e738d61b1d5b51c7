import type { CallReply } from '@balsam/contract/call';
import type { billing } from '@balsam/contract/billing';
import type { booking } from '@balsam/contract/booking';
import type { QueryClient } from '@tanstack/react-query';
import { storeCartCount } from '#shared/api/cart-count.ts';
import { api } from '#shared/api/index.ts';
import type { StoredPayment } from '#shared/api/stored-payment.ts';

export type Payable = CallReply<typeof booking.detail>;
/** What is paid for. */
export type PaymentSubject = { readonly purpose: Operation['purpose']; readonly entityId: number };
export type Operation = CallReply<typeof billing.confirm>['items'][number];

/** The appointment that is paid for. */
export const payable = (id: number) => api.booking.detail.query({ params: { id: String(id) } });

const soon = 3000;

/** An order that nothing was paid for has given its products back to the cart (DECISIONS §6): cart, badge and orders are read anew. */
async function refreshCart(client: QueryClient): Promise<void> {
  for (const module of ['cart', 'orders']) void client.invalidateQueries({ queryKey: [module] });
  const cart = await api.cart.show({ query: {}, quiet: true }).catch(() => undefined);
  if (cart) storeCartCount(cart.count);
}

const hasNoOutcome = ({ purpose, operation_status: status }: Operation): boolean =>
  purpose === 'order' && (status === 'failed' || status === 'cancelled');

type Asked = { readonly data: Operation | undefined; readonly dataUpdateCount: number };

/** Whether it is asked for again by itself. */
export const isWatched = ({ data, dataUpdateCount }: Asked, patience: number): boolean =>
  data?.operation_status === 'pending' && dataUpdateCount < patience;

/** How the kept payment stands; asked again every three seconds for a while, as long as it is pending. */
export const outcome = (stored: StoredPayment, patience: number) => ({
  queryKey: ['billing', 'confirm', stored.reference],
  queryFn: async ({ signal, client }: { signal: AbortSignal; client: QueryClient }): Promise<Operation> => {
    const { items } = await api.billing.confirm({ body: stored, signal, quiet: true });
    const [operation] = items;
    if (!operation) throw new Error('The answer names no operation');
    if (hasNoOutcome(operation)) void refreshCart(client);
    return operation;
  },
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchInterval: ({ state }: { state: Asked }) => (isWatched(state, patience) ? soon : false),
});
