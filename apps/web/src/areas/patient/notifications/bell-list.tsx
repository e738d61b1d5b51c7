import { useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { NotificationRow } from './notification-row.tsx';
import { newestNotifications, useMarkRead } from './queries.ts';

type BellProps = { readonly userId: number; readonly onLeave: () => void };

/** What opens under the bell: the newest three, and the way to all of them. Marking all read makes the count 0 (S4.22). */
const BellList = ({ userId, onLeave }: BellProps) => {
  const { data, isPending, refetch } = useQuery(newestNotifications(userId));
  const read = useMarkRead(userId);
  const open = (id: number, seen: boolean): void => {
    if (!seen) read.mutate(id);
    onLeave();
  };
  return (
    <div>
      <div className="flex min-h-14 items-center justify-between border-b border-line ps-4 pe-2">
        <h2 className="text-h3">{m.notifications_title()}</h2>
        {(data?.unReadCount ?? 0) > 0 && (
          <Button variant="text" size="sm" icon={CheckCheck} onClick={() => read.mutate(undefined)}>
            {m.notifications_read_all()}
          </Button>
        )}
      </div>
      {isPending && <SkeletonList count={2} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data?.notifications.length === 0 && (
        <EmptyState art="done" title={m.notifications_empty()} text={m.notifications_empty_text()} />
      )}
      <ul className="divide-y divide-line">
        {data?.notifications.map((note) => (
          <li key={note.id}>
            <NotificationRow notification={note} now={new Date()} onOpen={() => open(note.id, note.seen)} />
          </li>
        ))}
      </ul>
      <div className="border-t border-line px-4 text-center">
        <TextLink to="/notifications" onClick={onLeave}>
          {m.notifications_all()}
        </TextLink>
      </div>
    </div>
  );
};

export default BellList;
