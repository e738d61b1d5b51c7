import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, api } from '#shared/api/index.ts';
import { OvrRow } from '#shared/ovr/ovr-row.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import type { OvrSearch } from './search.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));
const route = getRouteApi('/doctor/ovr');
const onPage = 20;

type ListProps = { readonly search: OvrSearch; readonly go: (to: OvrSearch) => void };

const List = ({ search, go }: ListProps) => {
  const { view = 'mine', page = 1 } = search;
  const query = api.ovr.list.query({ query: { view, page: String(page), limit: String(onPage) }, quiet: true });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    ) : (
      <SkeletonList count={3} />
    );
  if (data.items.length === 0)
    return view === 'mine' ? (
      <EmptyState art="done" title={m.ovr_none()} text={m.ovr_none_text()} />
    ) : (
      <EmptyState art="box" title={m.ovr_none_shared()} text={m.ovr_none_shared_text()} />
    );
  const isMore = data.page * data.limit < data.total;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((report) => (
            <OvrRow key={report.id} report={report} onOpen={() => go({ ...search, report: report.id })} />
          ))}
        </ul>
      </Card>
      {(page > 1 || isMore) && (
        <div className="flex justify-between gap-3">
          <Button variant="outline" disabled={page === 1} onClick={() => go({ ...search, page: page - 1 })}>
            {m.ovr_newer()}
          </Button>
          <Button variant="outline" disabled={!isMore} onClick={() => go({ ...search, page: page + 1 })}>
            {m.ovr_older()}
          </Button>
        </div>
      )}
    </>
  );
};

/** `/doctor/ovr`: the doctor's own incident reports, and what the department may learn from. */
export const DoctorOvrPage = () => {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/doctor/ovr' });
  const go = (to: OvrSearch): void => void navigate({ search: to, resetScroll: false });
  const { report, add, ...closed } = search;
  const isOpen = report !== undefined || add === true;
  return (
    <Page narrow>
      <PageHeading
        back="/doctor/dashboard"
        title={m.doctor_block_ovr()}
        detail={m.ovr_hint()}
        action={
          <Button icon={Plus} onClick={() => go({ ...closed, add: true })}>
            {m.ovr_new()}
          </Button>
        }
      />
      <Tabs
        label={m.ovr_which()}
        variant="segments"
        tabs={[
          { key: 'mine', label: m.ovr_mine() },
          { key: 'shared', label: m.ovr_shared() },
        ]}
        value={search.view ?? 'mine'}
        onChange={(key) => go(key === 'shared' ? { view: key } : {})}
      >
        <List search={closed} go={go} />
      </Tabs>
      {isOpen && (
        <Deferred>
          <ReportDialog key={report ?? 'new'} id={report} onClose={() => go(closed)} />
        </Deferred>
      )}
    </Page>
  );
};
