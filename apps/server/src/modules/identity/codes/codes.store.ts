import { sql as raw, type Insertable } from 'kysely';
import type { CodePurpose } from '@balsam/domain/identity';
import type { OneTimeCode } from '../../../platform/db/schema.gen.ts';
import type { Sql, Tx } from '../../../platform/db/types.ts';

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

const codes = (sql: Sql) =>
  sql
    .selectFrom('one_time_code')
    .select(['id', 'purpose', 'subject', 'account_id', 'lane', 'challenge_hash', 'tries', 'language'])
    .select(['to_phone', 'to_email', 'masked_phone', 'masked_email', 'created_at', 'expires_at', 'used_at']);

export const findCodeByChallenge = (sql: Sql, challengeHash: Buffer) =>
  codes(sql).where('challenge_hash', '=', challengeHash).executeTakeFirst();

const newest = (sql: Sql, purposes: readonly CodePurpose[]) =>
  codes(sql).where('purpose', 'in', purposes).orderBy('id', 'desc').limit(1);

/** The newest code of one of these purposes that went to this phone (E.164) or e-mail address. */
export const findCodeSentTo = (sql: Sql, purposes: readonly CodePurpose[], to: { phone: string } | { email: string }) =>
  newest(sql, purposes)
    .where((w) => ('phone' in to ? w('to_phone', '=', to.phone) : w('to_email', '=', to.email)))
    .executeTakeFirst();

/** The newest code of one of these purposes that a log-in asked for itself. */
export const findCodeOfAccount = (sql: Sql, purposes: readonly CodePurpose[], accountId: number) =>
  newest(sql, purposes).where('account_id', '=', accountId).executeTakeFirst();

/** The newest code of one of these purposes for this very thing. */
export const findCodeOfSubject = (sql: Sql, purposes: readonly CodePurpose[], subject: string) =>
  newest(sql, purposes).where('subject', '=', subject).executeTakeFirst();

export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCodeByChallenge>>>;

/** When the last code of this purpose was asked for in the lane. */
export async function lastAskedAt(sql: Sql, purpose: CodePurpose, lane: Buffer): Promise<Date | null> {
  const last = await sql
    .selectFrom('one_time_code')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('lane', '=', lane)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at ?? null;
}

/** Takes one of at `most` so many tries; undefined when none is left, or the code was used or has run out. Guesses at the same time wait for each other. */
export const takeTry = (tx: Tx, id: number, now: Date, most: number) =>
  tx
    .updateTable('one_time_code')
    .set({ tries: raw`tries + 1` })
    .where('id', '=', id)
    .where('tries', '<', most)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst();

/** The code was right: it is used up, or kept for the call that consumes it with its try given back. */
export async function settleCode(tx: Tx, id: number, now: Date, keep: boolean): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set(keep ? { tries: raw`tries - 1` } : { used_at: now })
    .where('id', '=', id)
    .execute();
}

/** Where a code that may still be used goes to, in which language, and what it is for. */
export const findRecipient = (tx: Tx, codeId: number, now: Date) =>
  tx
    .selectFrom('one_time_code')
    .select(['purpose', 'to_phone', 'to_email', 'language'])
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
