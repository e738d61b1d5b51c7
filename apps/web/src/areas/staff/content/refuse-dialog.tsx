import { isBlank } from '@balsam/domain/text';
import { reviewRules } from '@balsam/domain/ratings';
import { CircleAlert, CircleX } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useModerate, type ModeratedReview } from './reviews-queries.ts';

/** Asks why words are refused: their author reads it. */
export const RefuseDialog = ({
  review,
  onClose,
}: {
  readonly review: ModeratedReview;
  readonly onClose: () => void;
}) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const refuse = useModerate(review, onClose);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isBlank(reason) && !refuse.isPending) refuse.mutate({ to: 'refuse', reason: reason.trim() });
  };
  return (
    <Dialog
      open
      confirmClose
      onClose={() => !refuse.isPending && onClose()}
      icon={CircleX}
      tone="danger"
      title={m.reviews_desk_refuse_title()}
      actions={
        <Button type="submit" form={form} variant="danger" size="lg" pending={refuse.isPending}>
          {m.reviews_desk_refuse()}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="-mt-2 text-text-2">{m.reviews_desk_refuse_text()}</p>
        <TextArea
          label={m.reviews_desk_reason()}
          dir="auto"
          maxLength={reviewRules.reasonChars}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={isTried && isBlank(reason) ? m.reviews_desk_reason_required() : undefined}
        />
        <FormError icon={CircleAlert} error={refuse.error} />
      </form>
    </Dialog>
  );
};
