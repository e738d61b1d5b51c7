import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { endConsentCodes, endSessionsOf } from '#modules/identity/index.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { subjectsOn } from './consent-subject.ts';
import { familyAccessEnded } from './events.ts';
import { findContact } from './family.store.ts';
import { endGrant, endGrantsOf } from './grants.store.ts';

type Ended = { readonly guardian_id: number; readonly dependent_id: number };

/** Who was asked, as a guardian, whether somebody else becomes one too has no say in it any more. */
async function endSayOf(tx: Tx, { guardian_id: guardian, dependent_id: dependent }: Ended, now: Date): Promise<void> {
  const contact = await findContact(tx, guardian);
  if (contact) await endConsentCodes(tx, subjectsOn(dependent), contact, now);
}

/**
 * Ends a grant at once, from either side (DECISIONS §3). Answers the log-ins that worked by it and have ended: after the commit the
 * caller closes their sockets.
 */
export async function endAccess(tx: Tx, call: UserCall, grantId: number): Promise<number[]> {
  ownLogInOnly(call);
  const { personId } = call.actor;
  const grant = await endGrant(tx, grantId, personId, call.now);
  if (!grant) throw fail('not_found');
  const of = { action: 'write', what: 'family', recordId: grantId } as const;
  const sides = [grant.dependent_id, grant.guardian_id].map((side) => ({
    personId: side,
    ...of,
    why: side === personId ? ('self' as const) : ('guardian' as const),
  }));
  await audit(tx, call, ...sides);
  await endSayOf(tx, grant, call.now);
  await publish(tx, familyAccessEnded, { grant_id: grantId, by_person_id: personId }, call.now);
  return endSessionsOf(tx, { guardianId: grant.guardian_id, personId: grant.dependent_id }, call.now);
}

/** Ends the family access of somebody whose account is closed, either way, and tells the other modules as `endAccess` does. */
export async function endAllAccess(tx: Tx, personId: number, now: Date): Promise<void> {
  for (const grant of await endGrantsOf(tx, personId, now)) {
    await endSayOf(tx, grant, now);
    await publish(tx, familyAccessEnded, { grant_id: grant.id, by_person_id: personId }, now);
  }
}
