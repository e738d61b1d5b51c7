import { sql, type Insertable } from 'kysely';
import { accessEnds } from '@balsam/domain/identity';
import type { SharedSummary } from '#platform/db/schema.gen.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';

/** Whose links: of a person, or those alone that one account made. */
export type ShareScope = { readonly personId: number; readonly onlyBy: number | undefined };

/** From which instant on somebody has this age in completed years; who is born on 29 February, on 1 March. */
const birthday = (years: number) => sql`((p.birth_date - 1 + make_interval(years => ${years}))::date + 1)::timestamp
  at time zone 'Asia/Riyadh'`;

/**
 * Whether whoever made the link may still see what it shows: it is of their own record, its owner let them in, or the owner is under 18 and
 * has not turned 15 since. By the clock, for nothing happens on the day on which a guardian's access narrows or ends.
 */
const isGranted = (now: Date) => sql<boolean>`exists (select from account maker where maker.id = s.created_by
  and (maker.person_id = s.person_id or exists (select from guardianship g join person p on p.id = g.dependent_id
    where g.guardian_id = maker.person_id and g.dependent_id = s.person_id and g.revoked_at is null
      and (g.basis = 'consent' or (${now} < ${birthday(accessEnds.limited)}
        and (${now} < ${birthday(accessEnds.full)} or s.created_at >= ${birthday(accessEnds.full)}))))))`;

/** When it was ended by somebody, or is over because its maker may not see the record any more. */
const endedAt = (now: Date) =>
  sql<Date | null>`case when ${isGranted(now)} then s.ended_at else coalesce(s.ended_at, ${now}) end`.as('ended_at');

const columns = [
  's.id',
  's.person_id',
  's.parts',
  's.passcode_hash',
  's.wrong_passcodes',
  's.openings',
  's.opened',
  's.created_at',
  's.expires_at',
] as const;

export type ShareRow = Awaited<ReturnType<typeof listShares>>[number];

/** The newest 50 links, each with the newest 50 who opened it. */
export const listShares = (db: Sql, { personId, onlyBy }: ShareScope, now: Date, id?: number) =>
  db
    .selectFrom('shared_summary as s')
    .select(columns)
    .select(endedAt(now))
    .select(
      sql<{ name: string; at: string }[]>`array(select jsonb_build_object('name', o.name, 'at', o.at)
        from (select * from shared_summary_opening where shared_summary_id = s.id order by id desc limit 50) o)`.as(
        'opened_by',
      ),
    )
    .where('s.person_id', '=', personId)
    .$if(onlyBy !== undefined, (q) => q.where('s.created_by', '=', onlyBy!))
    .$if(id !== undefined, (q) => q.where('s.id', '=', id!))
    .orderBy('s.id', 'desc')
    .limit(50)
    .execute();

