import { isEmail, isSaudiMobile, toE164 } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import type { Sql } from '../../platform/db/types.ts';
import { fail } from '../../platform/http/failure.ts';
import { findAccount, findAccountsAt, type AccountRow } from './accounts.store.ts';
import { findCodeByChallenge, findNewestCode, type CodeRow } from './codes.store.ts';
import { lanesOf, type Lane } from './lanes.ts';
import { hashToken } from './secrets.ts';

/** Which code a guess is about, as far as there is one, and where the guess counts. */
export type NamedCode = {
  readonly code: CodeRow | undefined;
  readonly account: AccountRow | undefined;
  readonly lane: Lane;
  /** Whoever holds the challenge made the request, so a refusal may say why. A phone number can be anybody's. */
  readonly mayExplain: boolean;
};

export type Naming = {
  readonly challenge?: string | undefined;
  readonly phone_number?: string | undefined;
  readonly email_address?: string | undefined;
};

async function byChallenge(
  sql: Sql,
  secret: string,
  challenge: string,
  device: Buffer | undefined,
): Promise<NamedCode> {
  const code = await findCodeByChallenge(sql, 'login', hashToken(challenge));
  const account = await findAccount(sql, code?.account_id ?? 0);
  const accountIds = account ? [account.id] : [];
  const [now] = await lanesOf(sql, secret, { accountIds, name: `challenge:${challenge}`, device });
  // The lane of the request, whatever device the guess comes from.
  return { code, account, lane: { id: code?.lane ?? now!.id, known: now!.known }, mayExplain: code !== undefined };
}

/** A phone or an e-mail address as it is stored; undefined for neither of them. */
export function destinationIn({ phone_number: phone, email_address: email }: Naming) {
  const number = toLatinDigits(phone ?? '').replaceAll(/[\s-]/g, '');
  if (isSaudiMobile(number)) return { phone: toE164(number) };
  if (email !== undefined && isEmail(email)) return { email: email.toLowerCase() };
  return undefined;
}

async function byDestination(sql: Sql, secret: string, naming: Naming, device: Buffer | undefined): Promise<NamedCode> {
  const to = destinationIn(naming);
  const accounts = await findAccountsAt(sql, to ?? { phone: '' });
  const name = `to:${naming.phone_number ?? naming.email_address}`;
  const lanes = await lanesOf(sql, secret, { accountIds: accounts.map(({ id }) => id), name, device });
  const code = await findNewestCode(
    sql,
    'login',
    lanes.map(({ id }) => id),
  );
  const account = accounts.find(({ id }) => id === code?.account_id);
  const lane = lanes.find(({ id }) => code && id.equals(code.lane)) ?? lanes[0]!;
  return { code, account, lane, mayExplain: false };
}

/** Finds the code that a guess names by its challenge or by where it went. `required` when it names none. */
export async function namedCode(
  sql: Sql,
  secret: string,
  naming: Naming,
  device: Buffer | undefined,
): Promise<NamedCode> {
  if (naming.challenge !== undefined) return byChallenge(sql, secret, naming.challenge, device);
  if (naming.phone_number === undefined && naming.email_address === undefined)
    throw fail('required', { path: 'challenge' });
  return byDestination(sql, secret, naming, device);
}
