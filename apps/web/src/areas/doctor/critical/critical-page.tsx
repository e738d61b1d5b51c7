import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { CriticalCard } from './critical-card.tsx';
import { type CriticalResult, criticalList } from './queries.ts';

const AcknowledgeDialog = lazy(() => import('./acknowledge-dialog.tsx'));
const route = getRouteApi('/doctor/critical-results');

const List = ({ state }: { readonly state: 'open' | 'settled' }) => {
  const [chosen, setChosen] = useState<CriticalResult>();
  const now = useNow(15_000);
  const { data, error, refetch } = useQuery(criticalList(state));
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    ) : (
      <SkeletonList count={2} />
    );
  if (data.items.length === 0)
    return state === 'open' ? (
      <EmptyState art="done" title={m.doctor_critical_none()} text={m.doctor_critical_none_text()} />
    ) : (
      <EmptyState art="box" title={m.doctor_critical_none_settled()} />
    );
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.items.map((result) => (
          <CriticalCard key={result.id} result={result} now={now} onAcknowledge={() => setChosen(result)} />
        ))}
      </ul>
      {chosen && (
        <Deferred>
          <AcknowledgeDialog key={chosen.id} result={chosen} onClose={() => setChosen(undefined)} />
        </Deferred>
      )}
    </>
  );
};

/** `/doctor/critical-results`: what the laboratory calls critical, and who has acknowledged it. */
export const CriticalResultsPage = () => {
  const { state = 'open' } = route.useSearch();
  const navigate = useNavigate({ from: '/doctor/critical-results' });
  return (
    <Page narrow>
      <PageHeading back="/doctor/dashboard" title={m.doctor_block_critical()} detail={m.doctor_critical_hint()} />
      <Tabs
        label={m.doctor_critical_which()}
        variant="segments"
        tabs={[
          { key: 'open', label: m.doctor_critical_open() },
          { key: 'settled', label: m.doctor_critical_settled() },
        ]}
        value={state}
        onChange={(key) =>
          void navigate({ search: key === 'settled' ? { state: key } : {}, replace: true, resetScroll: false })
        }
      >
        <List key={state} state={state} />
      </Tabs>
    </Page>
  );
};
