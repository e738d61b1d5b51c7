import { audit } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/types.ts';
import { systemCall } from '../../../platform/http/system-call.ts';
import { on, publish, type Subscription } from '../../../platform/outbox/outbox.ts';
import { findAccountNamed } from '../account/accounts.store.ts';
import { sessionsEnded } from '../common/events.ts';
import { endSessionsOf } from './log-out.ts';

/**
 * Ends every log-in of somebody at the wish of whoever runs the server: a stolen phone, a lost laptop. Named by MRN, doctor id or
 * log-in e-mail address. Answers how many there were, or undefined when nobody is named so. Their sockets end as soon as a server
 * hands out the event. Whoever can start commands on the server is believed: it is written down as the system's own doing.
 */
export const signOutEverywhere = (db: Db, who: string, now: Date): Promise<number | undefined> =>
  db.transaction().execute(async (tx) => {
    const account = await findAccountNamed(tx, who);
    if (!account) return undefined;
    const ended = await endSessionsOf(tx, { accountId: account.id }, now);
    const note = { personId: account.person_id, action: 'write', what: 'session', why: 'system' } as const;
    await audit(tx, systemCall(now, 'command'), note);
    if (ended.length > 0) await publish(tx, sessionsEnded, { session_ids: ended }, now);
    return ended.length;
  });

/** The sockets of log-ins that ended where there are none. */
export const endTheirSockets: Subscription = on(sessionsEnded, async ({ session_ids }, { after, platform }) => {
  after(() => platform.realtime.endSessions(session_ids));
});
