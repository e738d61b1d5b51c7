import type { CallReply } from '@balsam/contract/call';
import type { chat } from '@balsam/contract/visits';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export type Talk = CallReply<typeof chat.messages>;
export type Message = Talk['items'][number];

/** The rest of a talk that is longer than one answer. */
const restOf = async (id: number, talk: Talk, signal: AbortSignal): Promise<Talk> => {
  const after = talk.items.at(-1)?.id;
  if (talk.items.length >= talk.total || after === undefined) return talk;
  const rest = await api.chat.messages({ params: { id }, query: { after }, signal, quiet: true });
  if (rest.items.length === 0) return talk;
  return restOf(id, { ...rest, items: [...talk.items, ...rest.items] }, signal);
};

/** What the two of a visit wrote. Reading it marks it read; the socket tells of what comes in. */
export const talkOf = (id: number) =>
  queryOptions({
    queryKey: ['chat', 'messages', id],
    queryFn: async ({ signal }) =>
      restOf(id, await api.chat.messages({ params: { id }, query: {}, signal, quiet: true }), signal),
    staleTime: 0,
  });
