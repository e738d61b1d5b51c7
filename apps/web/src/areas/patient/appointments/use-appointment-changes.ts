import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { toast } from '#shared/ui/toast.ts';
import { asOneIntent, takingBack } from '#shared/api/intent-key.ts';

type Body = { readonly appointment_id: number };
type Keyed<Reply> = (variables: { body: Body; idempotencyKey: string }) => Promise<Reply>;

/**
 * One change of one appointment. Pressing again sends the same request under the same key; whatever came of it, everything that
 * shows appointments or money is read again, so that a refusal also brings the true buttons.
 */
const useChange = <Reply>(name: string, call: Keyed<Reply>, onDone: (reply: Reply) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (appointmentId: number) =>
      asOneIntent(name, { appointment_id: appointmentId }, (body, idempotencyKey) => call({ body, idempotencyKey })),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        ['booking', 'billing', 'hospital', 'notifications', 'packages', 'promotions', 'waitingList'].map((module) =>
          client.invalidateQueries({ queryKey: [module] }),
        ),
      ),
  });
};

/** Cancels; what was paid goes to the wallet (S4.05). */
export const useCancel = (onDone: () => void) =>
  useChange('cancel', takingBack(['create', 'reschedule', 'rebook', 'follow-up'], api.booking.cancel), () => {
    toast.success(m.patient_cancelled());
    onDone();
  });

/** 'I am here': answers with the number in the doctor's line. */
export const useCheckIn = () =>
  useChange('check-in', api.booking.checkIn, ({ token }) =>
    toast.success(token === null ? m.patient_checked_in() : m.patient_checked_in_number({ number: number(token) })),
  );

/** 'I am coming.' */
export const useConfirm = () => useChange('confirm', api.booking.confirm, () => toast.success(m.patient_confirmed()));

/** Asks to join the call and leads to it; a refusal is told in its own sentence (S8.05). */
export const useJoin = () => {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (appointmentId: number) => api.teleConsultation.join({ body: { appointment_id: appointmentId } }),
    onSuccess: ({ appointment_id: id }) => navigate(linkTo(`/tele-consultation/${id}`)),
  });
};
