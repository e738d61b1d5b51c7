import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell as BellIcon, CalendarCheck, CheckCheck } from 'lucide-react';
import * as m from '../paraglide/messages.js';
import { api } from '../shared/api/index.ts';
import { relative } from '../shared/format/index.ts';
import { inLocale } from '../shared/i18n/locale.tsx';
import { Button } from '../shared/ui/button.tsx';
import { ListRow } from '../shared/ui/card.tsx';
import { TextLink } from '../shared/ui/link-button.tsx';
import { linkTo } from '../shared/ui/link-to.ts';
import { EmptyState, ErrorState, SkeletonList } from '../shared/ui/states.tsx';

type PanelProps = { readonly userId: number; readonly onLeave: () => void };

const UnreadDot = () => (
  <>
    <span aria-hidden className="size-2.5 shrink-0 rounded-full bg-accent" />
    <span className="sr-only">{m.shell_unread()}</span>
  </>
);

/** The newest notifications. Marking all read makes the count 0 (SPEC §4). */
const BellPanel = ({ userId, onLeave }: PanelProps) => {
  const client = useQueryClient();
  const { data, isPending, refetch } = useQuery(
    api.notifications.fetch.query({ query: { id: String(userId) }, quiet: true }),
  );
  const read = useMutation({
    mutationFn: () => api.notifications.read({ body: { userId, readAll: true } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notifications'] }),
  });
  return (
    <div>
      <div className="flex min-h-14 items-center justify-between border-b border-line ps-4 pe-2">
        <h2 className="text-h3">{m.shell_bell()}</h2>
        {(data?.unReadCount ?? 0) > 0 && (
          <Button look="text" size="sm" icon={CheckCheck} pending={read.isPending} onClick={() => read.mutate()}>
            {m.shell_mark_all_read()}
          </Button>
        )}
      </div>
      {isPending && <SkeletonList count={2} />}
      {!isPending && !data && <ErrorState onRetry={() => void refetch()} />}
      {data?.notifications.length === 0 && (
        <EmptyState art="done" title={m.shell_bell_empty()} text={m.shell_bell_empty_text()} />
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- any of its links closes the panel */}
      <ul onClick={onLeave} className="divide-y divide-line">
        {data?.notifications.map((note) => (
          <li key={note.id}>
            <ListRow
              icon={note.appointment_id === null ? BellIcon : CalendarCheck}
              title={inLocale(note.title, note.title_ar)}
              detail={
                <>
                  {inLocale(note.message, note.message_ar)}
                  <span className="block">{relative(note.created_at, new Date())}</span>
                </>
              }
              end={!note.seen && <UnreadDot />}
              {...(note.link !== null && { link: linkTo(note.link) })}
            />
          </li>
        ))}
      </ul>
      <div className="border-t border-line px-4 text-center">
        <TextLink {...linkTo('/notifications')} onClick={onLeave}>
          {m.shell_bell_all()}
        </TextLink>
      </div>
    </div>
  );
};

export default BellPanel;
