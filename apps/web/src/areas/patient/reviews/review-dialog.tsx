import { reviewRules } from '@balsam/domain/ratings';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { RatingInput } from '#shared/ui/rating-input.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useSaveReview } from './queries.ts';
import type { DueVisit, Review } from './types.ts';

type Doctor = Pick<DueVisit['doctor'], 'display_name' | 'display_name_ar'>;

type DialogProps = {
  readonly doctor: Doctor;
  /** The visit that is rated, or the review that is changed. */
  readonly about: { readonly visit: number } | { readonly review: Review };
  readonly onClose: () => void;
};

/** Stars, and words if one likes (S5.08). The words are read by the hospital before others see them. */
const ReviewDialog = ({ doctor, about, onClose }: DialogProps) => {
  const form = useId();
  const before = 'review' in about ? about.review : undefined;
  const [rating, setRating] = useState(before?.rating_value ?? 0);
  const [comment, setComment] = useState(before?.comment ?? '');
  const [isTried, setTried] = useState(false);
  const save = useSaveReview(about, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (rating > 0 && !save.isPending) save.mutate({ rating_value: rating, comment: comment.trim() });
  };
  return (
    <Dialog
      open
      confirmClose
      onClose={() => !save.isPending && onClose()}
      closable
      wide
      title={before ? m.reviews_edit_title() : m.reviews_write_title()}
      actions={
        <Button type="submit" form={form} size="lg" pending={save.isPending}>
          {before ? m.reviews_save() : m.reviews_send()}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="-mt-2 text-text-2">
          {m.reviews_of_doctor({ doctor: inLocale(doctor.display_name, doctor.display_name_ar) })}
        </p>
        <RatingInput
          label={m.reviews_stars()}
          value={rating}
          onChange={setRating}
          error={isTried && rating === 0 ? m.call_rating_error() : undefined}
        />
        <TextArea
          label={m.reviews_words()}
          hint={m.reviews_words_hint({ chars: number(reviewRules.commentChars) })}
          dir="auto"
          rows={5}
          maxLength={reviewRules.commentChars}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
          error={serverErrorOf(save.error, 'comment')}
        />
        <FormError icon={CircleAlert} error={save.error} />
      </form>
    </Dialog>
  );
};

export default ReviewDialog;
