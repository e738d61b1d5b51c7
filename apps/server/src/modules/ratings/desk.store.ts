import { sql as raw } from 'kysely';
import type { ReviewState } from '@balsam/domain/ratings';
import type { Sql } from '#platform/db/types.ts';

type Page = { readonly limit: number; readonly offset: number };
export type DeskFilter = ReviewState | 'reported';

/** Reports that a reply shows of one review: what many say, the first say. */
const mostReports = 20;

const isReported = raw<boolean>`exists (select from rating_report t where t.rating_id = r.id and t.settled_at is null)`;

/** Reviews with words, and what was reported of them. */
const moderated = (db: Sql) =>
  db
    .selectFrom('rating as r')
    .leftJoin('person as p', 'p.id', 'r.person_id')
    .select(['r.id', 'r.revision', 'r.doctor_id', 'r.person_id', 'r.value', 'r.comment', 'r.state', 'r.reason'])
    .select(['r.created_at', 'r.edited_at'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .select(
      raw<{ reason: string; created_at: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('reason', t.reason, 'created_at', t.created_at) order by t.created_at)
        from (select reason, created_at from rating_report o where o.rating_id = r.id and o.settled_at is null
          order by created_at limit ${mostReports}) t), '[]')`.as('reports'),
    )
    .where('r.removed_at', 'is', null)
    .where('r.comment', '<>', '');

export type ModeratedRow = NonNullable<Awaited<ReturnType<typeof findModerated>>>;

/** A page of the reviews in a state: those that wait with the longest waiting first, others the newest first. */
export function listModerated(db: Sql, filter: DeskFilter, { limit, offset }: Page) {
  const waits = filter === 'pending' || filter === 'reported';
  return moderated(db)
    .select(raw<number>`(count(*) over ())::int`.as('total'))
    .$if(filter === 'reported', (q) => q.where(isReported))
    .$if(filter !== 'reported', (q) => q.where('r.state', '=', filter === 'reported' ? 'pending' : filter))
    .orderBy('r.id', waits ? 'asc' : 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** A review as the desk shows it. */
export const findModerated = (db: Sql, id: number) => moderated(db).where('r.id', '=', id).executeTakeFirst();

/** What became of a review, the newest first. Whoever is no member of the staff is not named. */
export const listChanges = (db: Sql, ratingId: number, staffRoles: readonly number[]) =>
  db
    .selectFrom('rating_change as c')
    .leftJoin('account as a', (j) => j.onRef('a.id', '=', 'c.account_id').on('a.role_id', 'in', [...staffRoles]))
    .leftJoin('person as p', 'p.id', 'a.person_id')
    .select(['c.id', 'c.action', 'c.reason', 'c.at', 'a.id as staff_id'])
    .select(['p.first_name', 'p.family_name', 'p.first_name_ar', 'p.family_name_ar'])
    .where('c.rating_id', '=', ratingId)
    .orderBy('c.id', 'desc')
    .limit(100)
    .execute();
