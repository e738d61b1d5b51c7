import type { CallInput } from '@balsam/contract/call';
import type { frontDesk } from '@balsam/contract/front-desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiReply } from '#shared/api/client.ts';
import { api } from '#shared/api/index.ts';

export type Found = ApiReply<typeof frontDesk.find>['items'][number];
export type DeskPatient = ApiReply<typeof frontDesk.show>;
export type DeskVisit = DeskPatient['visits'][number];
export type Asked = CallInput<typeof frontDesk.find>['body'];

export const patientQuery = (mrn: string) => api.frontDesk.show.query({ params: { mrn }, quiet: true });

/** What a desk does for a person: their file is read again, whether it went well or was too late. */
export const useDeskStep = <Variables, Reply>(
  step: (request: Variables) => Promise<Reply>,
  onDone: (reply: Reply) => void,
) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['frontDesk'] }),
  });
};
