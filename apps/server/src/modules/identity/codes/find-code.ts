import { isEmail, isSaudiMobile, normalisePhone, roles, toE164, type CodePurpose } from '@balsam/domain/identity';
import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
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

/** The code that an attempt refers to, if there is one, and where the attempt is counted. */
export type FoundCode = {
  readonly code: CodeRow | undefined;
  /** The accounts that the code opens: its own, or all those at the destination that it was requested for. */
  readonly accounts: readonly AccountRow[];
  readonly throttleKeys: ThrottleKeys;
  /** Whoever holds the challenge made the request, so a refusal may say why. A phone number can be anybody’s. */
  readonly mayExplain: boolean;
};

export type CodeLookup = {
  readonly challenge?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly email_address?: string | undefined;
  /** Of a session that requested the code itself. */
  readonly ownAccountId?: number | undefined;
  /** What the code is for: never typed by a caller, but known by a module of the system. */
  readonly subject?: string | undefined;
};

export type Destination = { readonly phone: string } | { readonly email: string };

/** A phone or an e-mail address as it is stored; undefined when it is neither. */
export function destinationIn({ phone_number: phone, email_address: email }: CodeLookup): Destination | undefined {
  const number = normalisePhone(phone ?? '');
  if (isSaudiMobile(number)) return { phone: toE164(number) };
  if (email !== undefined && isEmail(email)) return { email: email.toLowerCase() };
  return undefined;
}

const roleOf = (subject: string) =>
  [roles.rider, roles.doctor].find((role) => subject === `role:${role}`) ?? roles.patient;

/**
 * The accounts that a code requested by destination may open: those at the destination with the preferred role or, when
 * there are none, with the other.
 */
export async function accountsAt(sql: Sql, to: Destination, preferred: number): Promise<AccountRow[]> {
  // A phone can be anybody's: what a doctor signs in with goes by the e-mail of the hospital, and to no other role.
  if (preferred === roles.doctor) return 'email' in to ? findAccountsAt(sql, to, [roles.doctor]) : [];
  const atDestination = await findAccountsAt(sql, to, [roles.patient, roles.rider]);
  const ofRole = atDestination.filter((account) => account.role_id === preferred);
  return ofRole.length > 0 ? ofRole : atDestination;
}

const anyRole = 'address';

/** What a code of deletion is for that was requested by e-mail address: the role that was asked for, or whichever is there. */
export const deletionSubject = (roleId: number | undefined): string =>
  roleId === roles.patient || roleId === roles.rider ? `role:${roleId}` : anyRole;

/**
 * The accounts that a code of deletion may open: without a role all at the address, because what cannot be undone
 * prefers none of them.
 */
export const deletableAt = (sql: Sql, email: string, subject: string): Promise<AccountRow[]> =>
  subject === anyRole
    ? findAccountsAt(sql, { email }, [roles.patient, roles.rider])
    : accountsAt(sql, { email }, roleOf(subject));

async function accountsOf(sql: Sql, code: CodeRow | undefined): Promise<AccountRow[]> {
  if (code?.purpose === 'delete' && code.account_id === null)
    return deletableAt(sql, code.to_email ?? '', code.subject);
  if (code?.purpose === 'reset')
    return accountsAt(
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
  lookup: CodeLookup,
): Promise<CodeRow | undefined> {
  if (lookup.subject !== undefined) return findCodeOfSubject(sql, purposes, lookup.subject);
  if (lookup.ownAccountId !== undefined) return findCodeOfAccount(sql, purposes, lookup.ownAccountId);
  if (lookup.challenge === undefined) return findCodeSentTo(sql, purposes, destinationIn(lookup) ?? { phone: '' });
  const code = await findCodeByChallenge(sql, hashToken(lookup.challenge));
  return code && purposes.includes(code.purpose) ? code : undefined;
}

/**
 * Finds the code of one of these purposes by its challenge, its destination or its subject. A code of another purpose
 * is not found. `required` when none of them is given.
 */
export async function findCode(
  sql: Sql,
  secret: string,
  purposes: readonly CodePurpose[],
  lookup: CodeLookup,
  device: Buffer | undefined,
): Promise<FoundCode> {
  const name = lookup.challenge ?? lookup.phone_number ?? lookup.email_address ?? lookup.ownAccountId ?? lookup.subject;
  if (name === undefined) throw fail('required', { path: 'challenge' });
  const code = await findStoredCode(sql, purposes, lookup);
  const accounts = await accountsOf(sql, code);
  const fallback = code?.throttle_key ?? throttleKeyOfName(secret, `unsent:${name}`);
  const accountIds = accounts.map(({ id }) => id);
  const throttleKeys = await throttleKeysOf(sql, secret, { accountIds, device, fallback });
  const isOurs = lookup.subject !== undefined;
  return {
    code,
    accounts,
    throttleKeys: { ...throttleKeys, known: throttleKeys.known || isOurs },
    mayExplain: (isOurs || (lookup.challenge ?? lookup.ownAccountId) !== undefined) && code !== undefined,
  };
}
