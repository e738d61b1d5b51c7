import { roles, isStaff, type RoleId } from '@balsam/domain/identity';
import type { Who } from '@balsam/contract';

/** Somebody without a log-in; `guestId` is what the browser calls itself and gives no authority. */
export type Guest = { readonly kind: 'guest'; readonly guestId: string | undefined };

/** Somebody with a live log-in. `personId` is the profile worked in: inside a dependent's it is the dependent, and `guardianId` the guardian. */
export type SignedIn = {
  readonly kind: 'user';
  readonly accountId: number;
  readonly sessionId: number;
  readonly roleId: RoleId;
  readonly personId: number;
  readonly mrn: string | undefined;
  readonly doctorId: number | undefined;
  readonly guardianId: number | undefined;
};

export type Actor = Guest | SignedIn;

const byRole: Readonly<Record<RoleId, Who>> = {
  [roles.administrator]: 'administrator',
  [roles.patient]: 'patient',
  [roles.doctor]: 'doctor',
  [roles.pharmacist]: 'pharmacist',
  [roles.support]: 'support',
  [roles.frontDesk]: 'front_desk',
  [roles.records]: 'records',
  [roles.rider]: 'rider',
};

/** Whether an endpoint's declaration lets this caller in: 'sign_in' asks for a log-in, 'forbidden' is final. */
export function admits(access: readonly Who[], actor: Actor): 'yes' | 'sign_in' | 'forbidden' {
  if (access.includes('guest')) return 'yes';
  if (actor.kind === 'guest') return 'sign_in';
  const mine = new Set<Who>(['user', byRole[actor.roleId], ...(isStaff(actor.roleId) ? (['staff'] as const) : [])]);
  return access.some((who) => mine.has(who)) ? 'yes' : 'forbidden';
}
