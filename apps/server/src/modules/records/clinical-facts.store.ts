import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

const most = 200;

const resourcesOf = (db: Sql, personId: number, type: string) =>
  db
    .selectFrom('fhir_resource')
    .select(['body', 'source'])
    .where('person_id', '=', personId)
    .where('is_about_patient', '=', true)
    .where('resource_type', '=', type)
    .orderBy('id', 'desc')
    .limit(most);

/** Conditions that are not said to be over, the newest first. */
export const currentConditions = (db: Sql, personId: number) =>
  resourcesOf(db, personId, 'Condition')
    .where(
      sql<boolean>`not body @? '$.clinicalStatus.coding[*].code ? (@ == "inactive" || @ == "resolved" || @ == "remission")'`,
    )
    .execute();

/** What was told of relatives. */
export const familyHistories = (db: Sql, personId: number) =>
  resourcesOf(db, personId, 'FamilyMemberHistory').execute();
