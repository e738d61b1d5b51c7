import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { PastCard } from './appointment-card.tsx';
import { pastAppointments } from './queries.ts';

const Empty = () => (
  <Card>
    <EmptyState
      art="calendar"
      title={m.patient_history_empty()}
      text={m.patient_history_empty_text()}
      action={
        <LinkButton to="/appointment/book" icon={CalendarPlus}>
          {m.patient_book()}
        </LinkButton>
      }
    />
  </Card>
);

/** What is over, newest first, ten at a time. */
export const HistoryList = () => {
  const pages = useInfiniteQuery(pastAppointments);
  const { data, error, refetch } = pages;
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <SkeletonList count={2} />;
  const visits = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  if (visits.length === 0) return <Empty />;
  return (
    <div className="flex flex-col items-center gap-4">
      <ul className="grid w-full gap-3 desktop:grid-cols-2 desktop:gap-5">
        {visits.map((visit) => (
          <PastCard key={visit.id} appointment={visit} />
        ))}
      </ul>
      <ShowMore of={pages} />
    </div>
  );
};
