import { isEmail, isSaudiMobile, roles, toE164, type CodePurpose } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import type { Sql } from '../../../platform/db/types.ts';
import { fail } from '../../../platform/http/failure.ts';
import { findAccount, findAccountsAt, type AccountRow } from '../account/accounts.store.ts';
import {
  findCodeByChallenge,
  findCodeOfAccount,
  findCodeOfSubject,
  findCodeSentTo,
  type CodeRow,
} from './codes.store.ts';
import { throttleKeysOf, throttleKeyOfName, type ThrottleKeys } from '../lock-out/throttle-keys.ts';
import { hashToken } from '../common/secrets.ts';

/** Which code a guess is about, as far as there is one, and where the guess counts. */
export type FoundCode = {
  readonly code: CodeRow | undefined;
  /** Whom the code opens: its account, or all those at the destination that it was asked for. */
  readonly accounts: readonly AccountRow[];
  readonly lanes: ThrottleKeys;
  /** Whoever holds the challenge made the request, so a refusal may say why. A phone number can be anybody's. */
  readonly mayExplain: boolean;
};

export type Naming = {
  readonly challenge?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly email_address?: string | undefined;
  /** Of a log-in that asked for the code itself. */
  readonly ownAccountId?: number | undefined;
  /** What the code is for: never what a caller typed, but what a module of the system knows. */
  readonly subject?: string | undefined;
};

export type Destination = { readonly phone: string } | { readonly email: string };

/** A phone or an e-mail address as it is stored; undefined for neither of them. */
export function destinationIn({ phone_number: phone, email_address: email }: Naming): Destination | undefined {
  const number = toLatinDigits(phone ?? '').replaceAll(/[\s-]/g, '');
  if (isSaudiMobile(number)) return { phone: toE164(number) };
  if (email !== undefined && isEmail(email)) return { email: email.toLowerCase() };
  return undefined;
}

const roleOf = (subject: string) => (subject === `role:${roles.rider}` ? roles.rider : roles.patient);

/** Those whom a code that was asked for by destination may open: at its destination, of the role that was asked for, or of the other when there are none of it. */
export async function reachedAt(sql: Sql, to: Destination, preferred: number): Promise<AccountRow[]> {
  const there = await findAccountsAt(sql, to);
  const ofRole = there.filter((account) => account.role_id === preferred);
  return ofRole.length > 0 ? ofRole : there;
}

async function accountsOf(sql: Sql, code: CodeRow | undefined): Promise<AccountRow[]> {
  if (code?.purpose === 'reset' || (code?.purpose === 'delete' && code.account_id === null))
    return reachedAt(
      sql,
      code.to_phone === null ? { email: code.to_email ?? '' } : { phone: code.to_phone },
      roleOf(code.subject),
    );
  const account = await findAccount(sql, code?.account_id ?? 0);
  return account ? [account] : [];
}

async function findStoredCode(
  sql: Sql,
  purposes: readonly CodePurpose[],
  naming: Naming,
): Promise<CodeRow | undefined> {
  if (naming.subject !== undefined) return findCodeOfSubject(sql, purposes, naming.subject);
  if (naming.ownAccountId !== undefined) return findCodeOfAccount(sql, purposes, naming.ownAccountId);
  if (naming.challenge === undefined) return findCodeSentTo(sql, purposes, destinationIn(naming) ?? { phone: '' });
  const code = await findCodeByChallenge(sql, hashToken(naming.challenge));
  return code && purposes.includes(code.purpose) ? code : undefined;
}

/**
 * Finds the code of one of these purposes that a guess names by its challenge, or by where it went. One of another purpose is as
 * good as none. `required` when it names none.
 */
export async function findCode(
  sql: Sql,
  secret: string,
  purposes: readonly CodePurpose[],
  naming: Naming,
  device: Buffer | undefined,
): Promise<FoundCode> {
  const name = naming.challenge ?? naming.phone_number ?? naming.email_address ?? naming.ownAccountId ?? naming.subject;
  if (name === undefined) throw fail('required', { path: 'challenge' });
  const code = await findStoredCode(sql, purposes, naming);
  const accounts = await accountsOf(sql, code);
  const nobodys = code?.lane ?? throttleKeyOfName(secret, `unsent:${name}`);
  const accountIds = accounts.map(({ id }) => id);
  const lanes = await throttleKeysOf(sql, secret, { accountIds, device, nobodys });
  const isOurs = naming.subject !== undefined;
  return {
    code,
    accounts,
    lanes: { ...lanes, known: lanes.known || isOurs },
    mayExplain: (isOurs || (naming.challenge ?? naming.ownAccountId) !== undefined) && code !== undefined,
  };
}
