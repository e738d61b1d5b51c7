import type { CallReply } from '@balsam/contract/call';
import type { medications } from '@balsam/contract/medications';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Pill, Truck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import { RefillSheet } from './refill-sheet.tsx';
import { type RefillFilter, refillFilters, type RefillsSearch } from './search.ts';

type Refill = CallReply<typeof medications.deskRefills>['items'][number];

const filterLabels: Readonly<Record<RefillFilter, () => string>> = {
  pending: m.staff_refills_pending,
  ready: m.staff_refills_ready,
  completed: m.staff_refills_completed,
  rejected: m.staff_refills_rejected,
};

const Row = ({ refill, onOpen }: { refill: Refill; onOpen: () => void }) => (
  <li>
    <ListRow
      icon={refill.kind === 'delivery' ? Truck : Pill}
      tint="records"
      title={<Marked>{refill.medication}</Marked>}
      detail={
        <InlineList>
          <Marked>{inLocale(refill.patient.name, refill.patient.name_ar)}</Marked>
          <time dateTime={refill.requested_at} className="tabular">
            {dateTime(refill.requested_at)}
          </time>
        </InlineList>
      }
      onPress={onOpen}
    />
  </li>
);

type ListProps = { readonly search: RefillsSearch; readonly go: (to: RefillsSearch) => void };

const List = ({ search, go }: ListProps) => {
  const { status = 'pending', page = 1 } = search;
  const query = api.medications.deskRefills.query({ query: { status, page: String(page), limit: String(pageLength) } });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0) return <EmptyState art="done" title={m.staff_refills_empty()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((refill) => (
            <Row key={refill.id} refill={refill} onOpen={() => go({ ...search, refill: refill.id })} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={(to) => go({ ...search, page: to })} />
    </>
  );
};

/** `/staff/refills`: what patients ask to collect, the oldest first. */
export const RefillsPage = () => {
  const search = useSearch({ from: '/staff/refills' });
  const navigate = useNavigate({ from: '/staff/refills' });
  const go = (to: RefillsSearch): void => void navigate({ search: to, resetScroll: false });
  const { refill: _opened, ...closed } = search;
  return (
    <Page>
      <PageHeading title={m.staff_refills_title()} detail={m.staff_refills_hint()} />
      <fieldset aria-label={m.staff_refills_filter()} className="flex flex-wrap gap-2">
        {refillFilters.map((status) => (
          <ToggleChip
            key={status}
            pressed={(search.status ?? 'pending') === status}
            onPress={() => go(status === 'pending' ? {} : { status })}
          >
            {filterLabels[status]()}
          </ToggleChip>
        ))}
      </fieldset>
      <List search={search} go={go} />
      {search.refill !== undefined && <RefillSheet id={search.refill} onClose={() => go(closed)} />}
    </Page>
  );
};
