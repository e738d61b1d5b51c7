import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { seal, unseal } from '../common/secrets.ts';
import { clearFactor, replaceRecoveryCodes, saveFactor } from './factor.store.ts';
import { readAppCode } from './read-proof.ts';
import { newRecoveryCodes, readRecoveryCode, recoveryHash } from './recovery-codes.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

/** A new secret for an authenticator app, sealed as it is stored. */
export const newSealedFactor = (secret: string): string => seal(secret, newTotpSecret());

/** A sealed secret as a person enters it into their app: to type, and as the text of a QR code. */
export function showFactor(secret: string, sealed: string, label: string): { secret: string; uri: string } {
  const plain = unseal(secret, sealed);
  return { secret: plain, uri: totpUri(plain, label) };
}

type Enrolment = {
  readonly secret: string;
  readonly accountId: number;
  readonly sealed: string;
  /** What was typed: a code of the app with this secret. */
  readonly code: string | undefined;
  readonly now: Date;
};

/**
 * Sets up an account's second factor once a code has proven that the app has its secret, and answers ten new recovery
 * codes. The code counts as used. Refuses with `staff_code_required` and `code_not_valid`.
 */
export async function enrolFactor(tx: Tx, { secret, accountId, sealed, code, now }: Enrolment): Promise<string[]> {
  const digits = readAppCode(code ?? '');
  if (digits === undefined) throw fail('staff_code_required', { path: 'code' });
  const step = totpStep(unseal(secret, sealed), digits, now);
  if (step === undefined) throw fail('code_not_valid', { path: 'code' });
  await saveFactor(tx, accountId, sealed, step);
  const codes = newRecoveryCodes();
  const hashes = codes.map((each) => recoveryHash(secret, accountId, readRecoveryCode(each) ?? each));
  await replaceRecoveryCodes(tx, accountId, hashes, now);
  return codes;
}

/** Removes the app and the recovery codes of somebody who lost them: until they enrol again they cannot sign in. */
export const removeFactor = (tx: Tx, accountId: number): Promise<void> => clearFactor(tx, accountId);
