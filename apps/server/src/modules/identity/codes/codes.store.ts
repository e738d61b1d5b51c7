import { sql as raw, type Insertable } from 'kysely';
import type { CodePurpose } from '@balsam/domain/identity';
import type { OneTimeCode } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

/** Inserts a code; earlier ones of its throttle key and purpose can no longer be used. */
export async function insertCode(tx: Tx, code: Insertable<OneTimeCode>): Promise<number> {
  await tx
    .updateTable('one_time_code')
    .set({ used_at: code.created_at })
    .where('purpose', '=', code.purpose)
    .where('throttle_key', '=', code.throttle_key)
    .where('used_at', 'is', null)
    .execute();
  const { id } = await tx.insertInto('one_time_code').values(code).returning('id').executeTakeFirstOrThrow();
  return id;
}

type FormerContact = { readonly phone?: string | null; readonly email?: string | null };

const sentTo = ({ phone = null, email = null }: FormerContact) =>
  raw<boolean>`(to_phone = ${phone}::text or to_email = ${email}::text)`;

/** Whom a consent code is about, by its subject, which the module of families writes: `family:<guardian>:<this person>:…`. */
const personInSubject = raw<string>`split_part(subject, ':', 3)`;

/** This person and those whose guardian they are or were: who is asked for a child is the child’s guardian. */
const selfAndDependents = (tx: Tx, personId: number) =>
  tx
    .selectFrom('person as p')
    .select(raw<string>`p.id::text`.as('id'))
    .where((w) =>
      w.or([
        w('p.id', '=', personId),
        w('p.id', 'in', w.selectFrom('guardianship').select('dependent_id').where('guardian_id', '=', personId)),
      ]),
    );

/**
 * Ends what was sent to a destination that is no longer this person's, whatever it is for and whoever asked for it, and what would give them
 * another one. A relative who is reached there too asks for another code. A registration has an end of its own, which says why. Where this
 * person is asked to agree to a guardian, of theirs or of a child in their care, another code for the same request no longer goes to the former
 * destination, but still to the one that has not changed: all other codes are accepted of the present contact alone.
 */
export async function endCodesOf(tx: Tx, personId: number, former: FormerContact, now: Date): Promise<void> {
  const accounts = tx.selectFrom('account').select('id').where('person_id', '=', personId);
  await tx
    .updateTable('one_time_code')
    .set({ used_at: now })
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('purpose', '<>', 'register')
    .where((w) => w.or([sentTo(former), w.and([w('purpose', '=', 'contact'), w('account_id', 'in', accounts)])]))
    .execute();
  const { phone = null, email = null } = former;
  await tx
    .updateTable('one_time_code')
    .set({ to_phone: raw`nullif(to_phone, ${phone}::text)`, to_email: raw`nullif(to_email, ${email}::text)` })
    .where('purpose', '=', 'consent')
    .where(sentTo(former))
    .where(personInSubject, 'in', selfAndDependents(tx, personId))
    .execute();
}

/**
 * Ends the codes of consent for subjects of this pattern that went to somebody who is no longer asked: what they have adds nobody, and
 * another code for the same request goes nowhere.
 */
export const endConsentCodes = (tx: Tx, subjects: string, former: FormerContact, now: Date) =>
  tx
    .updateTable('one_time_code')
    .set((w) => ({ used_at: w.fn.coalesce('used_at', w.val(now)), to_phone: null, to_email: null }))
    .where('purpose', '=', 'consent')
    .where('subject', '~', subjects)
    .where(sentTo(former))
    .execute();

const codes = (sql: Sql) =>
  sql
    .selectFrom('one_time_code')
    .select(['id', 'purpose', 'subject', 'account_id', 'throttle_key', 'challenge_hash', 'tries', 'language'])
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

/** The newest code of one of these purposes that an account requested itself. */
export const findCodeOfAccount = (sql: Sql, purposes: readonly CodePurpose[], accountId: number) =>
  newest(sql, purposes).where('account_id', '=', accountId).executeTakeFirst();

/** The newest code of one of these purposes for this subject. */
export const findCodeOfSubject = (sql: Sql, purposes: readonly CodePurpose[], subject: string) =>
  newest(sql, purposes).where('subject', '=', subject).executeTakeFirst();

export type CodeRow = NonNullable<Awaited<ReturnType<typeof findCodeByChallenge>>>;

/** When the last code of this purpose was requested for the throttle key. */
export async function lastRequestedAt(sql: Sql, purpose: CodePurpose, throttleKey: Buffer): Promise<Date | null> {
  const last = await sql
    .selectFrom('one_time_code')
    .select('created_at')
    .where('purpose', '=', purpose)
    .where('throttle_key', '=', throttleKey)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.created_at ?? null;
}

/**
 * Takes one of at most `most` tries; undefined when none is left, or the code was used or has expired. Concurrent
 * guesses wait for each other.
 */
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

/** Marks a right code as used, or releases its try when it is kept for the call that consumes it. */
export async function settleCode(tx: Tx, id: number, now: Date, keep: boolean): Promise<void> {
  await tx
    .updateTable('one_time_code')
    .set(keep ? { tries: raw`tries - 1` } : { used_at: now })
    .where('id', '=', id)
    .execute();
}

/** The destination, language and purpose of a code that is still valid. */
export const findRecipient = (tx: Tx, codeId: number, now: Date) =>
  tx
    .selectFrom('one_time_code')
    .select(['purpose', 'to_phone', 'to_email', 'language', 'expires_at'])
    .where('id', '=', codeId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
