import { roles } from '@balsam/domain/identity';
import { ChevronDown, Flag, Star } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { day, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import type { DoctorDetail } from '../api-types.ts';
import { useReviews } from './queries.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** The ratings in short, then what patients wrote. */
export const ReviewsTab = ({ doctor }: { doctor: DoctorDetail }) => {
  const [pages, setPages] = useState(1);
  const { reviews, isLast, isPending, error, retry } = useReviews(doctor.id, pages);
  if (reviews.length === 0 && isPending) return <SkeletonList />;
  if (reviews.length === 0 && !error)
    return <EmptyState art="box" title={m.booking_no_data_to_show()} text={m.booking_no_reviews()} />;
  return (
    <div className="flex flex-col gap-4">
      <Summary doctor={doctor} />
      <ul className="flex flex-col gap-3">
        {reviews.map((review) => (
          <Review key={review.id} review={review} />
        ))}
      </ul>
      {error && <ErrorState onRetry={retry} reference={error instanceof ApiError ? error.request_id : undefined} />}
      {!isLast && !error && (
        <Button variant="outline" wide icon={ChevronDown} pending={isPending} onClick={() => setPages(pages + 1)}>
          {m.shell_show_more()}
        </Button>
      )}
    </div>
  );
};

type ReviewOfDoctor = ReturnType<typeof useReviews>['reviews'][number];

/** Whoever has a log-in as a patient or a doctor may report what others wrote. */
const Report = ({ id, initials }: { readonly id: number; readonly initials: string }) => {
  const role = useSession()?.user.role_id;
  const [isOpen, setOpen] = useState(false);
  if (role !== roles.patient && role !== roles.doctor) return null;
  return (
    <>
      <Button
        variant="text"
        size="sm"
        icon={Flag}
        aria-label={m.reviews_report_named({ initials })}
        onClick={() => setOpen(true)}
      >
        {m.reviews_report()}
      </Button>
      <Deferred>{isOpen && <ReportDialog id={id} onClose={() => setOpen(false)} />}</Deferred>
    </>
  );
};

const Review = ({ review }: { readonly review: ReviewOfDoctor }) => {
  const initials = inLocale(review.initials, review.initials_ar);
  return (
    <Card as="li" className="flex flex-col gap-1">
      <div className="flex items-center justify-between gap-3">
        <Stars value={review.rating_value} />
        <span className="flex items-center gap-3 text-small text-muted">
          {initials !== '' && <bdi>{initials}</bdi>}
          {day(review.created_at)}
        </span>
      </div>
      {review.comment !== '' && (
        <>
          <p
            lang={review.language}
            dir={review.language === 'ar' ? 'rtl' : 'ltr'}
            className="wrap-anywhere text-start whitespace-pre-line"
          >
            {review.comment}
          </p>
          <span className="-mb-2 self-end">
            <Report id={review.id} initials={initials} />
          </span>
        </>
      )}
    </Card>
  );
};

const Summary = ({ doctor: { rating, distribution } }: { doctor: DoctorDetail }) => (
  <Card as="section" className="flex flex-col gap-4 desktop:flex-row desktop:items-center desktop:gap-8">
    <div className="flex items-center gap-3 desktop:flex-col desktop:gap-0">
      <span className="tabular text-num">{number(rating.average, 1)}</span>
      <span className="text-text-2">
        {m.booking_reviews_count({ count: rating.count, shown: number(rating.count) })}
      </span>
    </div>
    <ul className="flex flex-1 flex-col gap-1.5">
      {distribution.map(({ value, count }) => (
        <Share key={value} value={value} count={count} total={rating.count} />
      ))}
    </ul>
    <p className="text-small text-muted desktop:max-w-48">{m.reviews_mean_note()}</p>
  </Card>
);

const Share = ({ value, count, total }: { value: number; count: number; total: number }) => (
  <li className="flex items-center gap-2.5 text-small">
    <span className="sr-only">
      {m.booking_stars_given({ value: number(value), most: number(5), count: number(count) })}
    </span>
    <span aria-hidden className="tabular inline-flex w-9 items-center gap-1">
      {number(value)}
      <Star size={14} className="fill-current text-warning" />
    </span>
    <span aria-hidden className="h-2 flex-1 overflow-hidden rounded-full bg-surface-3">
      <span
        className="block h-full rounded-full bg-warning"
        style={{ width: `${total > 0 ? (count / total) * 100 : 0}%` }}
      />
    </span>
    <span aria-hidden className="tabular w-9 text-end text-muted">
      {number(count)}
    </span>
  </li>
);
