import type { CallInput, Contract } from '@balsam/contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import * as m from '#paraglide/messages.js';
import { toast } from '#shared/ui/toast.ts';
import { isOnline } from '#shared/api/is-online.ts';
import { maxAgeMs } from './reads.ts';
import { failureSentence } from '../model/sentences.ts';

const most = 100;
const onPage = 20;
const minuteMs = 60_000;

/** Says what went wrong, for 2 s at the top end (S8.03), and lets the screen show the rest; that there is no connection, it says all the time. */
const withFailureToast = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
  try {
    return await request;
  } catch (error) {
    const sentence = failureSentence(error);
    if (sentence !== undefined && isOnline()) toast.error(sentence);
    throw error;
  }
};

/** The same for what was pressed and is no step of an order: without a connection it is not kept for later, and that is said. */
export const withPressedFailureToast = async <Answer>(request: Promise<Answer>): Promise<Answer> => {
  try {
    return await withFailureToast(request);
  } catch (error) {
    if (!isOnline()) toast.error(m.rider_no_line_now());
    throw error;
  }
};

type ListQuery = NonNullable<CallInput<Contract['delivery']['riderOrders']>['query']>;

const list = (query: ListQuery, signal: AbortSignal) =>
  withFailureToast(api.delivery.riderOrders({ query, signal, quiet: true }));

const looking = (search: string) => (search === '' ? {} : { search });

/** What is readable without a connection stays as long as it may be kept; a search is forgotten. */
const keeping = (search: string) => (search === '' ? { gcTime: maxAgeMs } : {});

/** The orders under way. The socket tells of changes; once a minute they are asked for besides, in case the connection is down. */
export const activeOrders = (search: string) =>
  queryOptions({
    queryKey: ['delivery', 'riderOrders', 'active', search],
    queryFn: ({ signal }) => list({ limit: most, ...looking(search) }, signal),
    ...keeping(search),
    placeholderData: keepPreviousData,
    refetchInterval: minuteMs,
  });

/** The orders that are over, newest first. */
export const pastOrders = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['delivery', 'riderOrders', 'history', search],
    queryFn: ({ pageParam, signal }) =>
      list({ status: 'delivered', page: pageParam, limit: onPage, ...looking(search) }, signal),
    initialPageParam: 1,
    ...keeping(search),
    placeholderData: keepPreviousData,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });

/** One order that I bring or brought, whole. */
export const oneOrder = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'show', 'rider', id],
    queryFn: ({ signal }) => withFailureToast(api.orders.show({ params: { id }, signal, quiet: true })),
    gcTime: maxAgeMs,
  });

/** Whether a shift is open, and where one can begin. */
export const shiftNow = queryOptions({
  queryKey: ['delivery', 'shift'],
  queryFn: ({ signal }) => withFailureToast(api.delivery.shift({ signal, quiet: true })),
  gcTime: maxAgeMs,
});
