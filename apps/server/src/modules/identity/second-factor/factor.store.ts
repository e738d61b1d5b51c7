import { secondFactorRules } from '@balsam/domain/identity';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The second factor of an active account; undefined when there is no such account. */
export const findFactor = (sql: Sql, accountId: number) =>
  sql
    .selectFrom('account as a')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['a.totp_secret as sealed', 'a.login_email', 'p.language'])
    .where('a.id', '=', accountId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();

/** Saves the sealed secret, with the time step of the code that proved it. */
export async function saveFactor(tx: Tx, accountId: number, sealed: string, step: number): Promise<void> {
  await tx
    .updateTable('account')
    .set({ totp_secret: sealed, totp_last_step: step })
    .where('id', '=', accountId)
    .execute();
}

/** Removes the authenticator app and the recovery codes. */
export async function clearFactor(tx: Tx, accountId: number): Promise<void> {
  await tx.updateTable('account').set({ totp_secret: null, totp_last_step: 0 }).where('id', '=', accountId).execute();
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** Uses a time step, once: false when it or a later one was used before. */
export async function takeStep(tx: Tx, accountId: number, step: number): Promise<boolean> {
  const taken = await tx
    .updateTable('account')
    .set({ totp_last_step: step })
    .where('id', '=', accountId)
    .where('totp_last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Replaces the recovery codes of an account. */
export async function replaceRecoveryCodes(
  tx: Tx,
  accountId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ account_id: accountId, code_hash, created_at: now })))
    .execute();
}

/** Uses a recovery code: false when it does not exist, or was used before. */
export async function takeRecoveryCode(tx: Tx, accountId: number, hash: Buffer, now: Date): Promise<boolean> {
  const taken = await tx
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('account_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** How many recovery codes are left. */
export async function countRecoveryCodes(sql: Sql, accountId: number): Promise<number> {
  const { left } = await sql
    .selectFrom('recovery_code')
    .select((s) => s.fn.countAll<number>().as('left'))
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return left;
}

type NewChallenge = { readonly hash: Buffer; readonly accountId: number; readonly now: Date; readonly expiresAt: Date };

export async function insertChallenge(sql: Sql, { hash, accountId, now, expiresAt }: NewChallenge): Promise<void> {
  await sql
    .insertInto('staff_challenge')
    .values({ challenge_hash: hash, account_id: accountId, created_at: now, expires_at: expiresAt })
    .execute();
}

/** Locks the account of a challenge, before the challenge itself: whatever ends sign-ins has locked the account by then. */
export async function lockAccountOfChallenge(tx: Tx, hash: Buffer): Promise<void> {
  await tx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', (s) => s.selectFrom('staff_challenge').select('account_id').where('challenge_hash', '=', hash))
    .forNoKeyUpdate()
    .execute();
}

/** Takes one of a challenge’s tries, and locks its row until the transaction ends; undefined when it has none left, or has expired. */
export const takeChallengeTry = (tx: Tx, hash: Buffer, now: Date) =>
  tx
    .updateTable('staff_challenge')
    .set((w) => ({ tries: w('tries', '+', 1) }))
    .where('challenge_hash', '=', hash)
    .where('used_at', 'is', null)
    .where('tries', '<', secondFactorRules.tries)
    .where('expires_at', '>', now)
    .returning(['account_id', 'tries'])
    .executeTakeFirst();

export const findChallenge = (sql: Sql, hash: Buffer) =>
  sql
    .selectFrom('staff_challenge')
    .select(['tries', 'expires_at', 'used_at'])
    .where('challenge_hash', '=', hash)
    .executeTakeFirst();

export async function markChallengeUsed(tx: Tx, hash: Buffer, now: Date): Promise<void> {
  await tx.updateTable('staff_challenge').set({ used_at: now }).where('challenge_hash', '=', hash).execute();
}
