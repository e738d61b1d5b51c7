import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@balsam/contract';
import { codeLimits, codeRules, codeVerdict, isForSignedIn, triesOf, type CodePurpose } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { countAllUp, countBack, countEachUp, countOf, countUp, type Counted } from '#platform/limits/limits.store.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import { rateLimits } from '../lock-out/rate-limit-keys.ts';
import { codeHash } from './code-digits.ts';
import { settleCode, takeTry, type CodeRow } from './codes.store.ts';
import { guessingDetected } from '../common/events.ts';
import type { FoundCode } from './find-code.ts';

export type CodeAttempt = FoundCode & {
  readonly digits: string;
  /** Whether the password that was sent beside it is the account’s; undefined when none was sent. */
  readonly passwordRight: boolean | undefined;
  /** A right code stays usable, for the call that consumes it. */
  readonly keep: boolean;
  /** When it was typed, if it arrives later. */
  readonly asOf?: Date | undefined;
};
/** `ofAddress`: the limit is that of the caller’s address, so the reason may be given however the code was identified. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly left?: number; readonly ofAddress?: boolean };

const refusal = (code: ErrorCode, more: { left?: number; ofAddress?: boolean } = {}): Verdict & { ok: false } => ({
  ok: false,
  code,
  ...more,
});

async function countWrong(tx: Tx, now: Date): Promise<void> {
  const all = rateLimits.wrongCodesInAll(now);
  const count = await countUp(tx, all);
  if (count === codeLimits.allPerHour) await publish(tx, guessingDetected, { hour: all.bucket.toISOString() }, now);
}

const ownPurposes: ReadonlySet<string> = new Set<CodePurpose>(['login', 'reset', 'delete']);

/** Whether the account still has this destination; once its phone or e-mail address has changed, an earlier code is not accepted. */
const isStillAt = (account: AccountRow, { to_phone: phone, to_email: email }: CodeRow): boolean =>
  (phone === null || account.phone === phone) &&
  (email === null || account.email === email || account.login_email === email);

const matches = (secret: string, { code, accounts, digits }: CodeAttempt, stored: Buffer): boolean => {
  if (!code || (code.to_phone === null && code.to_email === null)) return false;
  if (ownPurposes.has(code.purpose) && !accounts.some((account) => isStillAt(account, code))) return false;
  return timingSafeEqual(stored, codeHash(secret, code, digits));
};

/** Why a code can no longer be compared. Who lost it to a concurrent guess reads that it is spent. */
function reasonUnusable(code: CodeRow, now: Date): 'code_expired' | 'code_spent' {
  const verdict = codeVerdict({ tries: code.tries, expiresAt: code.expires_at, usedAt: code.used_at }, now);
  return verdict.ok ? 'code_spent' : verdict.code;
}

/** The time as of which a code is checked: never before it was sent. */
const timeOfCheck = ({ code, asOf }: CodeAttempt, now: Date): Date =>
  asOf ? new Date(Math.max(asOf.getTime(), code?.created_at.getTime() ?? 0)) : now;

/** Why a code alone is not enough: too many were wrong in the whole system in this hour, or at this address today (DECISIONS §3). */
type ThrottledBy = 'everywhere' | 'here';

const isSystemThrottled = async (tx: Tx, now: Date): Promise<boolean> =>
  (await countOf(tx, rateLimits.wrongCodesInAll(now))) >= codeLimits.allPerHour;

/**
 * What is required in place of a code alone. Somebody who registers or forgot the password has nothing else to prove
 * themselves by: they wait. The answer for a code identified by its destination is the same whatever it is for; while
 * the whole system is throttled it is the same for every code.
 */
function refusalWhileThrottled(throttledBy: ThrottledBy, { code, mayExplain }: CodeAttempt): Verdict {
  const isLogIn =
    throttledBy === 'everywhere' ? code === undefined || code.purpose === 'login' : code?.purpose === 'login';
  if (throttledBy === 'everywhere')
    return refusal(isLogIn ? 'password_also_required' : 'codes_paused', { ofAddress: true });
  return refusal(isLogIn && mayExplain ? 'password_also_required' : 'too_many_codes', { ofAddress: true });
}

