import type { Sql } from '#platform/db/types.ts';

const most = 200;

/** What was told of relatives, the newest first. */
export const familyHistories = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select('body')
    .where('person_id', '=', personId)
    .where('is_about_patient', '=', true)
    .where('resource_type', '=', 'FamilyMemberHistory')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
