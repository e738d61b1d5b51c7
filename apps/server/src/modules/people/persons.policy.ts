import type { Reason } from '../../platform/audit/audit.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';

/** Whether `personId` is the open profile's person; anybody else reads as `not_found` (D3.01). */
export function ownPerson(call: UserCall, personId: number): number {
  if (personId !== call.actor.personId) throw fail('not_found');
  return personId;
}

/** Why the open profile's own record is touched: by its person, or by the guardian who works in it. */
export const ownReason = (call: UserCall): Reason => (call.actor.guardianId === undefined ? 'self' : 'guardian');

/** Refuses, inside a dependent's profile, what is of the log-in and not of the profile: password, contact, devices, deletion. */
export function ownLogInOnly(call: UserCall): void {
  if (call.actor.guardianId !== undefined) throw fail('own_profile_only');
}
