import { riyadhDay } from '@balsam/domain/time';
import { isOwnAffair } from '@balsam/domain/visits';
import type { Reason } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { factsOf } from './persons.store.ts';

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

/** Whether what a person and their doctor tell each other is theirs alone: from 15 on (DECISIONS §10). */
export async function hasOwnAffairs(sql: Sql, personId: number, now: Date): Promise<boolean> {
  const { birthDay } = await factsOf(sql, personId);
  return isOwnAffair(birthDay, riyadhDay(now));
}

/** Whether that is closed to the caller: a guardian who works in the profile. */
export const isClosedToGuardian = async (
  sql: Sql,
  { actor, now }: Pick<UserCall, 'actor' | 'now'>,
  personId = actor.personId,
): Promise<boolean> => actor.guardianId !== undefined && (await hasOwnAffairs(sql, personId, now));
