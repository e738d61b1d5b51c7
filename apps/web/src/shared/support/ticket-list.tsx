import { useInfiniteQuery } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ApiError } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { Card } from '#shared/ui/card.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { ticketPages, type TicketFilter } from './queries.ts';
import { TicketRow } from './ticket-row.tsx';

type ListProps = {
  readonly status: TicketFilter;
  /** Only what was told at /feedback. */
  readonly about?: 'feedback' | undefined;
  readonly linkOf: (id: number) => LinkProps;
  readonly empty: ReactNode;
  /** The ticket that stands open beside the list. */
  readonly open?: number | undefined;
};

/** Tickets of a state, twenty at a time. */
export const TicketList = ({ status, about, linkOf, empty, open }: ListProps) => {
  const pages = useInfiniteQuery(ticketPages(status, about));
  const { data, dataUpdatedAt, error, refetch } = pages;
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <SkeletonList count={3} />;
  const now = new Date(dataUpdatedAt);
  const tickets = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  if (tickets.length === 0) return <Card>{empty}</Card>;
  return (
    <div className="flex flex-col items-center gap-4">
      <ul className="w-full divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {tickets.map((ticket) => (
          <li key={ticket.id}>
            <TicketRow ticket={ticket} now={now} link={linkOf(ticket.id)} isOpen={ticket.id === open} />
          </li>
        ))}
      </ul>
      <ShowMore of={pages} />
    </div>
  );
};
