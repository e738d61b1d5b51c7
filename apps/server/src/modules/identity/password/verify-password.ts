import { lockoutRules } from '@balsam/domain/identity';
import type { Db, Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import { countEachBack, countEachUp, countUp, type Counted } from '#platform/limits/limits.store.ts';
import { rateLimits } from '../lock-out/rate-limit-keys.ts';
import { throttleKeysAt } from '../lock-out/throttle-keys.ts';
import { passwordMatches } from './passwords.ts';
import { clearTries, reserveTry } from '../lock-out/tries.store.ts';

/**
 * What limits a try. `ownKey`: its throttle key alone, for a device that the account knows and for somebody who is
 * signed in. `codeAtBusyAddress`: its throttle key over all addresses and, where too many passwords were wrong at the
 * address, a code is required in place of a refusal. `perAddress`: its throttle key at this address, for accounts that
 * cannot be sent a code.
 */
export type PasswordLimit = 'ownKey' | 'codeAtBusyAddress' | 'perAddress';

type PasswordAttempt = {
  readonly db: Db;
  readonly secret: string;
  readonly call: Call;
  readonly throttleKey: Buffer;
  readonly limit: PasswordLimit;
  /** Undefined or null: there is no such account, or it has no password. */
  readonly stored: string | null | undefined;
  readonly password: string;
};

/** What was counted for a try, released when the password was right. Both in the order in which their rows are locked. */
type Reserved = { readonly counts: readonly Counted[]; readonly throttleKeys: readonly Buffer[] };

async function reserveTryOf(tx: Tx, { call }: PasswordAttempt, throttleKey: Buffer, tries: number): Promise<void> {
  if (!(await reserveTry(tx, throttleKey, call.now, tries))) throw fail('log_in_locked');
}

const countAtAddress = (tx: Tx, { secret, call }: PasswordAttempt) =>
  countEachUp(tx, rateLimits.wrongPasswordsOfAddress(secret, call.ip, call.now));

async function reserveOrRequireCode(tx: Tx, attempt: PasswordAttempt): Promise<Reserved> {
  const { counted: counts, isFull } = await countAtAddress(tx, attempt);
  // Before the password is checked, so that the answer reveals nothing about it.
  if (isFull) throw fail('code_also_required', { path: 'otp_code' });
  await reserveTryOf(tx, attempt, attempt.throttleKey, lockoutRules.tries);
  return { counts, throttleKeys: [attempt.throttleKey] };
}

async function reserveAtAddress(tx: Tx, attempt: PasswordAttempt): Promise<Reserved> {
  const { counted: counts, isFull } = await countAtAddress(tx, attempt);
  const overall = rateLimits.wrongPasswordsOfAccount(attempt.throttleKey, attempt.call.now);
  if ((await countUp(tx, overall, overall.most)) === undefined) throw fail('log_in_locked');
  const tries = isFull ? lockoutRules.triesAtBusyAddress : lockoutRules.tries;
  const throttleKeys = throttleKeysAt(attempt.secret, attempt.throttleKey, attempt.call.ip);
  for (const { throttleKey, share } of throttleKeys) {
    await reserveTryOf(tx, attempt, throttleKey, tries * share);
  }
  return { counts: [...counts, overall], throttleKeys: throttleKeys.map(({ throttleKey }) => throttleKey) };
}

const reserve: Record<PasswordLimit, (tx: Tx, attempt: PasswordAttempt) => Promise<Reserved>> = {
  ownKey: async (tx, attempt) => {
    await reserveTryOf(tx, attempt, attempt.throttleKey, lockoutRules.tries);
    return { counts: [], throttleKeys: [attempt.throttleKey] };
  },
  codeAtBusyAddress: reserveOrRequireCode,
  perAddress: reserveAtAddress,
};

async function releaseReserved(tx: Tx, { counts, throttleKeys }: Reserved): Promise<void> {
  await countEachBack(tx, counts);
  await clearTries(tx, throttleKeys);
}

/**
 * Whether the password is the stored one. Refuses with `log_in_locked` after ten wrong ones for the throttle key, and
 * with `code_also_required` where its limit has that. A try counts as wrong before it is checked and is released when
 * it was right, so that concurrent tries cannot pass a limit. Everything is the same for an account that does not
 * exist.
 */
export async function verifyPassword(attempt: PasswordAttempt): Promise<boolean> {
  const reserved = await attempt.db.transaction().execute((tx) => reserve[attempt.limit](tx, attempt));
  if (!(await passwordMatches(attempt.stored, attempt.password))) return false;
  await attempt.db.transaction().execute((tx) => releaseReserved(tx, reserved));
  return true;
}
