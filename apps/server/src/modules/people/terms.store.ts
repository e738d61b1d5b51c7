import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The versions that have been published, with when this person agreed to each. */
const published = (sql: Sql, personId: number, now: Date) =>
  sql
    .selectFrom('terms_version as v')
    .leftJoin('terms_agreement as a', (on) =>
      on.onRef('a.terms_version_id', '=', 'v.id').on('a.person_id', '=', personId),
    )
    .where('v.published_at', '<=', now);

/** The terms in force, and when this person agreed to them. */
export const findTerms = (sql: Sql, personId: number, now: Date) =>
  published(sql, personId, now)
    .select(['v.id', 'v.version', 'v.title', 'v.title_ar', 'v.body', 'v.body_ar', 'v.published_at', 'a.agreed_at'])
    .orderBy('v.version', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function insertAgreement(tx: Tx, personId: number, termsId: number, now: Date): Promise<void> {
  await tx
    .insertInto('terms_agreement')
    .values({ person_id: personId, terms_version_id: termsId, agreed_at: now })
    .onConflict((c) => c.columns(['person_id', 'terms_version_id']).doNothing())
    .execute();
}

/** The versions that this person agreed to, and the one in force, newest first. */
export const listTerms = (sql: Sql, personId: number, now: Date) =>
  published(sql, personId, now)
    .select(['v.version', 'v.title', 'v.title_ar', 'v.published_at', 'a.agreed_at'])
    .where((w) =>
      w.or([
        w('a.agreed_at', 'is not', null),
        w('v.version', '=', (q) =>
          q
            .selectFrom('terms_version as n')
            .select((s) => s.fn.max('n.version').as('newest'))
            .where('n.published_at', '<=', now),
        ),
      ]),
    )
    .orderBy('v.version', 'desc')
    .limit(200)
    .execute();

/** One version that has been published, and when this person agreed to it. */
export const findTermsVersion = (sql: Sql, personId: number, version: number, now: Date) =>
  published(sql, personId, now)
    .select(['v.id', 'v.version', 'v.title', 'v.title_ar', 'v.body', 'v.body_ar', 'v.published_at', 'a.agreed_at'])
    .where('v.version', '=', version)
    .executeTakeFirst();

export type TermsTexts = {
  readonly title: string;
  readonly title_ar: string;
  readonly body: string;
  readonly body_ar: string;
};

/** Deletes a version that has not begun: nobody has agreed to it. */
export async function deleteComingTerms(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('terms_version').where('published_at', '>', now).execute();
}

/** The next version, in the place of one that has not begun. Its number decides a race. */
export async function insertTerms(tx: Tx, texts: TermsTexts, from: Date, now: Date): Promise<void> {
  await deleteComingTerms(tx, now);
  await tx
    .insertInto('terms_version')
    .values((x) => ({
      ...texts,
      version: x.selectFrom('terms_version').select(raw<number>`coalesce(max(version), 0) + 1`.as('next')),
      published_at: from,
    }))
    .execute();
}
