import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@balsam/contract';
import { codeLimits, codeRules, codeVerdict, isForSignedIn, triesOf, type CodePurpose } from '@balsam/domain/identity';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import {
  countAllUp,
  countBack,
  countEachUp,
  countOf,
  countUp,
  type Counted,
} from '../../../platform/limits/limits.store.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import type { AccountRow } from '../account/accounts.store.ts';
import { counted } from '../lock-out/rate-limit-keys.ts';
import { codeHash } from './code-digits.ts';
import { settleCode, takeTry, type CodeRow } from './codes.store.ts';
import { guessingNoticed } from '../common/events.ts';
import type { FoundCode } from './find-code.ts';

export type CodeAttempt = FoundCode & {
  readonly digits: string;
  /** Whether the password that was sent beside it is the account's; undefined when none was. */
  readonly passwordRight: boolean | undefined;
  /** A right code stays usable, for the call that consumes it. */
  readonly keep: boolean;
  /** When it was typed, if it is heard of later. */
  readonly judgedAt?: Date | undefined;
};
/** `ofAddress`: the limit is the caller's own, so it may be told however the code was named. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly left?: number; readonly ofAddress?: boolean };

const refusedFor = (code: ErrorCode, more: { left?: number; ofAddress?: boolean } = {}): Verdict & { ok: false } => ({
  ok: false,
  code,
  ...more,
});

async function countWrong(tx: Tx, now: Date): Promise<void> {
  const all = counted.wrongCodesInAll(now);
  const count = await countUp(tx, all);
  if (count === codeLimits.allPerHour) await publish(tx, guessingNoticed, { hour: all.bucket.toISOString() }, now);
}

const ownPurposes: ReadonlySet<string> = new Set<CodePurpose>(['login', 'reset', 'delete']);

/** Whether this is still where the account is reached; once its phone or e-mail address has changed, an earlier code fits no more. */
const isStillAt = (account: AccountRow, { to_phone: phone, to_email: email }: CodeRow): boolean =>
  (phone === null || account.phone === phone) &&
  (email === null || account.email === email || account.login_email === email);

const fits = (secret: string, { code, accounts, digits }: CodeAttempt, stored: Buffer): boolean => {
  if (!code || (code.to_phone === null && code.to_email === null)) return false;
  if (ownPurposes.has(code.purpose) && !accounts.some((account) => isStillAt(account, code))) return false;
  return timingSafeEqual(stored, codeHash(secret, code, digits));
};

/** Why a code can no longer be compared. Who lost it to a guess of the same moment reads that it is spent. */
function whyOver(code: CodeRow, now: Date): 'code_expired' | 'code_spent' {
  const verdict = codeVerdict({ tries: code.tries, expiresAt: code.expires_at, usedAt: code.used_at }, now);
  return verdict.ok ? 'code_spent' : verdict.code;
}

/** As of when a code is judged: never before it was sent. */
const asOf = ({ code, judgedAt }: CodeAttempt, now: Date): Date =>
  judgedAt ? new Date(Math.max(judgedAt.getTime(), code?.created_at.getTime() ?? 0)) : now;

/** Why a code alone is not enough: too many were wrong in the whole system in this hour, or at this address today (DECISIONS §3). */
type Held = 'everywhere' | 'here';

const isThrottled = async (tx: Tx, now: Date): Promise<boolean> =>
  (await countOf(tx, counted.wrongCodesInAll(now))) >= codeLimits.allPerHour;

/**
 * What is asked for in place of a code alone. Nothing else proves somebody who registers or forgot the password: they wait. A code
 * that is named by where it went is refused alike whatever it is for; the brake of the whole system says the same of every code.
 */
function refusedWhile(held: Held, { code, mayExplain }: CodeAttempt): Verdict {
  const isLogIn = held === 'everywhere' ? code === undefined || code.purpose === 'login' : code?.purpose === 'login';
  if (held === 'everywhere')
    return refusedFor(isLogIn ? 'password_also_required' : 'codes_paused', { ofAddress: true });
  return refusedFor(isLogIn && mayExplain ? 'password_also_required' : 'too_many_codes', { ofAddress: true });
}

/** Counts the guess as wrong at its address. A device that the account knows, and who is signed in, have limits of their own. */
async function countAtAddress(tx: Tx, secret: string, call: Call, { code, lanes }: CodeAttempt) {
  if (lanes.known || (code && isForSignedIn(code.purpose))) return { counted: [], isFull: false };
  return countEachUp(tx, counted.wrongCodesOfAddress(secret, call.ip, call.now));
}

/** How many tries the guess has by itself at an address that is full, or is not. */
const triesAlone = ({ code, mayExplain }: CodeAttempt, isFull: boolean): number =>
  triesOf(mayExplain && code ? code.purpose : 'login', isFull);

async function whyHeld(tx: Tx, call: Call, attempt: CodeAttempt, isFull: boolean): Promise<Held | undefined> {
  if (!attempt.lanes.known && (await isThrottled(tx, call.now))) return 'everywhere';
  return triesAlone(attempt, isFull) === 0 ? 'here' : undefined;
}

const refusedAs = ({ held, most }: Reserved, tries: number): Verdict =>
  // With a password beside it, which of the two was wrong is not told: neither can be guessed at by itself.
  held ? refusedFor('invalid_credentials') : refusedFor('code_wrong', { left: most - tries });

/** `most`: how many tries the code has here. */
type Reserved = { readonly held: Held | undefined; readonly most: number; readonly counts: readonly Counted[] };

/** Compares a guess that is counted already, and gives the counts back when it was right or there was nothing to compare with. */
async function compare(tx: Tx, secret: string, call: Call, attempt: CodeAttempt, reserved: Reserved): Promise<Verdict> {
  const { code, keep } = attempt;
  const { held, most, counts } = reserved;
  const at = asOf(attempt, call.now);
  const taken = await takeTry(tx, code?.id ?? 0, at, most);
  const right = code && taken && fits(secret, attempt, taken.code_hash) && (!held || attempt.passwordRight === true);
  if (right || (code && !taken)) await countBack(tx, ...counts);
  if (right) {
    await settleCode(tx, code.id, call.now, keep);
    return { ok: true };
  }
  if (code && !taken) return refusedFor(whyOver(code, at));
  await countWrong(tx, call.now);
  return taken ? refusedAs(reserved, taken.tries) : refusedFor('code_expired');
}

/**
 * Weighs one guess in its own transaction, which commits also when the guess is wrong. Every guess is counted as wrong before it
 * is compared, and given back when it was right or there was nothing to compare with, so guesses at the same time cannot pass a
 * limit. The brake is looked at in the same transaction: no more guesses than there are connections can be beyond it.
 */
export async function checkCode(tx: Tx, secret: string, call: Call, attempt: CodeAttempt): Promise<Verdict> {
  const { counted: ofAddress, isFull } = await countAtAddress(tx, secret, call, attempt);
  const held = await whyHeld(tx, call, attempt, isFull);
  if (held && attempt.passwordRight === undefined) {
    await countBack(tx, ...ofAddress);
    return refusedWhile(held, attempt);
  }
  const ofLanes = attempt.lanes.ids.map((lane) => counted.wrongCodesOfLane(lane, call.now));
  if (!(await countAllUp(tx, ofLanes, codeLimits.accountPerDay))) {
    await countBack(tx, ...ofAddress);
    return refusedFor('too_many_codes');
  }
  const most = triesAlone(attempt, isFull) || codeRules.tries;
  return compare(tx, secret, call, attempt, { held, most, counts: [...ofAddress, ...ofLanes] });
}
