import { sql as raw, type Insertable } from 'kysely';
import { codeRules, type CodePurpose } from '@balsam/domain/identity';
import type { OneTimeCode } from '../../platform/db/schema.gen.ts';
import type { Sql, Tx } from '../../platform/db/types.ts';

/** Adds a code; the earlier ones of its lane and purpose can no longer be used. */
export async function insertCode(tx: Tx, code: Insertable<OneTimeCode>): Promise<number> {
  await tx
    .updateTable('one_time_code')
    .set({ used_at: code.created_at })
    .where('purpose', '=', code.purpose)
    .where('lane', '=', code.lane)
    .where('used_at', 'is', null)
    .execute();
  const { id } = await tx.insertInto('one_time_code').values(code).returning('id').executeTakeFirstOrThrow();
  return id;
}

const codes = (sql: Sql, purpose: CodePurpose) =>
  sql
    .selectFrom('one_time_code')
    .select(['id', 'account_id', 'lane', 'challenge_hash', 'tries', 'created_at', 'expires_at', 'used_at'])
    .where('purpose', '=', purpose);

export const findCodeByChallenge = (sql: Sql, purpose: CodePurpose, challengeHash: Buffer) =>
  codes(sql, purpose).where('challenge_hash', '=', challengeHash).executeTakeFirst();

export const findNewestCode = (sql: Sql, purpose: CodePurpose, lanes: readonly Buffer[]) =>
  codes(sql, purpose).where('lane', 'in', lanes).orderBy('id', 'desc').limit(1).executeTakeFirst();

export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCodeByChallenge>>>;

/** Takes one of the five tries; undefined when none is left, or the code was used or has run out. Guesses at the same time wait for each other. */
export const takeTry = (tx: Tx, id: number, now: Date) =>
  tx
    .updateTable('one_time_code')
    .set({ tries: raw`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', codeRules.tries)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();

export async function markUsed(tx: Tx, id: number, now: Date): Promise<void> {
  await tx.updateTable('one_time_code').set({ used_at: now }).where('id', '=', id).execute();
}

/** Where a code that may still be used goes to, and in which language. */
export const findRecipient = (tx: Tx, codeId: number, now: Date) =>
  tx
    .selectFrom('one_time_code as c')
    .innerJoin('account as a', 'a.id', 'c.account_id')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['p.phone', 'p.email', 'p.language'])
    .where('c.id', '=', codeId)
    .where('c.used_at', 'is', null)
    .where('c.expires_at', '>', now)
    .executeTakeFirst();

export async function forgetCodes(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('one_time_code').where('created_at', '<', before).execute();
}
