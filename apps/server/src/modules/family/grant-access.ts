import { familyRules } from '@balsam/domain/family';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { familyMemberAdded } from './events.ts';
import { findMember, listRelations } from './family.store.ts';
import { memberView } from './family.view.ts';
import { countGrants, insertGrant, lockFamily, type NewGrant } from './grants.store.ts';

/** Refuses with `family_full` when the limit is reached; concurrent callers wait for each other. */
export async function assertFamilyNotFull(tx: Tx, guardianId: number): Promise<void> {
  await lockFamily(tx, guardianId);
  if ((await countGrants(tx, guardianId)) >= familyRules.members)
    throw fail('family_full', { values: { most: familyRules.members } });
}

/**
 * Grants the caller access to a profile, which the caller of this function has verified, and notifies both sides.
 * @throws family_full, family_already_added
 */
export async function grantAccess(tx: Tx, call: UserCall, grant: Omit<NewGrant, 'guardianId'>) {
  const guardianId = call.actor.personId;
  await assertFamilyNotFull(tx, guardianId);
  const id = await insertGrant(tx, { ...grant, guardianId }, call.now);
  if (id === undefined) throw fail('family_already_added');
  await publish(tx, familyMemberAdded, { grant_id: id }, call.now);
  const entry = { action: 'write', what: 'family', recordId: id } as const;
  await audit(
    tx,
    call,
    { personId: grant.dependentId, ...entry, why: 'guardian' },
    { personId: guardianId, ...entry, why: 'self' },
  );
  const row = await findMember(tx, guardianId, id);
  return { state: 'added' as const, member: memberView(row!, await listRelations(tx), call.now) };
}
