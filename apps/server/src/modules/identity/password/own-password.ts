import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, type AccountRow } from '../account/accounts.store.ts';
import { verifyPassword } from './verify-password.ts';
import { digest } from '../common/secrets.ts';

/**
 * Verifies the password of somebody who is signed in, before actions that an unattended screen must not allow. Answers
 * their account. A wrong one is 422, never 401 (DECISIONS §1); ten of them lock for 15 minutes, counted together for
 * all such actions.
 * @throws password_not_set, current_password_wrong, log_in_locked
 */
export async function requireOwnPassword(
  { db, config: { secret } }: Pick<Platform, 'db' | 'config'>,
  call: UserCall,
  password: string,
): Promise<AccountRow> {
  const { accountId } = call.actor;
  const throttleKey = digest(secret, 'throttle key', `change:${accountId}`);
  const account = await findAccount(db, accountId);
  // The account only signs in by code: no password would be right.
  if (account?.password_hash === null) throw fail('password_not_set');
  const right = await verifyPassword({
    db,
    secret,
    call,
    throttleKey,
    limit: 'ownKey',
    stored: account?.password_hash,
    password,
  });
  if (!account || !right) throw fail('current_password_wrong', { path: 'currentPassword' });
  return account;
}
