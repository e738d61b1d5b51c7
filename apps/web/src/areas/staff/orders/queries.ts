import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { QueueSearch } from './search.ts';
import type { ApiReply } from '#shared/api/client.ts';

type Queue = ApiReply<typeof pharmacyDesk.orders>;
export type PharmacyOrderCard = Queue['items'][number];
export type PharmacyOrder = ApiReply<typeof pharmacyDesk.order>;

export type Substitutes = ApiReply<typeof pharmacyDesk.substitutes>['items'];

/** Orders on one page of the queue. */
export const pageLength = 20;

export const queueQuery = ({ state, q, page = 1 }: QueueSearch) =>
  api.pharmacyDesk.orders.query({ query: { state: state ?? 'open', q, page, limit: pageLength } });

export const orderQuery = (id: number) => api.pharmacyDesk.order.query({ params: { id }, quiet: true });

export const substitutesQuery = (id: number, lineId: number) =>
  api.pharmacyDesk.substitutes.query({ params: { id, line_id: lineId }, quiet: true });

/** Told why something was refused; the refusal outlives the part of the screen that asked, as the order is shown anew. */
export type OnRefusal = (refusal: Error | undefined) => void;

type Outcome = { readonly onDone: () => void; readonly onRefusal: OnRefusal };

/** Something done to an order of the queue, also when somebody else was faster. */
export const useOrderChange = <Variables, Reply>(
  change: (request: Variables) => Promise<Reply>,
  { onDone, onRefusal }: Outcome,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onMutate: () => onRefusal(undefined),
    onSuccess: onDone,
    onError: onRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: ['pharmacyDesk'] }),
  });
};

/** Something changed at the desktop: whether it went well or somebody was faster, the desk reads again. */
export const usePharmacyDeskMutation = <Variables, Reply>(
  change: (request: Variables) => Promise<Reply>,
  onDone?: (reply: Reply) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(onDone && { onSuccess: onDone }),
    // The riders of the desk are of the module of deliveries.
    onSettled: () =>
      Promise.all(['pharmacyDesk', 'delivery'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
};
