import { landing } from '@balsam/domain/identity';
import { audit } from '#platform/audit/audit.ts';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { ownReason, userOf } from '#modules/people/index.ts';
import { hashToken, newToken } from '../common/secrets.ts';
import { moveSession } from './sessions.store.ts';

type Profile = Pick<SignedIn, 'personId' | 'mrn' | 'guardianId'>;

/**
 * Switches the current session to another profile, with another token: the old token ends, while device, remember-me
 * and expiry stay (S4.20). The caller checks whether the profile may be opened and closes the sockets of the old token.
 * Answers as every log-in does (SPEC §3).
 */
export async function openProfile(tx: Tx, call: UserCall, profile: Profile) {
  const { actor } = call;
  const token = newToken();
  const from = actor.tokenHash;
  const to = { tokenHash: hashToken(token), personId: profile.personId, guardianId: profile.guardianId ?? null };
  const moved = from && (await moveSession(tx, { id: actor.sessionId, from }, to));
  if (!moved) throw fail('unauthenticated');
  const inside: UserCall = { ...call, actor: { ...actor, ...profile } };
  const user = await userOf(tx, inside);
  const entry = { action: 'write', what: 'session', recordId: actor.sessionId } as const;
  const left = { personId: actor.personId, ...entry, why: ownReason(call) };
  await audit(tx, inside, left, { personId: profile.personId, ...entry, why: ownReason(inside) });
  return {
    user,
    access_token: token,
    token_type: 'Bearer' as const,
    expires_at: moved.expires_at.toISOString(),
    landing: landing({ roleId: actor.roleId, agreedTerms: user.is_privacy_agreed }),
  };
}
