import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { Call, UserCall } from '#platform/http/call.ts';
import type { Platform } from '#platform/platform.ts';
import { endChallengesOf, revokeSessionsIn, revokeSessions } from './sessions.store.ts';

type EndedSessions =
  | { readonly accountId: number; readonly except?: number }
  | { readonly personId: number; readonly guardianId?: number };

/**
 * Ends sessions in the caller's transaction: those of an account (all or all but `except`) with the sign-ins that wait for their
 * second step, or those in a person's profile (all, or those of one guardian). Answers their ids: after the commit the caller passes them to
 * `platform.realtime.endSessions`, so that the sockets end with them (D3.04).
 */
export async function endSessionsOf(tx: Tx, of: EndedSessions, now: Date): Promise<number[]> {
  if (!('accountId' in of)) return revokeSessionsIn(tx, of, now);
  await endChallengesOf(tx, of.accountId, now);
  return revokeSessions(tx, of, now);
}

/** Ends the current session, at once and with its sockets. */
export async function logOut({ db, realtime }: Platform, call: UserCall): Promise<void> {
  const { accountId, sessionId, personId } = call.actor;
  const ended = await db.transaction().execute(async (tx) => {
    await audit(tx, call, { personId, action: 'write', what: 'session', recordId: sessionId, why: 'self' });
    return revokeSessions(tx, { accountId, only: sessionId }, call.now);
  });
  realtime.endSessions(ended);
}

/** Signing in ends the session that the request carried: a browser holds one token, and the earlier one would stay open unused. */
export async function endPreviousSession(platform: Platform, { actor, ...call }: Call): Promise<void> {
  if (actor.kind === 'user') await logOut(platform, { ...call, actor });
}
