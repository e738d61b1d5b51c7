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

/** A report that no doctor holds back. */
export const findReleasedReport = (db: Sql, id: number) =>
  db
    .selectFrom('record_entry')
    .select(['person_id', 'resource_id', 'kind'])
    .where('id', '=', id)
    .where('released_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

/** The resource that a result was drawn from. */
export const resourceOfResult = (db: Sql, personId: number, id: number) =>
  db
    .selectFrom('observation as o')
    .innerJoin('fhir_resource as r', (on) =>
      on.onRef('r.person_id', '=', 'o.person_id').onRef('r.source_id', '=', 'o.source_id'),
    )
    .select('r.id')
    .where('o.id', '=', id)
    .where('o.person_id', '=', personId)
    .where('r.resource_type', '=', 'Observation')
    .executeTakeFirst();

/** The reports that were drawn from these resources, but for the laboratory's: those that no doctor holds back. */
export const reportsDrawnFrom = (db: Sql, personId: number, resourceIds: readonly number[]) =>
  db
    .selectFrom('record_entry')
    .select('id')
    .where('person_id', '=', personId)
    .where('resource_id', 'in', resourceIds.length > 0 ? [...resourceIds] : [0])
    .where('kind', 'in', ['radiology', 'report'])
    .where('released_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('id')
    .execute();
