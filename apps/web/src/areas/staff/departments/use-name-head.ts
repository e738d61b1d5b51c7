import { api } from '#shared/api/index.ts';
import { type Told, useSeenChange } from '../use-seen-change.ts';

/** Beside who was head when it was chosen: what is read again meanwhile was not seen. */
export type Choice = { readonly head_doctor_id: number | null; readonly before: number | null };

/** Whether the department is under this doctor now, or nobody. */
const isNamed = async (id: number, doctorId: number | null): Promise<boolean> => {
  const now = await api.admissions.departments({ quiet: true }).catch(() => undefined);
  const department = now?.items.find((one) => one.id === id);
  return department !== undefined && (department.head?.id ?? null) === doctorId;
};

/** Names the head of a department, or nobody. */
export const useNameHead = (id: number, told: Told) =>
  useSeenChange<Choice>(
    {
      send: (body) => api.admissions.nameHead({ params: { id }, body, quiet: true }),
      overtakenBy: 'head_changed',
      isDone: ({ head_doctor_id }) => isNamed(id, head_doctor_id),
      module: 'admissions',
    },
    told,
  );
