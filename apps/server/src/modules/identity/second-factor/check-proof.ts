import type { ErrorCode } from '@balsam/contract';
import { secondFactorRules } from '@balsam/domain/identity';
import type { Tx } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { countBack, countUp } from '#platform/limits/limits.store.ts';
import type { Platform } from '#platform/platform.ts';
import { rateLimits } from '../lock-out/rate-limit-keys.ts';
import { unseal } from '../common/secrets.ts';
import {
  findChallenge,
  findFactor,
  lockAccountOfChallenge,
  markChallengeUsed,
  takeChallengeTry,
  takeRecoveryCode,
  takeStep,
} from './factor.store.ts';
import type { Proof } from './read-proof.ts';
import { recoveryHash } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

type Refusal = { readonly ok: false; readonly code: ErrorCode; readonly left?: number };
export type ProofVerdict = Refusal | { readonly ok: true; readonly accountId: number };

const refusal = (code: ErrorCode): Refusal => ({ ok: false, code });

async function reasonUnusable(tx: Tx, hash: Buffer, now: Date): Promise<Refusal> {
  const challenge = await findChallenge(tx, hash);
  const spent = challenge && challenge.expires_at > now && challenge.tries >= secondFactorRules.tries;
  return refusal(spent ? 'sign_in_spent' : 'sign_in_expired');
}

/** The unsealed secret of the app; undefined when there is none, or it was sealed under another `BALSAM_SECRET`. */
function unsealed({ config, log }: Platform, sealed: string | null | undefined): string | undefined {
  if (!sealed) return undefined;
  try {
    return unseal(config.secret, sealed);
  } catch {
    log.warn('the secret of an authenticator app was sealed under another BALSAM_SECRET');
    return undefined;
  }
}

type Claim = {
  readonly tx: Tx;
  readonly platform: Platform;
  readonly accountId: number;
  readonly proof: Proof;
  readonly now: Date;
};

async function errorOf({ tx, platform, accountId, proof, now }: Claim): Promise<ErrorCode | undefined> {
  if (proof.kind === 'recovery') {
    const hash = recoveryHash(platform.config.secret, accountId, proof.letters);
    return (await takeRecoveryCode(tx, accountId, hash, now)) ? undefined : 'code_wrong';
  }
  const secret = unsealed(platform, (await findFactor(tx, accountId))?.sealed);
  const step = secret === undefined ? undefined : totpStep(secret, proof.digits, now);
  if (step === undefined) return 'code_wrong';
  return (await takeStep(tx, accountId, step)) ? undefined : 'staff_code_used';
}

/**
 * Checks one code in its own transaction, which commits also when it is wrong. Every try is counted before it is
 * checked, so that concurrent tries cannot pass a limit; a right one is released from the daily count.
 */
export async function checkProof(
  tx: Tx,
  platform: Platform,
  { now }: Call,
  hash: Buffer,
  proof: Proof,
): Promise<ProofVerdict> {
  await lockAccountOfChallenge(tx, hash);
  const challenge = await takeChallengeTry(tx, hash, now);
  if (!challenge) return reasonUnusable(tx, hash, now);
  const { account_id: accountId, tries } = challenge;
  const dailyLimit = rateLimits.wrongFactorsOfAccount(accountId, now);
  if ((await countUp(tx, dailyLimit, secondFactorRules.triesPerDay)) === undefined)
    return refusal('too_many_staff_codes');
  const code = await errorOf({ tx, platform, accountId, proof, now });
  if (code) return { ok: false, code, left: secondFactorRules.tries - tries };
  await countBack(tx, dailyLimit);
  await markChallengeUsed(tx, hash, now);
  return { ok: true, accountId };
}
