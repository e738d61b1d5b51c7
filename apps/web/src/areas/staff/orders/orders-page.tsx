import { type OrderState, orderStates } from '@balsam/domain/orders';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { queueQuery } from './queries.ts';
import { Queue } from './order-queue.tsx';
import { narrowed, type QueueSearch } from './search.ts';
import { stateLabel } from './order-labels.ts';

const OrderDialog = lazy(() => import('./order-dialog.tsx'));

/** Always offered; the others while there are orders in them. */
const usual: ReadonlySet<OrderState> = new Set(['placed', 'confirmed', 'processed', 'ready_to_ship', 'delivered']);

/** What the desk has to do with; 'open' on the wire. */
const atPharmacy: readonly OrderState[] = ['placed', 'confirmed', 'processed', 'ready_to_ship'];

type ListProps = { readonly search: QueueSearch; readonly go: (to: QueueSearch) => void };

const List = ({ search, go }: ListProps) => {
  const { data: found, error, refetch } = useQuery({ ...queueQuery(search), placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={5} />;
  const counts = new Map(data.counts.map(({ state, count }) => [state, count]));
  const open = atPharmacy.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const shown = orderStates.filter((state) => usual.has(state) || counts.has(state) || search.state === state);
  return (
    <>
      <fieldset
        aria-label={m.staff_filter_state()}
        className="flex min-w-0 gap-2 overflow-x-auto pb-1 desktop:flex-wrap"
      >
        <ToggleChip pressed={search.state === undefined} onPress={() => go(narrowed(search, { state: undefined }))}>
          {m.staff_queue_open()} <span className="tabular">{number(open)}</span>
        </ToggleChip>
        {shown.map((state) => (
          <ToggleChip
            key={state}
            pressed={search.state === state}
            onPress={() => go(narrowed(search, { state: search.state === state ? undefined : state }))}
          >
            {stateLabel(state)} <span className="tabular">{number(counts.get(state) ?? 0)}</span>
          </ToggleChip>
        ))}
      </fieldset>
      {data.items.length === 0 ? (
        <EmptyState art="done" title={m.staff_queue_empty_title()} text={m.staff_queue_empty_text()} />
      ) : (
        <Queue orders={data.items} onOpen={(order) => go({ ...search, order })} />
      )}
      <Pagination page={data.page} total={data.total} onPage={(page) => go({ ...search, page })} />
    </>
  );
};

/** `/staff/orders`: pharmacists fill what was ordered, and approve prescriptions (DECISIONS §6). It follows the server by itself. */
export const PharmacyOrdersPage = () => {
  const search = useSearch({ from: '/staff/orders' });
  const navigate = useNavigate({ from: '/staff/orders' });
  const go = (to: QueueSearch): void => void navigate({ search: to, resetScroll: false });
  const { order, ...list } = search;
  return (
    <Page>
      <PageHeading title={m.staff_orders_title()} detail={m.staff_orders_hint()} />
      <SearchBox
        label={m.staff_orders_search()}
        initial={search.q ?? ''}
        onSearch={(q) => go(narrowed(search, { q }))}
      />
      <List search={list} go={go} />
      <Deferred>{order !== undefined && <OrderDialog key={order} id={order} onClose={() => go(list)} />}</Deferred>
    </Page>
  );
};
