import { randomInt } from 'node:crypto';
import { digitsFor, type CodePurpose } from '@balsam/domain/identity';
import type { CodeRow } from './codes.store.ts';
import { digest } from '../common/secrets.ts';

/** Random digits, as many as a code of this purpose has. */
export function newDigits(purpose: CodePurpose): string {
  const count = digitsFor(purpose);
  return String(randomInt(10 ** count)).padStart(count, '0');
}

type Bound = Pick<CodeRow, 'purpose' | 'subject' | 'account_id' | 'challenge_hash' | 'to_phone' | 'to_email'>;

/** The hash to store of a code: bound to its request, subject, account and destination (D3.02). */
export const codeHash = (secret: string, code: Bound, digits: string): Buffer =>
  digest(
    secret,
    'code',
    code.purpose,
    code.subject,
    code.challenge_hash.toString('hex'),
    String(code.account_id ?? ''),
    code.to_phone ?? '',
    code.to_email ?? '',
    digits,
  );
