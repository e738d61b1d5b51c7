import { useInfiniteQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { Card } from '#shared/ui/card.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { DeviceRow } from './device-row.tsx';
import { EndOtherSessions } from './end-other-sessions.tsx';
import { devicePages, useEndDevices } from './queries.ts';
import type { Device } from './api-types.ts';

type ListProps = { readonly devices: readonly Device[]; readonly readAt: Date };

const List = ({ devices, readAt }: ListProps) => {
  const end = useEndDevices();
  const endOne = (id: number): void =>
    end.mutate({ id }, { onSuccess: () => toast.success(m.notifications_devices_ended_one()) });
  const ending = end.isPending && 'id' in end.variables ? end.variables.id : undefined;
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {devices.map((device) => (
        <DeviceRow
          key={device.id}
          device={device}
          now={readAt}
          pending={ending === device.id}
          onEnd={() => endOne(device.id)}
        />
      ))}
    </ul>
  );
};

const Devices = () => {
  const pages = useInfiniteQuery(devicePages);
  const { data, dataUpdatedAt, error, refetch } = pages;
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <SkeletonList count={2} />;
  return (
    <>
      <List
        devices={onceEach(
          data.pages.flatMap(({ items }) => items),
          ({ id }) => id,
        )}
        readAt={new Date(dataUpdatedAt)}
      />
      <ShowMore of={pages} className="self-center" />
      {(data.pages[0]?.total ?? 0) > 1 ? (
        <EndOtherSessions />
      ) : (
        <p className="text-muted">{m.notifications_devices_only()}</p>
      )}
    </>
  );
};

const InOwnProfile = () => (
  <Card>
    <EmptyState title={m.notifications_devices_dependent()} text={m.notifications_devices_dependent_text()} />
  </Card>
);

/** Where the account is signed in, and signing out there (DECISIONS §3). */
export const DevicesPage = () => {
  const user = useSession()?.user;
  return (
    <Page narrow>
      <PageHeading title={m.notifications_devices_title()} detail={m.notifications_devices_detail()} back="/profile" />
      {user && (user.isDependent ? <InOwnProfile /> : <Devices />)}
    </Page>
  );
};
