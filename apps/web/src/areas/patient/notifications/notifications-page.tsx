import { roles } from '@balsam/domain/identity';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { CheckCheck, Settings2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { NotificationRow } from './notification-row.tsx';
import { notificationPages, useMarkRead } from './queries.ts';
import { DoseReminderActions } from './dose-reminder-actions.tsx';
import { ReminderActions } from './reminder-actions.tsx';
import type { Notification } from './api-types.ts';

type ListProps = {
  readonly notes: readonly Notification[];
  readonly userId: number;
  /** Only patients answer reminders. */
  readonly answers: boolean;
};

const List = ({ notes, userId, answers }: ListProps) => {
  const now = useNow(60_000);
  const read = useMarkRead(userId);
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {notes.map((note) => (
        <li key={note.id}>
          <NotificationRow notification={note} now={now} onOpen={() => note.seen || read.mutate(note.id)}>
            {answers && note.kind === 'appointment_reminder' && note.appointment_id !== null && (
              <ReminderActions appointmentId={note.appointment_id} />
            )}
            {answers && note.dose_id !== null && <DoseReminderActions doseId={note.dose_id} />}
          </NotificationRow>
        </li>
      ))}
    </ul>
  );
};

const MarkAll = ({ userId }: { userId: number }) => {
  const read = useMarkRead(userId);
  return (
    <Button variant="text" size="sm" icon={CheckCheck} onClick={() => read.mutate(undefined)}>
      {m.notifications_read_all()}
    </Button>
  );
};

/** The pages so far, and the way to one more: what is notified of in that moment reads them again, and the press still counts. */
const usePages = (userId: number) => {
  const query = useInfiniteQuery(notificationPages(userId));
  const { data, hasNextPage, fetchNextPage, isFetching, isFetchingNextPage, isFetchNextPageError } = query;
  const [wanted, setWanted] = useState(1);
  const there = data?.pages.length ?? 0;
  const isCutOff = there > 0 && there < wanted && hasNextPage && !isFetching && !isFetchNextPageError;
  useEffect(() => {
    if (isCutOff) void fetchNextPage();
  }, [isCutOff, fetchNextPage]);
  const fetchMore: typeof fetchNextPage = (options) => {
    setWanted(there + 1);
    return fetchNextPage(options);
  };
  return { query, more: { hasNextPage, isFetchingNextPage, fetchNextPage: fetchMore } };
};

const Notes = ({ userId, answers }: Omit<ListProps, 'notes'>) => {
  const { query, more } = usePages(userId);
  const { data, error, refetch } = query;
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <SkeletonList count={3} />;
  const [first] = data.pages;
  if (!first || first.count === 0)
    return (
      <Card>
        <EmptyState art="done" title={m.notifications_empty()} text={m.notifications_empty_text()} />
      </Card>
    );
  const unread = first.unReadCount;
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-3">
        <output className="text-text-2">
          {unread === 0
            ? m.notifications_none_unread()
            : m.notifications_unread_count({ count: unread, shown: number(unread) })}
        </output>
        {unread > 0 && <MarkAll userId={userId} />}
      </div>
      <List
        notes={onceEach(
          data.pages.flatMap(({ notifications }) => notifications),
          ({ id }) => id,
        )}
        userId={userId}
        answers={answers}
      />
      <ShowMore of={more} className="self-center" />
    </>
  );
};

/** All notifications, three at a time (S9.01). */
export const NotificationsPage = () => {
  const user = useSession()?.user;
  return (
    <Page narrow>
      <PageHeading
        title={m.notifications_title()}
        back="/"
        action={
          <LinkButton to="/notifications/settings" variant="outline" size="sm" icon={Settings2}>
            {m.notifications_settings_short()}
          </LinkButton>
        }
      />
      {user && <Notes userId={user.id} answers={user.role_id === roles.patient} />}
    </Page>
  );
};
