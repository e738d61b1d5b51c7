import type { CallReply } from '@balsam/contract/call';
import type { billing } from '@balsam/contract/billing';
import type { booking } from '@balsam/contract/booking';
import { api } from '../../../shared/api/index.ts';
import type { KeptPayment } from '../../../shared/api/kept-payment.ts';

export type Payable = CallReply<typeof booking.detail>;
export type Operation = CallReply<typeof billing.confirm>['items'][number];

/** The appointment that is paid for. */
export const payable = (id: number) => api.booking.detail.query({ params: { id: String(id) } });

export const wallet = () => api.billing.wallet.query({ query: {} });

const soon = 3000;

/** How the kept payment stands; asked again every three seconds for a while, as long as it is pending. */
export const outcome = (kept: KeptPayment, patience: number) => ({
  queryKey: ['billing', 'confirm', kept.reference],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Operation> => {
    const { items } = await api.billing.confirm({ body: kept, signal, quiet: true });
    const [operation] = items;
    if (!operation) throw new Error('The answer names no operation');
    return operation;
  },
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchInterval: ({ state }: { state: { data: Operation | undefined; dataUpdateCount: number } }) =>
    state.data?.operation_status === 'pending' && state.dataUpdateCount < patience ? soon : false,
});
