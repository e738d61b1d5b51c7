import type { CallReply } from '@balsam/contract/call';
import type { queue, QueueTicket } from '@balsam/contract/queue';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '#shared/api/index.ts';
import { queueInterval } from '#shared/queue/live.ts';
import { asOneIntent, takingBack } from '#shared/api/intent-key.ts';

export type Ticket = QueueTicket;
export type QueueClinic = CallReply<typeof queue.clinics>['items'][number];
export type CheckInVisit = CallReply<typeof queue.checkInDepartments>['items'][number]['appointments'][number];

/** The socket tells of changes; where it does not get through, the list is read again by itself. */
export const ticketsQuery = () => ({ ...api.queue.list.query(), refetchInterval: queueInterval });

type Wanted = { type: 'walk_in' | 'appointment'; clinic_id: number; appointment_id?: number };

/** Takes a ticket, however often it is pressed once, and shows it. */
export const useTakeTicket = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (wanted: Wanted) =>
      asOneIntent('queue', wanted, (body, idempotencyKey) => api.queue.create({ body, idempotencyKey, quiet: true })),
    onSuccess: () => navigate({ to: '/queue/tickets' }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['queue'] }),
        client.invalidateQueries({ queryKey: ['booking'] }),
      ]),
  });
};

export const useLeave = (onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: takingBack('queue', (id: number) => api.queue.leave({ params: { id } })),
    onSuccess: onDone,
    onSettled: () =>
      Promise.all(['queue', 'booking', 'billing'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
};
