import { countedIdentity } from '@balsam/domain/billing';
import { audit } from '#platform/audit/audit.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { identityCorrected, identityNumbersOf } from '#modules/people/index.ts';
import { stopPolicies, updateMember } from './policies.store.ts';

/**
 * The insurer is asked about whose number was corrected under the right one from then on (D12.01): the wrong one is somebody else's. Under a
 * number that insurers do not know nobody is asked, and the policies are good for nothing.
 */
export const followIdentity: Subscription = on(identityCorrected, async ({ person_id: personId }, { tx, now }) => {
  const member = countedIdentity(await identityNumbersOf(tx, personId));
  const changed =
    member === null ? await stopPolicies(tx, personId, now) : await updateMember(tx, personId, member, now);
  const entries = changed.map((recordId) => ({
    personId,
    action: 'write' as const,
    what: 'insurance' as const,
    recordId,
    why: 'system' as const,
  }));
  await audit(tx, systemCall(now, 'insurance.follow-identity'), ...entries);
});
