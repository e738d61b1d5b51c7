import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarOff, CircleAlert } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { riyadhDay } from '@balsam/domain/time';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { textValue } from '#shared/ui/form.ts';
import { Note } from '#shared/ui/note.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useNow } from '#shared/ui/use-now.ts';

type LeaveSent = { readonly from_day: string; readonly to_day: string; readonly reason: string };

type LeaveDialogProps = {
  readonly title: string;
  readonly note: string;
  readonly done: string;
  /** Whether a reason must be given. */
  readonly needsReason: boolean;
  readonly send: (leave: LeaveSent) => Promise<unknown>;
  readonly onClose: () => void;
};

/** Asks for the days of a leave. Opened on demand: default export for `lazy`. */
const LeaveDialog = ({ title, note, done, needsReason, send, onClose }: LeaveDialogProps) => {
  const today = riyadhDay(useNow(60_000));
  const client = useQueryClient();
  const leave = useMutation({
    mutationFn: send,
    onSuccess: () => {
      toast.success(done);
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['doctors'] }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const [from_day, to_day] = [textValue(form, 'from_day'), textValue(form, 'to_day')];
    if (!leave.isPending) leave.mutate({ from_day, to_day, reason: textValue(form, 'reason') });
  };
  return (
    <Dialog open confirmClose closable wide onClose={onClose} icon={CalendarOff} title={title}>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-2">{note}</p>
        <div className="grid gap-4 desktop:grid-cols-2">
          <DateField name="from_day" required min={today} label={m.doctors_from_day()} />
          <DateField name="to_day" required min={today} label={m.doctors_to_day()} />
        </div>
        <TextArea name="reason" required={needsReason} maxLength={500} label={m.doctors_leave_reason()} />
        <div role="alert">
          {leave.error && (
            <Note tone="danger" icon={CircleAlert}>
              {sentenceOf(leave.error)}
            </Note>
          )}
        </div>
        <Button type="submit" size="lg" pending={leave.isPending}>
          {title}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default LeaveDialog;
