import type { CallReply } from '@balsam/contract/call';
import type { queueDesk } from '@balsam/contract/queue/desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';
import { queueInterval } from '#shared/queue/live.ts';

type Board = CallReply<typeof queueDesk.board>;
export type DeskTicket = Board['tickets'][number];
export type DeskClinic = Board['clinics'][number];
export type DeskMove = 'called' | 'serving' | 'done' | 'skipped' | 'waiting' | 'cancelled';

/** Another desk and the doctors work on the same list: the socket tells of what they do. */
export const boardQuery = (locationId: string, refundsPage = 1) => ({
  ...api.queueDesk.board.query({ query: { location_id: locationId, refunds_page: refundsPage } }),
  refetchInterval: queueInterval,
});

/** Does something with the queue; the list is read again whatever came of it, so that the winner of two desks is seen. */
export const useDeskAction = <T, R>(act: (input: T) => Promise<R>, onDone?: (reply: R) => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    ...(onDone && { onSuccess: onDone }),
    onSettled: () => client.invalidateQueries({ queryKey: ['queueDesk'] }),
  });
};

export const useMove = () =>
  useDeskAction(({ ticket, to }: { ticket: DeskTicket; to: DeskMove }) =>
    api.queueDesk.move({ params: { id: ticket.id }, body: { to, calls: ticket.calls } }),
  );

export const useCallNext = () => useDeskAction((id: number) => api.queueDesk.callNext({ params: { id } }));
