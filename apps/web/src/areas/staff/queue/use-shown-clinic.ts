import { useState } from 'react';
import type { DeskClinic } from './queries.ts';

type Countable = Pick<DeskClinic, 'id' | 'waiting'>;

/**
 * The clinic whose tickets a desk sees: the one that it chose, else the busiest of the branch. It stays while the counts change: another one
 * under the hand of the desk would call somebody else.
 */
export const useShownClinic = <Clinic extends Countable>(clinics: readonly Clinic[]) => {
  const [clinicId, setClinicId] = useState<number>();
  const busiest = clinics.toSorted((a, b) => b.waiting - a.waiting)[0];
  const clinic = clinics.find(({ id }) => id === clinicId) ?? busiest;
  if (clinic && clinic.id !== clinicId) setClinicId(clinic.id);
  return [clinic, setClinicId] as const;
};
