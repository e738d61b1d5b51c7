import type { ReviewState } from '@balsam/domain/ratings';
import { CircleCheck, CircleX, Clock, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime, longDay } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import { useRemoveReview } from './queries.ts';
import type { Review } from './types.ts';

const ReviewDialog = lazy(() => import('./review-dialog.tsx'));

const stateStyle: Readonly<Record<ReviewState, { icon: LucideIcon; tone: Tone; word: () => string }>> = {
  pending: { icon: Clock, tone: 'warning', word: m.reviews_state_pending },
  published: { icon: CircleCheck, tone: 'success', word: m.reviews_state_published },
  refused: { icon: CircleX, tone: 'danger', word: m.reviews_state_refused },
};

const RemoveDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const remove = useRemoveReview(onClose);
  return (
    <Dialog
      open
      onClose={() => !remove.isPending && onClose()}
      icon={Trash2}
      tone="danger"
      title={m.reviews_remove_title()}
      actions={
        <>
          <Button variant="danger" size="lg" pending={remove.isPending} onClick={() => remove.mutate(id)}>
            {m.reviews_remove_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={remove.isPending} onClick={onClose}>
            {m.reviews_remove_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{m.reviews_remove_text()}</p>
    </Dialog>
  );
};

const Words = ({ review }: { readonly review: Review }) =>
  review.comment === '' ? null : (
    <p
      lang={review.language}
      dir={review.language === 'ar' ? 'rtl' : 'ltr'}
      className="wrap-anywhere whitespace-pre-line"
    >
      {review.comment}
    </p>
  );

const Actions = ({ review }: { readonly review: Review }) => {
  const [open, setOpen] = useState<'edit' | 'remove'>();
  const doctor = inLocale(review.doctor.display_name, review.doctor.display_name_ar);
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      {review.may.edit && (
        <Button
          variant="soft"
          size="sm"
          icon={Pencil}
          aria-label={m.reviews_edit_named({ doctor })}
          onClick={() => setOpen('edit')}
        >
          {m.reviews_edit()}
        </Button>
      )}
      <Button
        variant="outline"
        size="sm"
        icon={Trash2}
        aria-label={m.reviews_remove_named({ doctor })}
        onClick={() => setOpen('remove')}
      >
        {m.reviews_remove()}
      </Button>
      {review.may.edit && (
        <span className="text-small text-muted">{m.reviews_edit_until({ time: dateTime(review.edit_until) })}</span>
      )}
      {open === 'remove' && <RemoveDialog id={review.id} onClose={() => setOpen(undefined)} />}
      <Deferred>
        {open === 'edit' && (
          <ReviewDialog doctor={review.doctor} about={{ review }} onClose={() => setOpen(undefined)} />
        )}
      </Deferred>
    </div>
  );
};

/** A review of one's own: how its words stand, and what may be done with it. */
export const ReviewCard = ({ review }: { readonly review: Review }) => {
  const { icon, tone, word } = stateStyle[review.state];
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-h3">{inLocale(review.doctor.display_name, review.doctor.display_name_ar)}</h3>
          <TextLink to="/appointment/$id" params={{ id: String(review.appointment_id) }}>
            {m.reviews_visit_on({ day: longDay(review.visited_at) })}
          </TextLink>
        </div>
        <span className="flex items-center gap-3">
          <Stars value={review.rating_value} />
          {review.comment !== '' && (
            <Chip tone={tone} icon={icon}>
              {word()}
            </Chip>
          )}
        </span>
      </div>
      <Words review={review} />
      {review.reason !== null && (
        <Note tone="danger" icon={CircleX}>
          <p className="font-bold">{m.reviews_refused_why()}</p>
          <p>
            <Marked>{review.reason}</Marked>
          </p>
        </Note>
      )}
      <Actions review={review} />
    </Card>
  );
};
