import { api } from '#shared/api/index.ts';
import { type Told, useSeenChange } from '../use-seen-change.ts';

/** Beside who was responsible when it was chosen: what is read again meanwhile was not seen. */
export type Choice = { readonly doctor_id: number; readonly before: number };

/** Whether the stay is under this doctor now. */
const isUnder = async (id: number, doctorId: number): Promise<boolean> => {
  const now = await api.admissions.list({ quiet: true }).catch(() => undefined);
  return now?.items.find((stay) => stay.id === id)?.doctor.id === doctorId;
};

/** Puts a stay under another doctor. */
export const useHandOver = (id: number, told: Told) =>
  useSeenChange<Choice>(
    {
      send: (body) => api.admissions.handOver({ params: { id }, body, quiet: true }),
      overtakenBy: 'responsible_changed',
      isDone: ({ doctor_id }) => isUnder(id, doctor_id),
      module: 'admissions',
    },
    told,
  );
