import type { Sql } from '#platform/db/types.ts';

export const useRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('promotion_use as u')
    .innerJoin('promotion as p', 'p.id', 'u.promotion_id')
    .select(['u.id', 'p.code', 'u.appointment_id', 'u.applied_at', 'u.ended_at'])
    .where('u.person_id', '=', personId)
    .where('u.id', '>', after)
    .orderBy('u.id')
    .limit(count)
    .execute();

export const freeVisitRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('free_visit')
    .select(['id', 'appointment_id', 'claimed_at', 'given_back_at'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
