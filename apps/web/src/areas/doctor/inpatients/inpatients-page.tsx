import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { InpatientCard } from './inpatient-card.tsx';
import { inpatientList } from './queries.ts';

const InpatientSheet = lazy(() => import('./inpatient-sheet.tsx'));
const route = getRouteApi('/doctor/inpatients');

const List = ({ onOpen }: { onOpen: (stay: number) => void }) => {
  const now = useNow(60_000);
  const { data, error, refetch } = useQuery(inpatientList);
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    ) : (
      <SkeletonList count={3} />
    );
  if (data.items.length === 0)
    return <EmptyState art="done" title={m.doctor_inpatients_empty()} text={m.doctor_inpatients_empty_text()} />;
  return (
    <ul className="grid grid-cols-1 gap-4 desktop:grid-cols-2">
      {data.items.map((stay) => (
        <InpatientCard key={stay.id} stay={stay} now={now} onOpen={() => onOpen(stay.id)} />
      ))}
    </ul>
  );
};

/** `/doctor/inpatients`: who lies in the hospital under this doctor, by ward and bed. */
export const InpatientsPage = () => {
  const { stay } = route.useSearch();
  const navigate = useNavigate({ from: '/doctor/inpatients' });
  const { data } = useQuery(inpatientList);
  return (
    <Page>
      <PageHeading
        back="/doctor/dashboard"
        title={m.doctor_block_inpatients()}
        detail={data && m.doctor_inpatients_count({ count: data.total, shown: number(data.total) })}
      />
      <List onOpen={(id) => void navigate({ search: { stay: id }, resetScroll: false })} />
      {stay !== undefined && (
        <Deferred>
          <InpatientSheet key={stay} id={stay} onClose={() => void navigate({ search: {}, resetScroll: false })} />
        </Deferred>
      )}
    </Page>
  );
};
