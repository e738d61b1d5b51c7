import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { categoryLabels, stateStyles } from '#shared/ovr/ovr-labels.ts';
import { OvrRow } from '#shared/ovr/ovr-row.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import type { StaffOvrSearch } from './search.ts';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

const listOf = ({ state, category, page = 1 }: StaffOvrSearch) =>
  api.ovr.list.query({
    query: {
      state: state ?? 'submitted',
      ...(category !== undefined && { category }),
      page: String(page),
      limit: String(pageLength),
    },
    quiet: true,
  });

type PartProps = { readonly search: StaffOvrSearch; readonly go: (to: StaffOvrSearch) => void };

/** The kinds that there are, each with how many; pressed again all are shown. */
const Kinds = ({ search, go }: PartProps) => {
  const { data } = useQuery({ ...listOf(search), placeholderData: keepPreviousData });
  const { page: _page, category: _category, ...all } = search;
  if (!data || data.counts.length === 0) return null;
  return (
    <fieldset aria-label={m.ovr_category()} className="flex flex-wrap gap-2">
      {data.counts
        .toSorted((a, b) => b.count - a.count)
        .map(({ category, count }) => (
          <ToggleChip
            key={category}
            pressed={search.category === category}
            clearable
            onPress={() => go(search.category === category ? all : { ...all, category })}
          >
            {categoryLabels[category]()} <span className="tabular text-muted">{number(count)}</span>
          </ToggleChip>
        ))}
    </fieldset>
  );
};

const List = ({ search, go }: PartProps) => {
  const { data: found, error, refetch } = useQuery({ ...listOf(search), placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0) return <EmptyState art="done" title={m.staff_ovr_empty()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((report) => (
            <OvrRow
              key={report.id}
              report={report}
              withDepartment
              onOpen={() => go({ ...search, report: report.id })}
            />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={(to) => go({ ...search, page: to })} />
    </>
  );
};

/** `/staff/ovr`: what was reported of incidents, and its review. */
export const StaffOvrPage = () => {
  const search = useSearch({ from: '/staff/ovr' });
  const navigate = useNavigate({ from: '/staff/ovr' });
  const go = (to: StaffOvrSearch): void => void navigate({ search: to, resetScroll: false });
  const { report, ...closed } = search;
  return (
    <Page>
      <PageHeading title={m.staff_ovr_title()} detail={m.staff_ovr_hint()} />
      <fieldset aria-label={m.ovr_which()} className="flex flex-wrap gap-2">
        {(['submitted', 'reviewed'] as const).map((state) => (
          <ToggleChip
            key={state}
            pressed={(search.state ?? 'submitted') === state}
            onPress={() => go(state === 'reviewed' ? { state } : {})}
          >
            {stateStyles[state].word()}
          </ToggleChip>
        ))}
      </fieldset>
      <Kinds search={closed} go={go} />
      <List search={closed} go={go} />
      {report !== undefined && (
        <Deferred>
          <ReviewDialog key={report} id={report} onClose={() => go(closed)} />
        </Deferred>
      )}
    </Page>
  );
};
