import { isDoctorRole, isStaff, roles } from '@balsam/domain/identity';
import { writeStored, readStored } from '#shared/api/stored.ts';
import type { ChosenRole } from './search.ts';

const idOf = { patient: roles.patient, doctor: roles.doctor, rider: roles.rider } as const satisfies Record<
  ChosenRole,
  number
>;

/** Keeps the chosen card under SPEC's name and numbers (SPEC §6: 4 doctor, 3 patient). */
export const storeRole = (role: ChosenRole): void => writeStored('role', String(idOf[role]));

/** Who last signed in or was chosen in this browser; a patient when nobody was (SPEC §3). */
export const lastRole = (): ChosenRole | 'staff' => {
  const stored = readStored('role') ?? '';
  if (isStaff(Number(stored))) return 'staff';
  if (stored === String(roles.rider)) return 'rider';
  return isDoctorRole(stored) ? 'doctor' : 'patient';
};
