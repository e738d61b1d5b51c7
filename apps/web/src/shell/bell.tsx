import { useQuery } from '@tanstack/react-query';
import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { newestNotifications } from '#areas/patient/notifications/queries.ts';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { Popover } from '#shared/ui/popover.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';

const BellList = lazy(() => import('#areas/patient/notifications/bell-list.tsx'));

const most = 99;

/** The bell with the number of unread notifications; the newest three open under it (SPEC §9: pages of 3). */
export const Bell = ({ userId }: { userId: number }) => {
  const { data } = useQuery(newestNotifications(userId));
  const unread = data?.unReadCount ?? 0;
  const shown = digits(unread > most ? `${most}+` : unread);
  return (
    <Popover
      label={unread > 0 ? m.shell_bell_unread({ count: shown }) : m.shell_bell()}
      triggerClass="relative grid size-11 place-content-center rounded-md text-text-2 hover:bg-surface-3"
      panelClass="max-desktop:fixed max-desktop:inset-x-3 max-desktop:top-[calc(var(--header)+0.5rem)] max-desktop:mt-0 desktop:w-100"
      trigger={
        <>
          <BellIcon aria-hidden size={22} strokeWidth={1.9} />
          {unread > 0 && (
            <span className="absolute end-0.5 top-0.5 grid h-5 min-w-5 place-content-center rounded-full bg-danger px-1 text-badge text-danger-on ring-2 ring-surface">
              {shown}
            </span>
          )}
        </>
      }
    >
      {(close) => (
        <Suspense fallback={<SkeletonList count={2} />}>
          <BellList userId={userId} onLeave={close} />
        </Suspense>
      )}
    </Popover>
  );
};
