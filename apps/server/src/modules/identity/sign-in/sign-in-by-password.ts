import type { ErrorCode } from '@balsam/contract';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import type { Tx } from '#platform/db/types.ts';
import { normalizePushToken } from '#platform/push/target.ts';
import { hasSamePassword, type AccountRow } from '../account/accounts.store.ts';
import { deviceHash, throttleKeyOf } from '../lock-out/throttle-keys.ts';
import { endPreviousSession } from '../sessions/log-out.ts';
import { openSession } from '../sessions/open-session.ts';
import { verifyPassword, type PasswordLimit } from '../password/verify-password.ts';

export type PasswordSignIn = {
  /** The normalised identifier that was typed; tries for an unknown account are counted under it. */
  readonly name: string;
  readonly account: AccountRow | undefined;
  readonly password: string;
  /** What limits tries from an unknown device. The same for every identifier of one endpoint. */
  readonly limit: Exclude<PasswordLimit, 'ownKey'>;
  /** Why this account may not log in here. Revealed only once the password was right. */
  readonly refuse?: (roleId: number) => ErrorCode | undefined;
  readonly remember?: boolean | undefined;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

/**
 * The account whose password this is. For an unknown account the answer, the work and the lock are the same as for a
 * wrong password (DECISIONS §3): `invalid_credentials`, after ten of them `log_in_locked` for 15 minutes. From a known
 * device only its own tries count.
 */
export async function authenticateByPassword(
  { db, config: { secret } }: Platform,
  call: Call,
  { account, name, password, limit, refuse, device_id }: PasswordSignIn,
): Promise<AccountRow> {
  const device = deviceHash(secret, device_id);
  const { throttleKey, known } = await throttleKeyOf(db, secret, { accountId: account?.id, name, device });
  const stored = account?.password_hash;
  const right = await verifyPassword({
    db,
    secret,
    call,
    throttleKey,
    limit: known ? 'ownKey' : limit,
    stored,
    password,
  });
  if (!account || !right) throw fail('invalid_credentials');
  const refusal = refuse?.(account.role_id);
  if (refusal) throw fail(refusal);
  return account;
}

/**
 * Refuses a log-in whose password was replaced while it was being compared: what the new one has ended is not opened again (D3.04).
 * @throws invalid_credentials
 */
export async function assertSamePassword(tx: Tx, account: AccountRow): Promise<void> {
  if (!(await hasSamePassword(tx, account))) throw fail('invalid_credentials');
}

/** Logs in with a password alone; refuses as `authenticateByPassword` does. */
export async function signInByPassword(platform: Platform, call: Call, input: PasswordSignIn) {
  const account = await authenticateByPassword(platform, call, input);
  const device = deviceHash(platform.config.secret, input.device_id);
  const options = {
    remember: input.remember ?? false,
    pushToken: normalizePushToken(input.fcm_token, platform.config),
    device,
  };
  const signedIn = await platform.db.transaction().execute(async (tx) => {
    await assertSamePassword(tx, account);
    return openSession(tx, call, account, options);
  });
  await endPreviousSession(platform, call);
  return signedIn;
}