/** Locks the person, so that of links made at the same time none is one too many; answers those whose time is not over. */
export async function lockLiveShares(tx: Tx, personId: number, now: Date): Promise<Omit<ShareRow, 'opened_by'>[]> {
  await tx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  return tx
    .selectFrom('shared_summary as s')
    .select(columns)
    .select(endedAt(now))
    .where('s.person_id', '=', personId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where(isGranted(now))
    .execute();
}

type Repeated = Pick<Insertable<SharedSummary>, 'person_id' | 'created_by' | 'content' | 'openings'> & {
  readonly expires_at: Date;
};

/** The link that was made of this very content. Whatever is encrypted is another text each time, so it was the same request. */
export const findRepeated = (tx: Tx, { person_id, created_by, content, openings, expires_at }: Repeated) =>
  tx
    .selectFrom('shared_summary')
    .select(['id', 'token', 'passcode_hash'])
    .where('person_id', '=', person_id)
    .where('created_by', '=', created_by)
    .where('content', '=', content ?? null)
    .where('expires_at', '=', expires_at)
    .where('openings', 'is not distinct from', openings ?? null)
    .orderBy('id', 'desc')
    .executeTakeFirst();

export async function insertShare(tx: Tx, row: Insertable<SharedSummary>): Promise<number> {
  const made = await tx.insertInto('shared_summary').values(row).returning('id').executeTakeFirstOrThrow();
  return made.id;
}

/** Ends links and deletes what they led to; answers how many were still there. One of them, or all of a person. */
export async function endShares(tx: Tx, { personId, onlyBy }: ShareScope, id: number | undefined, now: Date) {
  const ended = await tx
    .updateTable('shared_summary')
    .set({ content: null, ended_at: sql<Date>`coalesce(ended_at, ${now})` })
    .where('person_id', '=', personId)
    .$if(onlyBy !== undefined, (q) => q.where('created_by', '=', onlyBy!))
    .$if(id !== undefined, (q) => q.where('id', '=', id!))
    .returning('id')
    .execute();
  return ended.length;
}

/** The same for all that a guardian made in a profile by this grant. */
export async function endSharesOfGrant(tx: Tx, grantId: number, now: Date): Promise<void> {
  await sql`
    update shared_summary s set content = null, ended_at = coalesce(s.ended_at, ${now})
    from guardianship g join account a on a.person_id = g.guardian_id
    where g.id = ${grantId} and s.person_id = g.dependent_id and s.created_by = a.id`.execute(tx);
}

/** The same for all that others than the person made in their profile. */
export async function endSharesOfOthers(tx: Tx, personId: number, now: Date): Promise<void> {
  await sql`
    update shared_summary s set content = null, ended_at = coalesce(s.ended_at, ${now})
    from account maker
    where s.person_id = ${personId} and maker.id = s.created_by and maker.person_id <> s.person_id`.execute(tx);
}

/** The link of a token, locked until the transaction ends, so that whoever opens it at the same time comes after. */
export const lockShare = (tx: Tx, token: string, now: Date) =>
  tx
    .selectFrom('shared_summary as s')
    .select([...columns, 's.content'])
    .select(endedAt(now))
    .where('s.token', '=', token)
    .forUpdate()
    .executeTakeFirst();

export const countWrongPasscode = (tx: Tx, id: number) =>
  tx
    .updateTable('shared_summary')
    .set({ wrong_passcodes: sql<number>`wrong_passcodes + 1` })
    .where('id', '=', id)
    .execute();

export async function saveOpening(tx: Tx, id: number, name: string, at: Date): Promise<void> {
  await tx
    .updateTable('shared_summary')
    .set({ opened: sql<number>`opened + 1` })
    .where('id', '=', id)
    .execute();
  await tx.insertInto('shared_summary_opening').values({ shared_summary_id: id, name, at }).execute();
}

/** What a link leads to, as long as it is open. */
export const contentOf = (db: Sql, id: number, now: Date) =>
  db
    .selectFrom('shared_summary as s')
    .select('s.content')
    .where('s.id', '=', id)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where(isGranted(now))
    .executeTakeFirst();

/** Deletes what links led to that are over at this moment; answers of how many. */
export async function emptyOldShares(db: Db, now: Date, mostWrong: number, count: number): Promise<number> {
  const emptied = await db
    .updateTable('shared_summary')
    .set({ content: null })
    .where('id', 'in', (q) =>
      q
        .selectFrom('shared_summary as s')
        .select('s.id')
        .where('s.content', 'is not', null)
        .where((or) =>
          or.or([or('s.expires_at', '<=', now), or('s.wrong_passcodes', '>=', mostWrong), or.not(isGranted(now))]),
        )
        .limit(count)
        .forUpdate()
        .skipLocked(),
    )
    .returning('id')
    .execute();
  return emptied.length;
}

/** The links of a person as a part of the copy of their data. */
export const shareRows = (db: Sql, personId: number, after: number, count: number) =>
  db
    .selectFrom('shared_summary as s')
    .select(['s.id', 's.parts', 's.openings', 's.opened', 's.wrong_passcodes'])
    .select(['s.created_at', 's.expires_at', 's.ended_at'])
    .select(
      sql<{ name: string; at: string }[]>`array(select jsonb_build_object('name', o.name, 'at', o.at)
        from shared_summary_opening o where o.shared_summary_id = s.id order by o.id)`.as('opened_by'),
    )
    .where('s.person_id', '=', personId)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(count)
    .execute();
