import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent, takingBack } from '#shared/api/intent-key.ts';
import { toast } from '#shared/ui/toast.ts';

/** What the open profile waits for. An offer is told by the socket; without a line it is looked for. */
export const waitingListQuery = queryOptions({
  ...api.waitingList.list.query({ quiet: true }),
  refetchInterval: 60_000,
});

/** One answer of the open profile. Whatever came of it, what shows times and appointments is read again. */
const useAnswer = <Reply>(
  name: string,
  call: (input: { params: { id: number }; idempotencyKey: string }) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => asOneIntent(name, { id }, (params, idempotencyKey) => call({ params, idempotencyKey })),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(
        ['waitingList', 'booking', 'billing', 'packages', 'hospital', 'notifications'].map((module) =>
          client.invalidateQueries({ queryKey: [module] }),
        ),
      ),
  });
};

/** Takes the offered time; `onDone` is given the appointment. */
export const useAccept = (onDone: (appointment: { readonly id: number }) => void) =>
  useAnswer('waiting-accept', api.waitingList.accept, (appointment) => {
    toast.success(m.waiting_taken());
    onDone(appointment);
  });

/** Refuses the offered time and keeps the place. */
export const useDecline = () =>
  useAnswer('waiting-decline', api.waitingList.decline, () => toast.success(m.waiting_declined()));

/** Waits no longer. */
export const useLeave = (onDone: () => void) =>
  useAnswer('waiting-leave', takingBack('waiting-join', api.waitingList.leave), () => {
    toast.success(m.waiting_left());
    onDone();
  });
