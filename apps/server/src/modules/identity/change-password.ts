import { checkPassword } from '@balsam/domain/identity';
import { audit } from '../../platform/audit/audit.ts';
import type { UserCall } from '../../platform/http/call.ts';
import { fail } from '../../platform/http/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAccount, updatePassword } from './accounts.store.ts';
import { isCommonPassword } from './common-passwords.ts';
import { endSessionsOf } from './log-out.ts';
import { hashPassword } from './passwords.ts';
import { provePassword } from './prove-password.ts';
import { digest } from './secrets.ts';

type Wish = { readonly id?: number | undefined; readonly currentPassword: string; readonly password: string };

/** Refuses an id that is not the account's own person, and a password that is too short, too long or too common. */
function check(call: UserCall, wish: Wish): void {
  const { personId, guardianId } = call.actor;
  if (wish.id !== undefined && wish.id !== (guardianId ?? personId)) throw fail('not_found');
  const verdict = checkPassword(wish.password, isCommonPassword);
  if (!verdict.ok) throw fail(verdict.code, { path: 'password', values: verdict.values });
}

/**
 * Sets another password and ends every other log-in of the account with its sockets. A wrong current one is 422, never 401
 * (DECISIONS §1); ten of them lock for 15 minutes, so that an open screen cannot be used to find it out.
 */
export async function changePassword({ db, config, realtime }: Platform, call: UserCall, wish: Wish): Promise<void> {
  const { accountId, sessionId } = call.actor;
  check(call, wish);
  const { secret } = config;
  const lane = digest(secret, 'lane', `change:${accountId}`);
  const account = await findAccount(db, accountId);
  const password = wish.currentPassword;
  const right = await provePassword({ db, secret, call, lane, stored: account?.password_hash, password });
  if (!account || !right) throw fail('current_password_wrong', { path: 'currentPassword' });
  const hash = await hashPassword(wish.password);
  const ended = await db.transaction().execute(async (tx) => {
    await updatePassword(tx, accountId, hash);
    await audit(tx, call, { personId: account.person_id, action: 'write', what: 'password', why: 'self' });
    return endSessionsOf(tx, accountId, call.now, sessionId);
  });
  realtime.endSessions(ended);
}
