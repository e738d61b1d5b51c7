import { useState } from 'react';
import type { DeskClinic } from './queries.ts';

type Countable = Pick<DeskClinic, 'id' | 'waiting'>;

/**
 * The clinic whose tickets a desk sees: the one that it chose at this branch, else the busiest. It stays while the counts change, and after a
 * look at another branch: another one under the hand of the desk would call somebody else.
 */
export const useShownClinic = <Clinic extends Countable>(locationId: string, clinics: readonly Clinic[]) => {
  const [shown, setShown] = useState<Readonly<Record<string, number>>>({});
  const choose = (id: number): void => setShown((before) => ({ ...before, [locationId]: id }));
  const busiest = clinics.toSorted((a, b) => b.waiting - a.waiting)[0];
  const clinic = clinics.find(({ id }) => id === shown[locationId]) ?? busiest;
  if (clinic && clinic.id !== shown[locationId]) choose(clinic.id);
  return [clinic, choose] as const;
};
