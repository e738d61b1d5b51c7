import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccount, type AccountRow } from '../account/accounts.store.ts';
import { openSession, type SessionOptions } from '../sessions/open-session.ts';
import { authenticateByPassword } from '../sign-in/sign-in-by-password.ts';

type Device = Pick<SessionOptions, 'pushToken' | 'device'>;
const unknownDevice: Device = { pushToken: undefined, device: undefined };

/** Opens a session of staff who passed both steps; it is never remembered. */
export async function openStaffSession(tx: Tx, call: Call, accountId: number, device: Device = unknownDevice) {
  const account = await findAccount(tx, accountId);
  if (!account) throw fail('sign_in_expired');
  return openSession(tx, call, account, { remember: false, ...device });
}

/**
 * Verifies the current password of an account that is not signed in. Answers the account as it was read: what is then opened for it begins
 * with `assertSamePassword`.
 * @throws invalid_credentials, log_in_locked
 */
export async function verifyPasswordOf(
  platform: Platform,
  call: Call,
  accountId: number,
  password: string,
): Promise<AccountRow> {
  const account = await findAccount(platform.db, accountId);
  return authenticateByPassword(platform, call, {
    name: `account:${accountId}`,
    account,
    password,
    limit: 'perAddress',
  });
}
