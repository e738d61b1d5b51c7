import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** Observations of which a laboratory value is not released, by the ids that they are kept under. */
export async function heldObservations(db: Sql, personId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('fhir_resource as r')
    .select('r.id')
    .where('r.person_id', '=', personId)
    .where('r.resource_type', '=', 'Observation')
    .where((w) =>
      w.exists(
        w
          .selectFrom('observation as o')
          .select('o.id')
          .whereRef('o.person_id', '=', 'r.person_id')
          .whereRef('o.source_id', '=', 'r.source_id')
          .where('o.category', '=', 'laboratory')
          .where('o.released_at', 'is', null),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** What each resource of a record is and points to, without the rest of it. */
export const linksOfRecord = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(['id', 'resource_type', 'source_id', 'full_url', 'source'])
    .select([
      sql`jsonb_build_object('id', body -> 'id', 'meta', jsonb_build_object('versionId', body #> '{meta,versionId}'))`.as(
        'body',
      ),
      sql<unknown[]>`jsonb_path_query_array(body, '$.**.reference')`.as('references'),
      sql<unknown[]>`jsonb_path_query_array(body, '$.**.url')`.as('urls'),
      sql<unknown[]>`jsonb_path_query_array(body, '$.contained[*].resourceType')`.as('contained'),
    ])
    .where('person_id', '=', personId)
    .execute();
