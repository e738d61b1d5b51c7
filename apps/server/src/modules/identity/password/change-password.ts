import { audit } from '../../../platform/audit/audit.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { updatePassword } from '../account/accounts.store.ts';
import { ownLogInOnly, ownPerson } from '../../people/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import { passwordChanged } from '../common/events.ts';
import { endSessionsOf } from '../sessions/log-out.ts';
import { requireOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';

type Wish = { readonly id?: number | undefined; readonly currentPassword: string; readonly password: string };

/** Refuses an id that is not the own one, a dependent's profile, and a password that is too short, too long or too common. */
function check(call: UserCall, wish: Wish): void {
  if (wish.id !== undefined) ownPerson(call, wish.id);
  ownLogInOnly(call);
  checkNewPassword(wish.password);
}

/**
 * Sets another password and ends every other log-in of the account with its sockets. An open screen
 * cannot be used to find the current one out.
 */
export async function changePassword({ db, config, realtime }: Platform, call: UserCall, wish: Wish): Promise<void> {
  const { accountId, sessionId } = call.actor;
  check(call, wish);
  const account = await requireOwnPassword({ db, config }, call, wish.currentPassword);
  const hash = await hashPassword(wish.password);
  const ended = await db.transaction().execute(async (tx) => {
    await updatePassword(tx, accountId, hash);
    await audit(tx, call, { personId: account.person_id, action: 'write', what: 'password', why: 'self' });
    await publish(tx, passwordChanged, { account_id: accountId }, call.now);
    return endSessionsOf(tx, { accountId, except: sessionId }, call.now);
  });
  realtime.endSessions(ended);
}
