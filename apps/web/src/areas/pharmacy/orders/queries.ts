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

const isUnderWay = (order: Order | undefined): boolean =>
  order !== undefined && (order.status === null ? order.may.pay : isOrderActive(order.status));

/** One order. The socket tells of its moves; once a minute it is asked for while it is under way, in case the line is down. */
export const oneOrder = (id: number) =>
  queryOptions({
    ...api.orders.show.query({ params: { id }, quiet: true }),
    refetchInterval: ({ state }: { state: { data?: Order | undefined } }) =>
      isUnderWay(state.data) ? minuteMs : false,
  });
