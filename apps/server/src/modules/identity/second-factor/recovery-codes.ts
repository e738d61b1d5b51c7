import { randomInt } from 'node:crypto';
import { secondFactorRules } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { digest } from '../common/secrets.ts';

/** Without I, L, O and U, which are mistaken for others. 32 of them: five bits each. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const wellFormed = new RegExp(`^[${alphabet}]{10}$`);
const half = 5;

const part = (): string => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten new ones, such as `7K2QX-M0D9T`, of 50 bits each. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: secondFactorRules.recoveryCodes }, () => `${part()}-${part()}`);

/** The ten letters of a recovery code with mistaken letters corrected, or undefined when it is malformed. */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = toLatinDigits(typed)
    .toUpperCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return wellFormed.test(letters) ? letters : undefined;
}

/** The hash to store of a recovery code. It contains the account: a code of another account does not match. */
export const recoveryHash = (secret: string, accountId: number, letters: string): Buffer =>
  digest(secret, 'recovery code', String(accountId), letters);
