import { timingSafeEqual } from 'node:crypto';
import type { ErrorCode } from '@balsam/contract';
import { codeLimits, codeRules, codeVerdict } from '@balsam/domain/identity';
import type { Tx } from '../../platform/db/types.ts';
import type { Call } from '../../platform/http/call.ts';
import { countBack, countUp } from '../../platform/limits/limits.store.ts';
import { tell } from '../../platform/outbox/outbox.ts';
import { counted } from './buckets.ts';
import { loginCodeHash } from './code-digits.ts';
import { markUsed, takeTry, type CodeRow } from './codes.store.ts';
import { guessingNoticed } from './events.ts';
import type { NamedCode } from './named-code.ts';

export type Guess = NamedCode & { readonly digits: string };
/** `ofAddress`: the limit is the caller's own, so it may be told however the code was named. */
export type Verdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly code: ErrorCode; readonly left?: number; readonly ofAddress?: boolean };

const refusedFor = (code: ErrorCode, more: { left?: number; ofAddress?: boolean } = {}): Verdict => ({
  ok: false,
  code,
  ...more,
});

async function countWrong(tx: Tx, now: Date): Promise<void> {
  const all = counted.wrongCodesInAll(now);
  const count = await countUp(tx, all);
  if (count === codeLimits.allPerHour) await tell(tx, guessingNoticed, { hour: all.bucket.toISOString() }, now);
}

const fits = (secret: string, guess: Guess, stored: Buffer): boolean => {
  const { code, account, digits } = guess;
  if (!code || !account) return false;
  return timingSafeEqual(stored, loginCodeHash(secret, { challengeHash: code.challenge_hash, account, digits }));
};

/** Why a code can no longer be compared. Who lost it to a guess of the same moment reads that it is spent. */
function whyOver(code: CodeRow, now: Date): 'code_expired' | 'code_spent' {
  const verdict = codeVerdict({ tries: code.tries, expiresAt: code.expires_at, usedAt: code.used_at }, now);
  return verdict.ok ? 'code_spent' : verdict.code;
}

/**
 * Weighs one guess in its own transaction, which commits also when the guess is wrong. Every guess is counted as wrong before it
 * is compared, and given back when it was right or there was nothing to compare with, so guesses at the same time cannot pass a limit.
 */
export async function weighGuess(tx: Tx, secret: string, call: Call, guess: Guess): Promise<Verdict> {
  const { code, lane } = guess;
  const ofAddress = counted.wrongCodesOfAddress(secret, call.ip, call.now);
  const ofLane = counted.wrongCodesOfLane(lane.id, call.now);
  if ((await countUp(tx, ofAddress, codeLimits.addressPerDay)) === undefined)
    return refusedFor('too_many_codes', { ofAddress: true });
  if ((await countUp(tx, ofLane, codeLimits.accountPerDay)) === undefined) return refusedFor('too_many_codes');
  const taken = await takeTry(tx, code?.id ?? 0, call.now);
  if (code && taken && fits(secret, guess, taken.code_hash)) {
    await countBack(tx, ofAddress);
    await countBack(tx, ofLane);
    await markUsed(tx, code.id, call.now);
    return { ok: true };
  }
  if (code && !taken) {
    await countBack(tx, ofAddress);
    await countBack(tx, ofLane);
    return refusedFor(whyOver(code, call.now));
  }
  await countWrong(tx, call.now);
  return taken ? refusedFor('code_wrong', { left: codeRules.tries - taken.tries }) : refusedFor('code_expired');
}
