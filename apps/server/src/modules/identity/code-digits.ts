import { randomInt } from 'node:crypto';
import { codeRules } from '@balsam/domain/identity';
import type { AccountRow } from './accounts.store.ts';
import { digest } from './secrets.ts';

/** Four random digits. */
export const newDigits = (): string => String(randomInt(10 ** codeRules.digits)).padStart(codeRules.digits, '0');

type Bound = {
  readonly challengeHash: Buffer;
  readonly account: Pick<AccountRow, 'id' | 'phone' | 'email'>;
  readonly digits: string;
};

/**
 * What is stored of a log-in code: bound to its request, its account and the phone and e-mail address it went to (D3.02). Once one
 * of these has changed, the code fits no more.
 */
export const loginCodeHash = (secret: string, { challengeHash, account, digits }: Bound): Buffer =>
  digest(
    secret,
    'code',
    'login',
    challengeHash.toString('hex'),
    String(account.id),
    account.phone ?? '',
    account.email ?? '',
    digits,
  );
