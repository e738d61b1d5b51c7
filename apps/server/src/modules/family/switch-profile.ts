import { guardianAccess } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { openProfile } from '#modules/identity/index.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { findMember } from './family.store.ts';

/** Opens a dependent's profile (S4.20). From inside another one there is only the way back. */
export async function switchInto(tx: Tx, call: UserCall, grantId: number) {
  ownLogInOnly(call);
  const guardianId = call.actor.personId;
  const member = await findMember(tx, guardianId, grantId);
  const access = member && guardianAccess(member.birth_date, riyadhDay(call.now), member.basis);
  if (!member || access === 'none') throw fail('not_found');
  return openProfile(tx, call, { personId: member.person_id, mrn: member.mrn ?? undefined, guardianId });
}

/** Opens the guardian's own profile again; when it is open already only the token changes. */
export function switchBack(tx: Tx, call: UserCall) {
  const personId = call.actor.guardianId ?? call.actor.personId;
  return openProfile(tx, call, { personId, mrn: undefined, guardianId: undefined });
}
