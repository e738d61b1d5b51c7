import type { Sql } from '#platform/db/types.ts';

/** What reports point to for their files, and who wrote them. */
export const resourcesBesideReports = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(['id', 'resource_type', 'source_id', 'full_url', 'source', 'body'])
    .where('person_id', '=', personId)
    .where('resource_type', 'in', ['Media', 'Binary', 'Practitioner', 'Organization'])
    .execute();
