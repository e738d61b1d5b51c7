import { isStaff, secondFactorRules } from '@balsam/domain/identity';
import { addMinutes } from '@balsam/domain/time';
import type { Call } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { findAccountByEmail } from '../account/accounts.store.ts';
import { hashToken, newToken } from '../common/secrets.ts';
import { assertSamePassword, authenticateByPassword } from '../sign-in/sign-in-by-password.ts';
import { findFactor, insertChallenge } from './factor.store.ts';

type Input = { readonly username: string; readonly password: string; readonly device_id?: string | undefined };

/**
 * The first step of staff: a right password opens no session but a challenge of ten minutes, for the code. A wrong one,
 * an unknown address and an account that is not staff get the same answer, `invalid_credentials`.
 */
export async function beginStaffSignIn(platform: Platform, call: Call, { username, ...input }: Input) {
  const { db } = platform;
  const email = username.toLowerCase();
  const account = await findAccountByEmail(db, email);
  const refuse = (roleId: number) => (isStaff(roleId) ? undefined : 'invalid_credentials');
  const named = { name: `email:${email}`, account, limit: 'perAddress', refuse } as const;
  const staff = await authenticateByPassword(platform, call, { ...input, ...named });
  const { id: accountId } = staff;
  const factor = await findFactor(db, accountId);
  if (!factor?.sealed) throw fail('second_factor_missing');
  const challenge = newToken();
  const expiresAt = addMinutes(call.now, secondFactorRules.challengeMinutes);
  await db.transaction().execute(async (tx) => {
    await assertSamePassword(tx, staff);
    await insertChallenge(tx, { hash: hashToken(challenge), accountId, now: call.now, expiresAt });
  });
  return { challenge, expires_at: expiresAt.toISOString() };
}
