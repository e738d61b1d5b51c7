import type { TicketState } from '@balsam/domain/support';
import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import type { Conversation, Ticket } from './api-types.ts';

const onPage = 20;
/** The most that one answer holds. */
const mostMessages = 500;

export type TicketFilter = TicketState | 'all';
type Page = {
  readonly items: readonly Ticket[];
  readonly page: number;
  readonly limit: number;
  readonly total: number;
};

/** Tickets page by page: the patient's own, for support those of everybody. */
export const ticketPages = (status: TicketFilter, about?: 'feedback') =>
  infiniteQueryOptions({
    queryKey: ['support', 'tickets', status, about ?? 'anything'],
    queryFn: ({ pageParam, signal }): Promise<Page> =>
      api.support.tickets({ query: { status, about, page: pageParam, limit: onPage }, signal, quiet: true }),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.limit < last.total ? last.page + 1 : undefined),
  });

/** What was just read is no longer new in the lists. */
const markRead = (client: QueryClient, ticket: Ticket): void => {
  client.setQueriesData<InfiniteData<Page>>(
    { queryKey: ['support', 'tickets'] },
    (kept) =>
      kept && {
        ...kept,
        pages: kept.pages.map((page) => ({
          ...page,
          items: page.items.map((each) => (each.id === ticket.id ? { ...each, unread: 0 } : each)),
        })),
      },
  );
};

const pageOf = (id: number, page: number, signal: AbortSignal): Promise<Conversation> =>
  api.support.messages({ params: { id }, query: { page, limit: mostMessages }, signal, quiet: true });

/** A talk whole, however long: page after page until its end. */
const allMessages = async (id: number, signal: AbortSignal, page = 1): Promise<Conversation> => {
  const conversation = await pageOf(id, page, signal);
  if (page * conversation.limit >= conversation.total) return conversation;
  const rest = await allMessages(id, signal, page + 1);
  return { ...rest, items: [...conversation.items, ...rest.items] };
};

/** What was written in a ticket. Reading it marks it as read; the socket tells of what comes in. */
export const conversationOf = (id: number) =>
  queryOptions({
    queryKey: ['support', 'messages', id],
    queryFn: async ({ signal, client }) => {
      const conversation = await allMessages(id, signal);
      markRead(client, conversation.ticket);
      return conversation;
    },
    staleTime: 0,
  });
