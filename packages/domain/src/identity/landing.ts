import { isDoctorRole, isStaff, roles } from './roles.ts';

/** §4: a patient who has not agreed to the terms agrees first; doctors, riders and staff need not. */
export function mustAgreeToTerms(person: { roleId: number; agreedTerms: boolean }): boolean {
  return person.roleId === roles.patient && !person.agreedTerms;
}

/** Where a person lands without a saved route (DECISIONS §2); undefined is someone without a valid log-in. */
export function landing(person: { roleId: number; agreedTerms: boolean } | undefined): string {
  if (!person) return '/auth/user/dashboard';
  if (person.roleId === roles.rider) return '/rider-orders';
  if (isDoctorRole(person.roleId)) return '/doctor/dashboard';
  if (isStaff(person.roleId)) return '/staff';
  return mustAgreeToTerms(person) ? '/terms-and-condition' : '/dashboard';
}
