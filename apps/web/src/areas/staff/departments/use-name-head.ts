import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, api } from '#shared/api/index.ts';

/** Beside who was head when it was chosen: what is read again meanwhile was not seen. */
export type Choice = { readonly head_doctor_id: number | null; readonly before: number | null };

type Told = { readonly onDone: () => void; readonly onOvertaken: () => void };

const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.code === 'head_changed';
const isLost = (error: unknown): boolean => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Whether the department is under this doctor now, or nobody; false too where that cannot be read. */
const isNamed = async (id: number, doctorId: number | null): Promise<boolean> => {
  const now = await api.admissions.departments({ quiet: true }).catch(() => undefined);
  const department = now?.items.find((one) => one.id === id);
  return department !== undefined && (department.head?.id ?? null) === doctorId;
};

/** Names the head of a department, or nobody. What was sent, and its answer lost, is done where the list then shows it. */
export const useNameHead = (id: number, { onDone, onOvertaken }: Told) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: Choice): Promise<void> => {
      try {
        await api.admissions.nameHead({ params: { id }, body, quiet: true });
      } catch (error) {
        if (!(isLost(error) || isOvertaken(error)) || !(await isNamed(id, body.head_doctor_id))) throw error;
      }
    },
    onSuccess: onDone,
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: ['admissions'] });
      if (isOvertaken(error)) onOvertaken();
    },
  });
};
