import { toLatinDigits } from '@balsam/domain/text';
import { secondFactorRules } from '@balsam/domain/identity';
import { fail } from '#platform/http/failure.ts';
import { readRecoveryCode } from './recovery-codes.ts';

/** What the second step is proven with. */
export type Proof =
  | { readonly kind: 'app'; readonly digits: string }
  | { readonly kind: 'recovery'; readonly letters: string };

const appCode = new RegExp(`^\\d{${secondFactorRules.digits}}$`);

/** The six digits of an authenticator app out of what was typed, Arabic-Indic ones and blanks too. */
export function readAppCode(typed: string): string | undefined {
  const digits = toLatinDigits(typed).replaceAll(/\s/g, '');
  return appCode.test(digits) ? digits : undefined;
}

/** Refuses with `staff_code_required` what is neither a code of the app nor a recovery code. */
export function readProof(typed: string): Proof {
  const digits = readAppCode(typed);
  if (digits !== undefined) return { kind: 'app', digits };
  const letters = readRecoveryCode(typed);
  if (letters === undefined) throw fail('staff_code_required', { path: 'code' });
  return { kind: 'recovery', letters };
}
