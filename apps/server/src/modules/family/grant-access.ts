import { familyRules } from '@balsam/domain/family';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/db/types.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import { publish } from '../../platform/outbox/outbox.ts';
import { familyMemberAdded } from './events.ts';
import { findMember, listRelations } from './family.store.ts';
import { memberView } from './family.view.ts';
import { countGrants, insertGrant, lockFamily, type NewGrant } from './grants.store.ts';

/** Refuses one member too many; whoever asks at the same time waits. */
export async function checkRoom(tx: Tx, guardianId: number): Promise<void> {
  await lockFamily(tx, guardianId);
  if ((await countGrants(tx, guardianId)) >= familyRules.members)
    throw fail('family_full', { values: { most: familyRules.members } });
}

/**
 * Lets the caller into somebody's profile, whose proof is the caller's own affair, and tells both sides.
 * @throws family_full, family_already_added
 */
export async function grantAccess(tx: Tx, call: UserCall, grant: Omit<NewGrant, 'guardianId'>) {
  const guardianId = call.actor.personId;
  await checkRoom(tx, guardianId);
  const id = await insertGrant(tx, { ...grant, guardianId }, call.now);
  if (id === undefined) throw fail('family_already_added');
  await publish(tx, familyMemberAdded, { grant_id: id }, call.now);
  const of = { action: 'write', what: 'family', recordId: id } as const;
  await audit(
    tx,
    call,
    { personId: grant.dependentId, ...of, why: 'guardian' },
    { personId: guardianId, ...of, why: 'self' },
  );
  const row = await findMember(tx, guardianId, id);
  return { state: 'added' as const, member: memberView(row!, await listRelations(tx), call.now) };
}
