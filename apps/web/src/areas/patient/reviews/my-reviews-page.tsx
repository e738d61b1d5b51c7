import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Unread } from '#shared/ui/unread.tsx';
import { dueVisits, ownReviews } from './queries.ts';
import { ReviewCard } from './review-card.tsx';
import { VisitPrompt } from './visit-prompt.tsx';

/** Visits that can still be rated; nothing stands here while there are none. */
export const Due = () => {
  const read = useQuery(dueVisits);
  const { data } = read;
  if (!data) return <Unread title={m.reviews_due()} reads={[read]} />;
  if (data.items.length === 0) return null;
  return (
    <section aria-labelledby="due-reviews" className="flex flex-col gap-3">
      <SectionTitle id="due-reviews">{m.reviews_due()}</SectionTitle>
      <ul className="flex flex-col gap-3">
        {data.items.map((visit) => (
          <VisitPrompt key={visit.appointment_id} visit={visit} listed />
        ))}
      </ul>
    </section>
  );
};

const Nothing = () => (
  <Card>
    <EmptyState
      art="done"
      title={m.reviews_none()}
      text={m.reviews_none_text()}
      action={
        <LinkButton icon={CalendarDays} to="/appointment/upcoming/$method" params={{ method: 'onsite' }}>
          {m.patient_upcoming_title()}
        </LinkButton>
      }
    />
  </Card>
);

const Written = () => {
  const pages = useInfiniteQuery(ownReviews);
  const { data, error, refetch } = pages;
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()} reference={error instanceof ApiError ? error.request_id : undefined} />
    ) : (
      <SkeletonList count={3} />
    );
  const reviews = onceEach(
    data.pages.flatMap(({ items }) => items),
    ({ id }) => id,
  );
  if (reviews.length === 0) return <Nothing />;
  return (
    <section aria-labelledby="written-reviews" className="flex flex-col gap-3">
      <SectionTitle id="written-reviews">{m.reviews_written()}</SectionTitle>
      <ul className="flex flex-col gap-3">
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </ul>
      <ShowMore of={pages} wide />
    </section>
  );
};

/** `/my-reviews`: what somebody thought of their visits, and which they can still rate (D14.03). */
export const MyReviewsPage = () => (
  <Page narrow>
    <PageHeading title={m.reviews_title()} detail={m.reviews_detail()} back="/dashboard" />
    <Due />
    <Written />
  </Page>
);
