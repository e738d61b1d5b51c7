import type { pharmacyDesk } from '@balsam/contract/pharmacy-desk';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { orderName } from '#shared/orders/order-status-style.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip, ToggleChip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Pagination } from '../people/pagination.tsx';
import { pageLength } from '../people/queries.ts';
import type { RatingsSearch } from './search.ts';
import type { ApiReply } from '#shared/api/client.ts';
import { useWithinList } from '#shared/ui/use-within-list.ts';

type OrderRating = ApiReply<typeof pharmacyDesk.ratings>['items'][number];

const filters = [
  { only: undefined, label: m.staff_ratings_all, empty: m.staff_ratings_empty },
  { only: 'low', label: m.staff_ratings_low, empty: m.staff_ratings_empty_low },
  { only: 'commented', label: m.staff_ratings_commented, empty: m.staff_ratings_empty_commented },
] as const;

const Row = ({ rating }: { rating: OrderRating }) => (
  <li className="flex flex-col gap-2 px-4 py-3.5 desktop:px-5">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="flex items-center gap-3">
        <Stars value={rating.rating_value} />
        {rating.is_low && <Chip tone="danger">{m.staff_ratings_low()}</Chip>}
      </span>
      <LinkButton variant="text" size="sm" to="/staff/orders" search={{ order: rating.order_id }}>
        {m.staff_ratings_open({ order: orderName({ id: rating.order_id }) })}
      </LinkButton>
    </div>
    {rating.comment !== '' && (
      <p className="wrap-anywhere">
        <bdi>
          <Marked>{rating.comment}</Marked>
        </bdi>
      </p>
    )}
    <InlineList className="text-small text-muted">
      <Marked>{inLocale(rating.patient.name, rating.patient.name_ar)}</Marked>
      <time dateTime={rating.rated_at} className="tabular">
        {dateTime(rating.rated_at)}
      </time>
    </InlineList>
  </li>
);

type ListProps = { readonly search: RatingsSearch; readonly onPage: (page: number) => void };

const List = ({ search: { only, page = 1 }, onPage }: ListProps) => {
  const query = api.pharmacyDesk.ratings.query({ query: { only, page, limit: pageLength } });
  const { data: found, error, refetch } = useQuery({ ...query, placeholderData: keepPreviousData });
  const data = useWithinList(found);
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  const empty = filters.find((filter) => filter.only === only)?.empty ?? m.staff_ratings_empty;
  if (data.items.length === 0) return <EmptyState art="done" title={empty()} />;
  return (
    <>
      <Card flush>
        <ul className="divide-y divide-line">
          {data.items.map((rating) => (
            <Row key={rating.order_id} rating={rating} />
          ))}
        </ul>
      </Card>
      <Pagination page={data.page} total={data.total} onPage={onPage} />
    </>
  );
};

/** `/staff/ratings`: what patients thought of their orders, the newest first. */
export const RatingsPage = () => {
  const search = useSearch({ from: '/staff/ratings' });
  const navigate = useNavigate({ from: '/staff/ratings' });
  const go = (to: RatingsSearch): void => void navigate({ search: to, resetScroll: false });
  return (
    <Page>
      <PageHeading title={m.staff_ratings_title()} detail={m.staff_ratings_hint()} />
      <fieldset aria-label={m.staff_ratings_filter()} className="flex flex-wrap gap-2">
        {filters.map(({ only, label }) => (
          <ToggleChip key={label()} pressed={search.only === only} onPress={() => go(only ? { only } : {})}>
            {label()}
          </ToggleChip>
        ))}
      </fieldset>
      <List search={search} onPage={(page) => go({ ...search, page })} />
    </Page>
  );
};
