import { isEmail, roles } from '@balsam/domain/identity';
import type { SignedIn } from '#platform/access/actor.ts';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { ownLogInOnly } from '#modules/people/index.ts';
import { findAccount } from '../account/accounts.store.ts';
import { requestCode, type CodeRequested } from '../codes/request-code.ts';
import { accountsAt } from '../codes/find-code.ts';

type Input = { readonly email_address?: string | undefined; readonly device_id?: string | undefined };

/** The e-mail address as it is stored; `email_not_valid` when it is malformed (S5.07). */
export function emailOf(typed: string | undefined): string {
  if (typed === undefined || !isEmail(typed)) throw fail('email_not_valid', { path: 'email_address' });
  return typed.toLowerCase();
}

/** The account that may delete itself: a patient's or a rider's, not from inside a dependent's profile. */
export function ownDeletable(call: Call, actor: SignedIn): number {
  ownLogInOnly({ ...call, actor });
  if (actor.roleId !== roles.patient && actor.roleId !== roles.rider) throw fail('not_deletable');
  return actor.accountId;
}

async function prepareRequest({ db }: Platform, call: Call, input: Input) {
  const { actor } = call;
  const common = { purpose: 'delete' as const, device_id: input.device_id };
  if (input.email_address === undefined && actor.kind === 'user') {
    const accountId = ownDeletable(call, actor);
    const own = await findAccount(db, accountId);
    const to = own && { phone: own.phone, email: own.email ?? own.login_email, language: own.language };
    return { ...common, subject: 'own', name: `delete:account:${accountId}`, accountId, to };
  }
  const email = emailOf(input.email_address);
  const accounts = await accountsAt(db, { email }, roles.patient);
  const [first] = accounts;
  const shown = { phone: null, email };
  const to = first && { ...shown, language: first.language };
  const opensAccounts = accounts.map(({ id }) => id);
  return { ...common, subject: 'address', name: `delete:${email}`, to, shown, opensAccounts };
}

/** Sends the code to delete an account with. The answer is the same whether or not an account has the address (D3.02). */
export async function requestDeletion(platform: Platform, call: Call, input: Input): Promise<CodeRequested> {
  const request = await prepareRequest(platform, call, input);
  return platform.db.transaction().execute((tx) => requestCode(tx, platform, call, request));
}
