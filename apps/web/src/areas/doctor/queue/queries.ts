import type { CallReply } from '@balsam/contract/call';
import type { queueDoctor } from '@balsam/contract/queue/doctor';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { queueInterval } from '#shared/queue/live.ts';

export type DoctorQueue = CallReply<typeof queueDoctor.list>;
export type DoctorTicket = DoctorQueue['tickets'][number];
export type DoctorClinic = DoctorQueue['clinics'][number];
export type DoctorMove = 'called' | 'serving' | 'done' | 'skipped';

/** The doctor's own queue of today. */
export const doctorQueue = () => ({ ...api.queueDoctor.list.query({ quiet: true }), refetchInterval: queueInterval });

/** Does something with the queue; it is read again whatever came of it: a desk may have been quicker. */
const useQueueAction = <T, R>(act: (input: T) => Promise<R>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () =>
      Promise.all(['queueDoctor', 'booking'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
};

export const useCallNext = () => useQueueAction((id: number) => api.queueDoctor.callNext({ params: { id } }));

export const useMove = () =>
  useQueueAction(({ ticket, to }: { ticket: DoctorTicket; to: DoctorMove }) =>
    api.queueDoctor.move({ params: { id: ticket.id }, body: { to, calls: ticket.calls } }),
  );
