import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { on, publish, type Subscription } from '#platform/outbox/outbox.ts';
import { findAccountByIdentifier, lockAccount } from '../account/accounts.store.ts';
import { sessionsEnded } from '../common/events.ts';
import { endSessionsOf } from './log-out.ts';

/**
 * Ends every session of an account on behalf of the operator, after a stolen phone or a lost laptop. The account is
 * identified by MRN, doctor id or log-in e-mail address. Answers how many sessions there were, or undefined when there
 * is no such account. A log-in that is under way is waited for, and ended too. Their sockets end when the event is
 * delivered. Whoever can run commands on the server is trusted: it is audited as done by the system.
 */
export const signOutEverywhere = (db: Db, identifier: string, now: Date): Promise<number | undefined> =>
  db.transaction().execute(async (tx) => {
    const account = await findAccountByIdentifier(tx, identifier);
    if (!account) return undefined;
    await lockAccount(tx, account.id);
    const ended = await endSessionsOf(tx, { accountId: account.id }, now);
    const entry = { personId: account.person_id, action: 'write', what: 'session', why: 'system' } as const;
    await audit(tx, systemCall(now, 'command'), entry);
    if (ended.length > 0) await publish(tx, sessionsEnded, { session_ids: ended }, now);
    return ended.length;
  });

/** Closes the sockets of sessions that were ended by a process without sockets. */
export const closeEndedSockets: Subscription = on(sessionsEnded, async ({ session_ids }, { after, platform }) => {
  after(() => platform.realtime.endSessions(session_ids));
});
