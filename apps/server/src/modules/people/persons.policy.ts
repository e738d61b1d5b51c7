import type { Reason } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';

/** Refuses with `not_found` an id that is not the open profile's person (D3.01). */
export function ownPerson(call: UserCall, personId: number): number {
  if (personId !== call.actor.personId) throw fail('not_found');
  return personId;
}

/** The audit reason for the open profile's own record: its person, or the guardian who works in it. */
export const ownReason = (call: UserCall): Reason => (call.actor.guardianId === undefined ? 'self' : 'guardian');

/** Refuses inside a dependent's profile what belongs to the log-in and not to the profile: password, contact, devices, deletion. */
export function ownLogInOnly(call: UserCall): void {
  if (call.actor.guardianId !== undefined) throw fail('own_profile_only');
}
