import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { cachedWithRead } from './read-marks.ts';
import type { NotificationPage } from './api-types.ts';

/** SPEC §9: pages of 3 from page 1. */
const onPage = 3;

/** The newest three and the unread count: what the bell shows. */
export const newestNotifications = (userId: number) =>
  queryOptions(api.notifications.fetch.query({ query: { id: userId }, quiet: true }));

/** Every notification of the open profile, page by page, newest first. */
export const notificationPages = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['notifications', 'pages', userId],
    queryFn: ({ pageParam, signal }) =>
      api.notifications.fetch({
        query: { id: userId, limit: onPage, page: pageParam, orderBy: 'created_at', orderType: 'desc' },
        signal,
        quiet: true,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (pages.length * onPage < count ? pages.length + 1 : undefined),
  });

/** Marks one (`id`) or all as read at once on the screen, and takes it back if the server did not. */
export const useMarkRead = (userId: number) => {
  const client = useQueryClient();
  const queryKey = ['notifications'];
  return useMutation({
    mutationFn: (id?: number) =>
      api.notifications.read({ body: { userId, ...(id === undefined ? { readAll: true } : { id }) } }),
    onMutate: async (id) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueriesData<NotificationPage>({ queryKey });
      client.setQueriesData<Parameters<typeof cachedWithRead>[0]>({ queryKey }, (cached) => cachedWithRead(cached, id));
      return { before };
    },
    onError: (_error, _id, context) => {
      for (const [key, data] of context?.before ?? []) client.setQueryData(key, data);
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
};
