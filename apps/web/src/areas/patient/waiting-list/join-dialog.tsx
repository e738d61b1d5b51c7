import type { AppointmentType } from '@balsam/domain/booking';
import { addDays, type Day } from '@balsam/domain/time';
import { waitingListRules } from '@balsam/domain/waiting-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BellRing, CircleAlert } from 'lucide-react';
import { type SubmitEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, ApiError } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { textValue } from '#shared/ui/form.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { today } from '#shared/visits/slot-time.ts';

/** What is waited for: of a doctor or of a speciality. */
export type JoinRequest = {
  readonly doctorId?: number | undefined;
  readonly specialityId?: number | undefined;
  readonly type: Exclude<AppointmentType, 'onspot'>;
  readonly locationId?: number | undefined;
  readonly appointmentId?: number | undefined;
  /** The day of the appointment that is to be earlier. */
  readonly latest?: Day | undefined;
};

/** Without an appointment: so many days ahead at first. */
const usualDays = 30;

const useJoin = (request: JoinRequest, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (asked: { before: Day; policy_accepted: boolean }) => {
      const body = {
        ...asked,
        doctor_id: request.doctorId,
        speciality_id: request.specialityId,
        type: request.type,
        location_id: request.locationId,
        appointment_id: request.appointmentId,
      };
      return asOneIntent('waiting-join', body, (sent, idempotencyKey) =>
        api.waitingList.join({ body: sent, idempotencyKey, quiet: true }),
      );
    },
    onSuccess: () => {
      toast.success(m.waiting_joined());
      onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['waitingList'] }),
  });
};

type JoinDialogProps = { readonly request: JoinRequest; readonly onClose: () => void };

/** Asks until when an earlier time suits, and says what waiting means. */
const JoinDialog = ({ request, onClose }: JoinDialogProps) => {
  const form = useId();
  const [missing, setMissing] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const join = useJoin(request, onClose);
  const first = today();
  const asksConsent = join.error instanceof ApiError && join.error.code === 'policy_not_accepted';
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const before = textValue(event.currentTarget, 'before');
    setMissing(before === '');
    if (before !== '' && !join.isPending) join.mutate({ before, policy_accepted: accepted });
  };
  return (
    <Dialog
      open
      onClose={() => !join.isPending && onClose()}
      icon={BellRing}
      title={m.waiting_join_title()}
      actions={
        <>
          <Button type="submit" form={form} size="lg" pending={join.isPending}>
            {m.waiting_join_yes()}
          </Button>
          <Button variant="outline" size="lg" disabled={join.isPending} onClick={onClose}>
            {m.waiting_join_no()}
          </Button>
        </>
      }
    >
      <p className="-mt-2 text-text-2">{m.waiting_join_text()}</p>
      {request.latest !== undefined && <p className="text-text-2">{m.waiting_join_swap()}</p>}
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <DateField
          name="before"
          label={m.waiting_join_day()}
          min={first}
          max={addDays(first, waitingListRules.furthestDays)}
          defaultValue={request.latest ?? addDays(first, usualDays)}
          error={missing ? m.waiting_join_day_missing() : serverErrorOf(join.error, 'before')}
        />
        {(asksConsent || accepted) && (
          <CheckBox
            label={m.waiting_join_consent()}
            checked={accepted}
            onChange={(event) => setAccepted(event.currentTarget.checked)}
          />
        )}
        <FormError icon={CircleAlert} error={join.error} />
      </form>
    </Dialog>
  );
};

export default JoinDialog;
