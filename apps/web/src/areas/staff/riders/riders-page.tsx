import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Pencil, UserPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import { RiderFacts } from './rider-facts.tsx';
import type { Rider } from './rider-type.ts';
import type { RidersSearch } from './search.ts';
import { WorkerActions, type WorkerAction } from './worker-actions.tsx';

const RiderDialog = lazy(() => import('./rider-dialog.tsx'));

const calls = {
  invite: api.riders.inviteAgain,
  send_password_link: api.riders.sendPasswordLink,
  lock: api.riders.lock,
  unlock: api.riders.unlock,
} as const;

const Row = ({ rider }: { readonly rider: Rider }) => {
  const [asked, setAsked] = useState<WorkerAction>();
  const [isEditing, setEditing] = useState(false);
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (act: WorkerAction) => calls[act]({ params: { id: rider.id } }),
    onSuccess: () => setAsked(undefined),
    onSettled: () => client.invalidateQueries({ queryKey: ['riders'] }),
  });
  return (
    <li className="flex flex-col gap-3 px-4 py-4 desktop:px-5">
      <RiderFacts rider={rider} />
      <div className="flex flex-wrap gap-2.5">
        <Button variant="outline" size="sm" icon={Pencil} onClick={() => setEditing(true)}>
          {m.riders_vehicle_change()}
        </Button>
        <WorkerActions
          may={rider.may}
          asked={asked}
          onAsk={setAsked}
          isPending={change.isPending}
          onConfirm={(act) => change.mutate(act)}
          lockText={m.riders_lock_text()}
        />
      </div>
      <Deferred>{isEditing && <RiderDialog rider={rider} onClose={() => setEditing(false)} />}</Deferred>
    </li>
  );
};

type ListProps = { readonly search: RidersSearch; readonly onPage: (page: number) => void };

const List = ({ search: { q, page = 1 }, onPage }: ListProps) => {
  const query = api.riders.list.query({ query: { q, page, limit: pageLength }, quiet: true });
  const {
    data: found,
    error,
    refetch,
  } = useQuery({ ...query, placeholderData: keepPreviousData, refetchInterval: 60_000 });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0) return <EmptyState art="box" title={m.riders_none()} text={m.riders_none_text()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((rider) => (
            <Row key={rider.id} rider={rider} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};

/** `/staff/riders`: administrators invite riders, keep their vehicles and lock them out (DECISIONS section 13). */
export const RidersPage = () => {
  const search = useSearch({ from: '/staff/riders' });
  const navigate = useNavigate({ from: '/staff/riders' });
  const [isNew, setNew] = useState(false);
  const go = (to: RidersSearch): void => void navigate({ search: to, resetScroll: false });
  return (
    <Page>
      <PageHeading
        title={m.riders_title()}
        detail={m.riders_hint()}
        action={
          <Button icon={UserPlus} onClick={() => setNew(true)}>
            {m.riders_invite()}
          </Button>
        }
      />
      <SearchBox label={m.riders_search()} initial={search.q ?? ''} onSearch={(q) => go(q ? { q } : {})} />
      <List search={search} onPage={(page) => go({ ...search, page })} />
      <Deferred>{isNew && <RiderDialog onClose={() => setNew(false)} />}</Deferred>
    </Page>
  );
};
