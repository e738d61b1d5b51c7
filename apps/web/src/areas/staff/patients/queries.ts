import type { CallInput } from '@balsam/contract/call';
import type { frontDesk } from '@balsam/contract/front-desk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiReply } from '#shared/api/client.ts';
import { api } from '#shared/api/index.ts';

export type Found = ApiReply<typeof frontDesk.find>['items'][number];
export type DeskPatient = ApiReply<typeof frontDesk.show>;
export type DeskVisit = DeskPatient['visits'][number];
export type Asked = CallInput<typeof frontDesk.find>['body'];

type Seen = CallInput<typeof frontDesk.correct>['body']['seen'];

/** What a desk may correct of a patient, as it has seen it. */
export const detailsOf = (patient: DeskPatient): Seen => ({
  first_name: patient.first_name,
  middle_name: patient.middle_name,
  family_name: patient.family_name,
  first_name_ar: patient.first_name_ar,
  middle_name_ar: patient.middle_name_ar,
  family_name_ar: patient.family_name_ar,
  birth_date: patient.birth_date,
  gender: patient.gender,
  nationality: patient.nationality,
  identity_kind: patient.identity_kind,
  identity_ends: patient.identity_ends,
  phone_number: patient.phone_number,
});

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
