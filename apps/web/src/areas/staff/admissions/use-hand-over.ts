import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#shared/api/index.ts';

/** Beside who was responsible when it was chosen: what is read again meanwhile was not seen. */
export type Choice = { readonly doctor_id: number; readonly before: number };

type Told = { readonly onDone: () => void; readonly onOvertaken: () => void };

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'responsible_changed';
const isLost = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Whether the stay is under this doctor now; false too where that cannot be read. */
const isUnder = async (id: number, doctorId: number): Promise<boolean> => {
  const now = await api.admissions.list({ quiet: true }).catch(() => undefined);
  return now?.items.find((stay) => stay.id === id)?.doctor.id === doctorId;
};

/** Puts a stay under another doctor. What was sent, and its answer lost, is done where the list then shows that doctor. */
export const useHandOver = (id: number, { onDone, onOvertaken }: Told) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Choice): Promise<void> => {
      try {
        await api.admissions.handOver({ params: { id }, body, quiet: true });
      } catch (error) {
        if (!(isLost(error) || isOvertaken(error)) || !(await isUnder(id, body.doctor_id))) throw error;
      }
    },
    onSuccess: onDone,
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: ['admissions'] });
      if (isOvertaken(error)) onOvertaken();
    },
  });
};
