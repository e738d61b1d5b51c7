import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { UserPlus } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { PeopleFilters } from './people-filters.tsx';
import { PeopleList } from './people-list.tsx';
import { Pagination } from './pagination.tsx';
import { peopleQuery } from './queries.ts';
import { filtered, type PeopleSearch } from './search.ts';

const InviteDialog = lazy(() => import('./invite-dialog.tsx'));
const PersonDialog = lazy(() => import('./person-dialog.tsx'));

type ListProps = { readonly search: PeopleSearch; readonly go: (to: PeopleSearch) => void };

const List = ({ search, go }: ListProps) => {
  const { data: found, error, refetch } = useQuery(peopleQuery(search));
  const data = useWithinList(found);
  const [now] = useState(() => new Date());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={5} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.staff_nobody_title()} text={m.staff_nobody_text()} />;
  return (
    <>
      <PeopleList people={data.items} now={now} onOpen={(person) => go({ ...search, person })} />
      <Pagination page={data.page} total={data.total} onPage={(page) => go({ ...search, page })} />
    </>
  );
};

/** `/staff/people`: administrators invite the staff, change their roles and shut them out (DECISIONS §3). */
export const PeoplePage = () => {
  const search = useSearch({ from: '/staff/people' });
  const navigate = useNavigate({ from: '/staff/people' });
  const go = (to: PeopleSearch): void => void navigate({ search: to, resetScroll: false });
  const { person, invite, ...list } = search;
  return (
    <Page>
      <PageHeading
        title={m.staff_people_title()}
        detail={m.staff_people_hint()}
        action={
          <Button icon={UserPlus} onClick={() => go({ ...list, invite: true })}>
            {m.staff_invite()}
          </Button>
        }
      />
      <PeopleFilters search={search} onChange={(change) => go(filtered(search, change))} />
      <List search={list} go={go} />
      <Deferred>
        {invite && <InviteDialog onClose={() => go(list)} />}
        {person !== undefined && <PersonDialog id={person} onClose={() => go(list)} />}
      </Deferred>
    </Page>
  );
};
