import type { Sql } from '#platform/db/types.ts';

/** The sessions of a person's account: when, for how long and with which client, never the token. */
export const signInRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.id', 's.created_at', 's.last_seen_at', 's.expires_at', 's.revoked_at', 's.remember', 's.user_agent'])
    .where('a.person_id', '=', personId)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(count)
    .execute();

/** When each known device was first and last seen. */
export const deviceRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('known_device as k')
    .innerJoin('account as a', 'a.id', 'k.account_id')
    .select(['k.first_seen_at', 'k.last_seen_at'])
    .where('a.person_id', '=', personId)
    .orderBy('k.first_seen_at')
    .limit(500)
    .execute();
