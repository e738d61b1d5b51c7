import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@balsam/contract';
import { codeLimits, codeRules, codeVerdict, type CodePurpose } from '@balsam/domain/identity';
import type { Sql, Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { countAllUp, countBack, countOf, countUp, type Counted } from '../../platform/limits/limits.store.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import type { AccountRow } from './accounts.store.ts';
import { counted } from './buckets.ts';
import { codeHash } from './code-digits.ts';
import { settleCode, takeTry, type CodeRow } from './codes.store.ts';
import { guessingNoticed } from './events.ts';
import type { NamedCode } from './named-code.ts';

export type Guess = NamedCode & {
  readonly digits: string;
  /** The password of the account was proven beside it, so that the brake does not hold it. */
  readonly passwordProven: boolean;
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
  if (count === codeLimits.allPerHour) await tell(tx, guessingNoticed, { hour: all.bucket.toISOString() }, now);
}

const ownPurposes: ReadonlySet<string> = new Set<CodePurpose>(['login', 'reset', 'delete']);

/** Whether this is still where the account is reached; once its phone or e-mail address has changed, an earlier code fits no more. */
const isStillAt = (account: AccountRow, { to_phone: phone, to_email: email }: CodeRow): boolean =>
  (phone === null || account.phone === phone) &&
  (email === null || account.email === email || account.login_email === email);

const fits = (secret: string, { code, accounts, digits }: Guess, stored: Buffer): boolean => {
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
const asOf = ({ code, judgedAt }: Guess, now: Date): Date =>
  judgedAt ? new Date(Math.max(judgedAt.getTime(), code?.created_at.getTime() ?? 0)) : now;

/** Whether guesses from devices that the account does not know are held: too many were wrong in this hour (DECISIONS §3). */
export const isBraked = async (sql: Sql, now: Date): Promise<boolean> =>
  (await countOf(sql, counted.wrongCodesInAll(now))) >= codeLimits.allPerHour;

async function heldBack(tx: Tx, call: Call, { lanes, passwordProven, code }: Guess): Promise<Verdict | undefined> {
  if (lanes.known || passwordProven || !(await isBraked(tx, call.now))) return undefined;
  return refusedFor(code === undefined || code.purpose === 'login' ? 'password_also_required' : 'codes_paused', {
    ofAddress: true,
  });
}

/** Counts the guess as wrong for the address and for every account it could open; else says which limit is reached. */
async function reserve(tx: Tx, ofAddress: Counted, ofLanes: readonly Counted[]): Promise<Verdict | undefined> {
  if ((await countUp(tx, ofAddress, codeLimits.addressPerDay)) === undefined)
    return refusedFor('too_many_codes', { ofAddress: true });
  return (await countAllUp(tx, ofLanes, codeLimits.accountPerDay)) ? undefined : refusedFor('too_many_codes');
}

/**
 * Weighs one guess in its own transaction, which commits also when the guess is wrong. Every guess is counted as wrong before it
 * is compared, and given back when it was right or there was nothing to compare with, so guesses at the same time cannot pass a
 * limit. The brake is looked at in the same transaction: no more guesses than there are connections can be beyond it.
 */
export async function weighGuess(tx: Tx, secret: string, call: Call, guess: Guess): Promise<Verdict> {
  const { code, lanes, keep } = guess;
  const ofAddress = counted.wrongCodesOfAddress(secret, call.ip, call.now);
  const ofLanes = lanes.ids.map((lane) => counted.wrongCodesOfLane(lane, call.now));
  const refused = (await heldBack(tx, call, guess)) ?? (await reserve(tx, ofAddress, ofLanes));
  if (refused) return refused;
  const at = asOf(guess, call.now);
  const taken = await takeTry(tx, code?.id ?? 0, at);
  const right = code && taken && fits(secret, guess, taken.code_hash);
  if (right || (code && !taken)) await countBack(tx, ofAddress, ...ofLanes);
  if (right) {
    await settleCode(tx, code.id, call.now, keep);
    return { ok: true };
  }
  if (code && !taken) return refusedFor(whyOver(code, at));
  await countWrong(tx, call.now);
  return taken ? refusedFor('code_wrong', { left: codeRules.tries - taken.tries }) : refusedFor('code_expired');
}
