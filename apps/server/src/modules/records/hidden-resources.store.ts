import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import { restrictedLabels } from './fhir/restricted.ts';

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

/**
 * Results and reports of the laboratory that a guardian with limited access must not see: by what was drawn from them, where a mark stays
 * whatever a later file calls it, else, as nothing is drawn of one without a time or a value, by their own codes and labels.
 */
export async function sensitiveResults(db: Sql, personId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('fhir_resource as r')
    .select('r.id')
    .where('r.person_id', '=', personId)
    .where('r.resource_type', 'in', ['Observation', 'DiagnosticReport'])
    .where((w) =>
      w.or([
        w.exists(
          w
            .selectFrom('observation as o')
            .select('o.id')
            .whereRef('o.person_id', '=', 'r.person_id')
            .whereRef('o.source_id', '=', 'r.source_id')
            .where('r.resource_type', '=', 'Observation')
            .where('o.is_sensitive', '=', true),
        ),
        // Its own code, those of its components, and of what it contains.
        sql<boolean>`exists (
          select from jsonb_path_query(r.body, '$.**{0 to 1}.code.coding[*] ? (@.system == "http://loinc.org").code') as code
          join lab_test t on t.loinc = code #>> '{}' where t.is_sensitive)`,
        sql<boolean>`exists (
          select from jsonb_path_query(r.body, '$.meta.security[*].code') as label
          where label #>> '{}' = any(${[...restrictedLabels]}::text[]))`,
      ]),
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
