import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

export const checkInQuery = (id: number) => api.checkIn.read.query({ params: { id }, quiet: true });
export const questionsQuery = (id: number) => api.checkIn.questionnaire.query({ params: { id }, quiet: true });

type Said = {
  readonly step: 'details' | 'insurance' | 'case_history' | 'consents';
  readonly paying?: 'insurance' | 'self';
};

/** Finishes a step and shows what the server says of all of them. */
export const useSaveStep = (id: number, onDone: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Said) => api.checkIn.save({ params: { id }, body, quiet: true }),
    onSuccess: (saved) => {
      client.setQueryData(checkInQuery(id).queryKey, saved);
      onDone();
    },
  });
};
