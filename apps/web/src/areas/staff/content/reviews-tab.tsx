import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useWithinList } from '#shared/ui/use-within-list.ts';
import { Pagination } from '../people/pagination.tsx';
import { ReviewItem } from './review-item.tsx';
import { reviewFilters, reviewsQuery, type ReviewFilter } from './reviews-queries.ts';

const filterName: Readonly<Record<ReviewFilter, () => string>> = {
  pending: m.reviews_desk_pending,
  reported: m.reviews_desk_reported,
  published: m.reviews_desk_published,
  refused: m.reviews_desk_refused,
};

const List = ({ state }: { readonly state: ReviewFilter }) => {
  const [page, setPage] = useState(1);
  const { data: found, error, refetch } = useQuery(reviewsQuery(state, page));
  const data = useWithinList(found, setPage);
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    ) : (
      <SkeletonList count={4} />
    );
  if (data.items.length === 0)
    return (
      <Card>
        <EmptyState art="done" title={m.reviews_desk_none()} text={m.reviews_desk_none_text()} />
      </Card>
    );
  return (
    <>
      <ul className="flex flex-col gap-3">
        {data.items.map((review) => (
          <ReviewItem key={review.id} review={review} isReported={state === 'reported'} />
        ))}
      </ul>
      <Pagination page={data.page} total={data.total} length={data.limit} onPage={setPage} />
    </>
  );
};

type TabProps = { readonly state: string | undefined; readonly onState: (state: ReviewFilter) => void };

/** What patients wrote about their visits: what waits is published or refused, what was reported is kept or refused (D14.03). */
const ReviewsTab = ({ state, onState }: TabProps) => {
  const chosen = reviewFilters.find((each) => each === state) ?? 'pending';
  return (
    <div className="flex flex-col gap-4">
      <fieldset aria-label={m.reviews_desk_filter()} className="flex flex-wrap gap-2">
        {reviewFilters.map((each) => (
          <ToggleChip key={each} pressed={each === chosen} onPress={() => onState(each)}>
            {filterName[each]()}
          </ToggleChip>
        ))}
      </fieldset>
      <List key={chosen} state={chosen} />
    </div>
  );
};

export default ReviewsTab;
