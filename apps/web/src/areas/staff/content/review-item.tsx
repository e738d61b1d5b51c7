import { useQuery } from '@tanstack/react-query';
import { Check, Flag, X } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import { NotLoaded, Skeleton } from '#shared/ui/states.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { reviewHistory, useModerate, type ModeratedReview } from './reviews-queries.ts';

const actionName = {
  written: m.reviews_action_written,
  edited: m.reviews_action_edited,
  published: m.reviews_action_published,
  refused: m.reviews_action_refused,
  reported: m.reviews_action_reported,
  kept: m.reviews_action_kept,
  removed: m.reviews_action_removed,
} as const;

/** Its steps in their order, as far as they could be read. */
export const Changes = ({ id }: { readonly id: number }) => {
  const { data, error, refetch } = useQuery(reviewHistory(id));
  if (!data) return error ? <NotLoaded onRetry={() => void refetch()} /> : <Skeleton className="h-16 rounded-md" />;
  return (
    <ol className="divide-y divide-line">
      {data.items.map(({ id: change, action, reason, at, by }) => (
        <li key={change} className="flex flex-col py-2">
          <span className="font-medium">{actionName[action]()}</span>
          {reason !== null && (
            <span className="text-text-2">
              <Marked>{reason}</Marked>
            </span>
          )}
          <InlineList className="text-small text-muted">
            {by && <Marked>{inLocale(by.name, by.name_ar)}</Marked>}
            <time dateTime={at} className="tabular">
              {dateTime(at)}
            </time>
          </InlineList>
        </li>
      ))}
    </ol>
  );
};

/** Who did what with it, read when somebody opens it. */
const History = ({ id }: { readonly id: number }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex min-h-11 cursor-pointer items-center text-accent-text">
        {m.reviews_desk_history()}
      </summary>
      {isOpen && <Changes id={id} />}
    </details>
  );
};

const Reports = ({ reports }: Pick<ModeratedReview, 'reports'>) => (
  <Note tone="warning" icon={Flag}>
    <p className="font-bold">{m.reviews_desk_reports()}</p>
    <ul>
      {reports.map(({ reason, created_at }) => (
        <li key={`${created_at}${reason}`}>
          <Marked>{reason}</Marked>
        </li>
      ))}
    </ul>
  </Note>
);

const Facts = ({ review }: { readonly review: ModeratedReview }) => (
  <InlineList className="text-small text-muted">
    <span>{inLocale(review.doctor.display_name, review.doctor.display_name_ar)}</span>
    {review.initials !== '' && (
      <span>{m.reviews_desk_by({ initials: inLocale(review.initials, review.initials_ar) })}</span>
    )}
    <span>
      {review.edited_at === null
        ? m.reviews_desk_at({ when: dateTime(review.created_at) })
        : m.reviews_desk_edited_at({ when: dateTime(review.edited_at) })}
    </span>
  </InlineList>
);

const Decide = ({ review, isReported }: ItemProps) => {
  const [isRefusing, setRefusing] = useState(false);
  const publish = useModerate(review, () => undefined);
  const mayPublish = isReported || review.state !== 'published';
  return (
    <div className="flex flex-wrap gap-2.5">
      {mayPublish && (
        <Button size="sm" icon={Check} pending={publish.isPending} onClick={() => publish.mutate({ to: 'publish' })}>
          {isReported ? m.reviews_desk_keep() : m.reviews_desk_publish()}
        </Button>
      )}
      {review.state !== 'refused' && (
        <Button variant="outline" size="sm" icon={X} onClick={() => setRefusing(true)}>
          {m.reviews_desk_refuse()}
        </Button>
      )}
      {isRefusing && <RefuseDialog review={review} onClose={() => setRefusing(false)} />}
    </div>
  );
};

type ItemProps = { readonly review: ModeratedReview; readonly isReported: boolean };

/** One review with what can be decided about it. */
export const ReviewItem = ({ review, isReported }: ItemProps) => (
  <Card as="li" className="flex flex-col gap-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <Facts review={review} />
      <Stars value={review.rating_value} />
    </div>
    <p
      lang={review.language}
      dir={review.language === 'ar' ? 'rtl' : 'ltr'}
      className="wrap-anywhere whitespace-pre-line"
    >
      {review.comment}
    </p>
    {review.reason !== null && (
      <p className="text-text-2">
        <Marked>{m.reviews_desk_reason_was({ reason: review.reason })}</Marked>
      </p>
    )}
    {review.reports.length > 0 && <Reports reports={review.reports} />}
    <Decide review={review} isReported={isReported} />
    <History id={review.id} />
  </Card>
);
