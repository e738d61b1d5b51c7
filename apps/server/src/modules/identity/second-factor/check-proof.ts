import type { ErrorCode } from '@balsam/contract';
import { secondFactorRules } from '@balsam/domain/identity';
import type { Tx } from '../../../platform/db/types.ts';
import type { Call } from '../../../platform/http/call.ts';
import { countBack, countUp } from '../../../platform/limits/limits.store.ts';
import type { Platform } from '../../../platform/platform.ts';
import { counted } from '../lock-out/rate-limit-keys.ts';
import { unseal } from '../common/secrets.ts';
import {
  findChallenge,
  findFactor,
  markChallengeUsed,
  takeChallengeTry,
  takeRecoveryCode,
  takeStep,
} from './factor.store.ts';
import type { Proof } from './read-proof.ts';
import { recoveryHash } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

type Refusal = { readonly ok: false; readonly code: ErrorCode; readonly left?: number };
export type Weighed = Refusal | { readonly ok: true; readonly accountId: number };

const no = (code: ErrorCode): Refusal => ({ ok: false, code });

async function whyOver(tx: Tx, hash: Buffer, now: Date): Promise<Refusal> {
  const challenge = await findChallenge(tx, hash);
  const spent = challenge && challenge.expires_at > now && challenge.tries >= secondFactorRules.tries;
  return no(spent ? 'sign_in_spent' : 'sign_in_expired');
}

/** The secret as the app has it; undefined when there is none, or it was sealed under another `BALSAM_SECRET`. */
function opened({ config, log }: Platform, sealed: string | null | undefined): string | undefined {
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

async function fault({ tx, platform, accountId, proof, now }: Claim): Promise<ErrorCode | undefined> {
  if (proof.kind === 'recovery') {
    const hash = recoveryHash(platform.config.secret, accountId, proof.letters);
    return (await takeRecoveryCode(tx, accountId, hash, now)) ? undefined : 'code_wrong';
  }
  const secret = opened(platform, (await findFactor(tx, accountId))?.sealed);
  const step = secret === undefined ? undefined : totpStep(secret, proof.digits, now);
  if (step === undefined) return 'code_wrong';
  return (await takeStep(tx, accountId, step)) ? undefined : 'staff_code_used';
}

/**
 * Weighs one code in its own transaction, which commits also when it is wrong. Every try is counted before it is looked at, so tries
 * at the same time cannot pass a limit; a right one is given back to the day's count.
 */
export async function checkProof(
  tx: Tx,
  platform: Platform,
  { now }: Call,
  hash: Buffer,
  proof: Proof,
): Promise<Weighed> {
  const challenge = await takeChallengeTry(tx, hash, now);
  if (!challenge) return whyOver(tx, hash, now);
  const { account_id: accountId, tries } = challenge;
  const ofDay = counted.wrongFactorsOfAccount(accountId, now);
  if ((await countUp(tx, ofDay, secondFactorRules.triesPerDay)) === undefined) return no('too_many_staff_codes');
  const code = await fault({ tx, platform, accountId, proof, now });
  if (code) return { ok: false, code, left: secondFactorRules.tries - tries };
  await countBack(tx, ofDay);
  await markChallengeUsed(tx, hash, now);
  return { ok: true, accountId };
}
