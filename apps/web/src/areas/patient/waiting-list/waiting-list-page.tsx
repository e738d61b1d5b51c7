import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { EntryCard } from './entry-card.tsx';
import { waitingListQuery } from './queries.ts';

const Nothing = () => (
  <Card>
    <EmptyState
      art="calendar"
      title={m.waiting_empty_title()}
      text={m.waiting_empty_text()}
      action={
        <LinkButton icon={Search} to="/find-a-specialist">
          {m.waiting_find()}
        </LinkButton>
      }
    />
  </Card>
);

const Entries = () => {
  const { data, error, refetch } = useQuery(waitingListQuery);
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    ) : (
      <SkeletonList count={2} />
    );
  if (data.items.length === 0) return <Nothing />;
  // What is held for the person comes first: it is the next thing to do.
  const sorted = data.items.toSorted((a, b) => Number(b.offer !== null) - Number(a.offer !== null));
  return (
    <ul aria-label={m.waiting_list_label()} className="flex flex-col gap-4">
      {sorted.map((entry) => (
        <EntryCard key={entry.id} entry={entry} onEnd={() => void refetch()} />
      ))}
    </ul>
  );
};

/** `/waiting-list`: what somebody waits for, and the time that is held for them (D13.04). */
export const WaitingListPage = () => (
  <Page narrow>
    <PageHeading title={m.waiting_title()} detail={m.waiting_detail()} back="/appointment/upcoming/all" />
    <Entries />
  </Page>
);
