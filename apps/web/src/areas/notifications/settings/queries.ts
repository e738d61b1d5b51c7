import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { updateUser } from '#shared/api/session.ts';
import { applyChange } from './apply-change.ts';
import type { Change, Settings } from './api-types.ts';

const keyOf = (userId: number) => ['notification-settings', userId] as const;

/** What reaches the open profile by which channel. Its key stands apart from that of the notifications, which come and go. */
export const settingsOf = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => api.notifications.config({ params: { id: userId }, signal, quiet: true }),
  });

/** Turns a switch at once on the screen, and back if the server did not; the toast says why. */
export const useChange = (userId: number) => {
  const client = useQueryClient();
  const queryKey = keyOf(userId);
  return useMutation({
    mutationKey: queryKey,
    mutationFn: (change: Change) => api.notifications.changeConfig({ params: { id: userId }, body: change }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Settings>(queryKey, (before) => before && applyChange(before, change));
    },
    onError: (_error, change) => {
      // What a topic was before is not known from the switch: the reading that follows says it.
      if (change.topic !== undefined) return;
      const back = { ...change, on: !change.on };
      client.setQueryData<Settings>(queryKey, (before) => before && applyChange(before, back));
    },
    // Only the last of several presses reads again: an earlier answer would turn the later switches back for a moment.
    onSettled: () =>
      client.isMutating({ mutationKey: queryKey }) === 1 ? client.invalidateQueries({ queryKey }) : undefined,
  });
};

/** The language in which messages are written; the screen keeps its own. */
export const useMessageLanguage = (userId: number) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (language: 'ar' | 'en') => api.identity.changeLanguage({ body: { language } }),
    onSuccess: ({ language }) => {
      client.setQueryData<Settings>(keyOf(userId), (before) => before && { ...before, language });
      updateUser({ language });
    },
  });
};
