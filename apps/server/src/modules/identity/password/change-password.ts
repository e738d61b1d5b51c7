import { audit } from '#platform/audit/audit.ts';
import type { UserCall } from '#platform/http/call.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { Platform } from '#platform/platform.ts';
import { updatePassword } from '../account/accounts.store.ts';
import { ownLogInOnly, ownPerson } from '#modules/people/index.ts';
import { checkNewPassword } from './check-new-password.ts';
import { passwordChanged } from '../common/events.ts';
import { endSessionsOf } from '../sessions/log-out.ts';
import { requireOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';

type Input = { readonly id?: number | undefined; readonly currentPassword: string; readonly password: string };

/** Refuses another person's id, a dependent's profile, and a password that is too short, too long or too common. */
function validate(call: UserCall, input: Input): void {
  if (input.id !== undefined) ownPerson(call, input.id);
  ownLogInOnly(call);
  checkNewPassword(input.password);
}

/** Sets another password and ends every other session of the account with its sockets. The current password is required. */
export async function changePassword({ db, config, realtime }: Platform, call: UserCall, input: Input): Promise<void> {
  const { accountId, sessionId } = call.actor;
  validate(call, input);
  const account = await requireOwnPassword({ db, config }, call, input.currentPassword);
  const hash = await hashPassword(input.password);
  const ended = await db.transaction().execute(async (tx) => {
    await updatePassword(tx, accountId, hash);
    await audit(tx, call, { personId: account.person_id, action: 'write', what: 'password', why: 'self' });
    await publish(tx, passwordChanged, { account_id: accountId }, call.now);
    return endSessionsOf(tx, { accountId, except: sessionId }, call.now);
  });
  realtime.endSessions(ended);
}
