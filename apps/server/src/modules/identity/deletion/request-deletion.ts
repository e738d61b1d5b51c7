import { isEmail, roles } from '@balsam/domain/identity';
import type { SignedIn } from '../../../platform/access/actor.ts';
import type { Call } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import type { Platform } from '../../../platform/platform.ts';
import { ownLogInOnly } from '../../people/index.ts';
import { findAccount } from '../account/accounts.store.ts';
import { requestCode, type CodeAsked } from '../codes/ask-for-code.ts';
import { reachedAt } from '../codes/find-code.ts';

type Wish = { readonly email_address?: string | undefined; readonly device_id?: string | undefined };

/** The e-mail address as it is stored; `email_not_valid` when it is none (S5.07). */
export function emailOf(typed: string | undefined): string {
  if (typed === undefined || !isEmail(typed)) throw fail('email_not_valid', { path: 'email_address' });
  return typed.toLowerCase();
}

/** The log-in that may delete itself: a patient's or a rider's, not from inside a dependent's profile. */
export function ownDeletable(call: Call, actor: SignedIn): number {
  ownLogInOnly({ ...call, actor });
  if (actor.roleId !== roles.patient && actor.roleId !== roles.rider) throw fail('not_deletable');
  return actor.accountId;
}

async function wishOf({ db }: Platform, call: Call, wish: Wish) {
  const { actor } = call;
  const common = { purpose: 'delete' as const, device_id: wish.device_id };
  if (wish.email_address === undefined && actor.kind === 'user') {
    const accountId = ownDeletable(call, actor);
    const own = await findAccount(db, accountId);
    const to = own && { phone: own.phone, email: own.email ?? own.login_email, language: own.language };
    return { ...common, subject: 'own', name: `delete:account:${accountId}`, accountId, to };
  }
  const email = emailOf(wish.email_address);
  const reached = await reachedAt(db, { email }, roles.patient);
  const [first] = reached;
  const shown = { phone: null, email };
  const to = first && { ...shown, language: first.language };
  const opens = reached.map(({ id }) => id);
  return { ...common, subject: 'address', name: `delete:${email}`, to, shown, opens };
}

/** Sends the code to delete an account with. Answers alike whether the address is anybody's (D3.02). */
export async function requestDeletion(platform: Platform, call: Call, wish: Wish): Promise<CodeAsked> {
  const asked = await wishOf(platform, call, wish);
  return platform.db.transaction().execute((tx) => requestCode(tx, platform, call, asked));
}
