import type { ErrorCode } from '@balsam/contract';
import type { Call } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { normalizePushToken } from '../../../platform/push/target.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import { deviceHash, throttleKeyOf } from '../lock-out/throttle-keys.ts';
import { endEarlier } from '../sessions/log-out.ts';
import { openSession } from '../sessions/open-session.ts';
import { provePassword, type PasswordLimit } from '../password/prove-password.ts';

export type PasswordWish = {
  /** What was typed to name the account, made comparable; tries for a name that nobody has are counted under it. */
  readonly name: string;
  readonly account: AccountRow | undefined;
  readonly password: string;
  /** What limits tries from a device that the account does not know. The same for every name of one way in. */
  readonly limit: Exclude<PasswordLimit, 'lane'>;
  /** Why this account may not log in here after all. It is told only once the password was right. */
  readonly refuse?: (roleId: number) => ErrorCode | undefined;
  readonly remember?: boolean | undefined;
  readonly fcm_token?: string | null | undefined;
  readonly device_id?: string | undefined;
};

/**
 * The account whose password this is. For an unknown account the answer, the work and the lock are the same as for a wrong password
 * (DECISIONS §3): `invalid_credentials`, after ten of them `log_in_locked` for 15 minutes. From a device that the account knows
 * only its own tries count.
 */
export async function provenAccount(
  { db, config: { secret } }: Platform,
  call: Call,
  { account, name, password, limit, refuse, device_id }: PasswordWish,
): Promise<AccountRow> {
  const device = deviceHash(secret, device_id);
  const { lane, known } = await throttleKeyOf(db, secret, { accountId: account?.id, name, device });
  const stored = account?.password_hash;
  const right = await provePassword({ db, secret, call, lane, limit: known ? 'lane' : limit, stored, password });
  if (!account || !right) throw fail('invalid_credentials');
  const refusal = refuse?.(account.role_id);
  if (refusal) throw fail(refusal);
  return account;
}

/** Logs in with a password alone; refuses as `provenAccount` does. */
export async function signInByPassword(platform: Platform, call: Call, wish: PasswordWish) {
  const account = await provenAccount(platform, call, wish);
  const device = deviceHash(platform.config.secret, wish.device_id);
  const wanted = {
    remember: wish.remember ?? false,
    pushToken: normalizePushToken(wish.fcm_token, platform.config),
    device,
  };
  const signedIn = await platform.db.transaction().execute((tx) => openSession(tx, call, account, wanted));
  await endEarlier(platform, call);
  return signedIn;
}
