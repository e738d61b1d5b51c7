import { isEmail, roles } from '@balsam/domain/identity';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { findAccount, type AccountRow } from '../account/accounts.store.ts';
import { requestCode, type CodeRequested } from '../codes/request-code.ts';
import { deletableAt, deletionSubject } from '../codes/find-code.ts';

type Input = {
  readonly email_address?: string | undefined;
  readonly role_id?: number | undefined;
  readonly device_id?: string | undefined;
};

/** The e-mail address as it is stored; `email_not_valid` when it is malformed (S5.07). */
export function emailOf(typed: string | undefined): string {
  if (typed === undefined || !isEmail(typed)) throw fail('email_not_valid', { path: 'email_address' });
  return typed.toLowerCase();
}

/** Whether an account may delete itself: a patient's or a rider's, not from inside a dependent's profile. */
function assertDeletable(call: Call, actor: SignedIn): void {
  ownLogInOnly({ ...call, actor });
  if (actor.roleId !== roles.patient && actor.roleId !== roles.rider) throw fail('not_deletable');
}

/**
 * The caller's own account, when they name no e-mail address or one of their own: whoever else has that address, they
 * delete what they are signed in with. Undefined for an account that is named by its address.
 */
export async function ownAccountOf(
  db: Sql,
  call: Call,
  { email_address: typed }: Pick<Input, 'email_address'>,
): Promise<AccountRow | undefined> {
  const { actor } = call;
  if (actor.kind !== 'user') return undefined;
  const own = await findAccount(db, actor.accountId);
  if (typed !== undefined && ![own?.email, own?.login_email].includes(emailOf(typed))) return undefined;
  assertDeletable(call, actor);
  return own;
}

async function requestAt(db: Sql, { email_address: typed, role_id: role }: Input) {
  const email = emailOf(typed);
  const subject = deletionSubject(role);
  const accounts = await deletableAt(db, email, subject);
  const [first] = accounts;
  const shown = { phone: null, email };
  const to = first && { ...shown, language: first.language };
  return { subject, name: `delete:${email}`, to, shown, opensAccounts: accounts.map(({ id }) => id) };
}

async function prepareRequest({ db }: Platform, call: Call, input: Input) {
  const common = { purpose: 'delete' as const, device_id: input.device_id };
  const own = await ownAccountOf(db, call, input);
  if (!own) return { ...common, ...(await requestAt(db, input)) };
  const { id: accountId, phone, email, login_email, language } = own;
  const to = { phone, email: email ?? login_email, language };
  return { ...common, subject: 'own', name: `delete:account:${accountId}`, accountId, to };
}

/** Sends the code to delete an account with. The answer is the same whether or not an account has the address (D3.02). */
export async function requestDeletion(platform: Platform, call: Call, input: Input): Promise<CodeRequested> {
  const request = await prepareRequest(platform, call, input);
  return platform.db.transaction().execute((tx) => requestCode(tx, platform, call, request));
}