/** Counts the attempt as wrong at its address. Known devices, and people who are signed in, have limits of their own. */
async function countAtAddress(tx: Tx, secret: string, call: Call, { code, throttleKeys }: CodeAttempt) {
  if (throttleKeys.known || (code && isForSignedIn(code.purpose))) return { counted: [], isFull: false };
  return countEachUp(tx, rateLimits.wrongCodesOfAddress(secret, call.ip, call.now));
}

/** How many tries a code has without a password, at an address that is over its limit or not. */
const triesWithoutPassword = ({ code, mayExplain }: CodeAttempt, isFull: boolean): number =>
  triesOf(mayExplain && code ? code.purpose : 'login', isFull);

async function findThrottle(
  tx: Tx,
  call: Call,
  attempt: CodeAttempt,
  isFull: boolean,
): Promise<ThrottledBy | undefined> {
  if (!attempt.throttleKeys.known && (await isSystemThrottled(tx, call.now))) return 'everywhere';
  return triesWithoutPassword(attempt, isFull) === 0 ? 'here' : undefined;
}

const wrongCode = ({ throttledBy, most }: Reserved, tries: number): Verdict =>
  // With a password beside it, the answer does not reveal which of the two was wrong: neither can be guessed by itself.
  throttledBy ? refusal('invalid_credentials') : refusal('code_wrong', { left: most - tries });

/** `most`: how many tries the code has here. */
type Reserved = {
  readonly throttledBy: ThrottledBy | undefined;
  readonly most: number;
  readonly counts: readonly Counted[];
};

/** Compares an attempt that is counted already, and releases the counts when it was right or there was nothing to compare with. */
async function compare(tx: Tx, secret: string, call: Call, attempt: CodeAttempt, reserved: Reserved): Promise<Verdict> {
  const { code, keep } = attempt;
  const { throttledBy, most, counts } = reserved;
  const at = timeOfCheck(attempt, call.now);
  const taken = await takeTry(tx, code?.id ?? 0, at, most);
  const right =
    code && taken && matches(secret, attempt, taken.code_hash) && (!throttledBy || attempt.passwordRight === true);
  if (right || (code && !taken)) await countBack(tx, ...counts);
  if (right) {
    await settleCode(tx, code.id, call.now, keep);
    return { ok: true };
  }
  if (code && !taken) return refusal(reasonUnusable(code, at));
  await countWrong(tx, call.now);
  return taken ? wrongCode(reserved, taken.tries) : refusal('code_expired');
}

/**
 * Checks one attempt in its own transaction, which commits also when it is wrong. Every attempt is counted as wrong
 * before it is compared, and released when it was right or there was nothing to compare with, so that concurrent
 * guesses cannot pass a limit. The limit of the whole system is read in the same transaction: at most as many guesses
 * can exceed it as there are connections.
 */
export async function checkCode(tx: Tx, secret: string, call: Call, attempt: CodeAttempt): Promise<Verdict> {
  const { counted: ofAddress, isFull } = await countAtAddress(tx, secret, call, attempt);
  const throttledBy = await findThrottle(tx, call, attempt, isFull);
  if (throttledBy && attempt.passwordRight === undefined) {
    await countBack(tx, ...ofAddress);
    return refusalWhileThrottled(throttledBy, attempt);
  }
  const accountLimits = attempt.throttleKeys.ids.map((throttleKey) =>
    rateLimits.wrongCodesOfAccount(throttleKey, call.now),
  );
  if (!(await countAllUp(tx, accountLimits, codeLimits.accountPerDay))) {
    await countBack(tx, ...ofAddress);
    return refusal('too_many_codes');
  }
  const most = triesWithoutPassword(attempt, isFull) || codeRules.tries;
  return compare(tx, secret, call, attempt, { throttledBy, most, counts: [...ofAddress, ...accountLimits] });
}
