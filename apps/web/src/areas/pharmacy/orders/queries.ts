import { isOrderActive } from '@balsam/domain/orders';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { OrderTab } from './tabs.ts';
import type { Order } from './api-types.ts';

const onPage = 10;
const minuteMs = 60_000;

/** The orders of a tab, newest first, ten at a time. */
export const myOrders = (state: OrderTab) =>
  infiniteQueryOptions({
    queryKey: ['orders', 'mine', 'pages', state],
    queryFn: ({ pageParam, signal }) =>
      api.orders.mine({ query: { state, page: pageParam, limit: onPage }, signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });

/** An order that is not paid in time is given back without a word, a moment after its time is over. */
const unpaidAgainMs = 15_000;

/** In how many milliseconds the page of an order asks for it again, in case nobody tells it. */
export const askAgainIn = ({ status, may, paymentStatus }: Order): number | false => {
  if (status !== null) return isOrderActive(status) && minuteMs;
  if (may.pay) return minuteMs;
  return paymentStatus === 'pending_payment' && unpaidAgainMs;
};

/** One order. The socket tells of its moves; once a minute it is asked for while it is under way, in case the line is down. */
export const oneOrder = (id: number) =>
  queryOptions({
    ...api.orders.show.query({ params: { id }, quiet: true }),
    refetchInterval: ({ state }: { state: { data?: Order | undefined } }) =>
      state.data !== undefined && askAgainIn(state.data),
  });
