import { normaliseIdentity } from '@balsam/domain/identity';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type DeskClinic, useDeskAction } from './queries.ts';

/** A ticket for somebody at the desk, by their number: no phone is needed. */
export const WalkInDialog = ({ clinic, onClose }: { clinic: DeskClinic; onClose: () => void }) => {
  const [typed, setTyped] = useState('');
  const give = useDeskAction(
    (body: { number: string; clinic_id: number }) =>
      asOneIntent('queue-walk-in', body, (sent, idempotencyKey) =>
        api.queueDesk.walkIn({ body: sent, idempotencyKey, quiet: true }),
      ),
    onClose,
  );
  const isUnknown = give.error instanceof ApiError && give.error.code === 'not_found';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== '' && !give.isPending) give.mutate({ number: typed, clinic_id: clinic.id });
  };
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      title={`${m.queue_staff_walk_in()}: ${inLocale(clinic.title, clinic.title_ar)}`}
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={m.queue_staff_number()}
          ltr
          inputMode="numeric"
          keep={normaliseIdentity}
          maxLength={15}
          autoComplete="off"
          value={typed}
          error={isUnknown ? m.queue_staff_not_found() : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        {!isUnknown && <FormError icon={CircleAlert} error={give.error} />}
        <Button type="submit" size="lg" wide pending={give.isPending}>
          {m.queue_staff_give()}
        </Button>
      </form>
    </Dialog>
  );
};
