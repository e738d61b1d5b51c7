import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

const live = (db: Sql, accountId: number, now: Date) =>
  db
    .selectFrom('session as s')
    .leftJoin('person as d', (j) => j.onRef('d.id', '=', 's.person_id').on('s.guardian_id', 'is not', null))
    .leftJoin('guardianship as g', (j) =>
      j
        .onRef('g.guardian_id', '=', 's.guardian_id')
        .onRef('g.dependent_id', '=', 's.person_id')
        .on('g.revoked_at', 'is', null),
    )
    .where('s.account_id', '=', accountId)
    .where('s.revoked_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where((w) => w.or([w('s.guardian_id', 'is', null), w('g.id', 'is not', null)]));

type Page = { readonly limit: number; readonly offset: number; readonly current: number };

/** The live sessions of an account: `current` first, then the most recently used. */
export const listLiveSessions = (db: Sql, accountId: number, now: Date, { limit, offset, current }: Page) =>
  live(db, accountId, now)
    .select(['s.id', 's.user_agent', 's.created_at', 's.last_seen_at', 's.remember', 's.guardian_id'])
    .select(['d.first_name', 'd.middle_name', 'd.family_name'])
    .select(['d.first_name_ar', 'd.middle_name_ar', 'd.family_name_ar'])
    .orderBy(sql`s.id = ${current}`, 'desc')
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

export async function countLiveSessions(db: Sql, accountId: number, now: Date): Promise<number> {
  const { count } = await live(db, accountId, now)
    .select((x) => x.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A new session with the contact details of its person; undefined once the account was closed. */
export const findNewSignIn = (db: Sql, sessionId: number) =>
  db
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .innerJoin('person as p', 'p.id', 'a.person_id')
    .select(['s.user_agent', 's.created_at', 'a.role_id', 'a.login_email', 'p.phone', 'p.email', 'p.language'])
    .where('s.id', '=', sessionId)
    .where('a.status', '=', 'active')
    .executeTakeFirst();
