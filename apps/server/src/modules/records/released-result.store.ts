import type { Sql } from '#platform/db/types.ts';

/** A result of the laboratory that its patient sees. */
export const findReleasedLab = (db: Sql, id: number) =>
  db
    .selectFrom('observation')
    .select(['person_id', 'is_sensitive'])
    .where('id', '=', id)
    .where('released_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** A report that its patient sees. */
export const findReleasedReport = (db: Sql, id: number) =>
  db
    .selectFrom('record_entry')
    .select(['person_id', 'resource_id', 'kind', 'is_sensitive'])
    .where('id', '=', id)
    .where('released_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
