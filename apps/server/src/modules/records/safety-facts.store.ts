import { sql } from 'kysely';
import type { Sql } from '../../platform/db/types.ts';

/** Nobody has so many that a warning would miss one by this. */
const most = 500;

/** Allergies that are not refuted or over, and medicines that are taken now, as they were brought. */
export const currentSafetyResources = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(['resource_type', 'body'])
    .where('person_id', '=', personId)
    .where((w) =>
      w.or([
        w.and([
          w('resource_type', '=', 'AllergyIntolerance'),
          sql<boolean>`not body @? '$.clinicalStatus.coding[*].code ? (@ == "inactive" || @ == "resolved")'`,
          sql<boolean>`not body @? '$.verificationStatus.coding[*].code ? (@ == "refuted" || @ == "entered-in-error")'`,
        ]),
        w.and([
          w('resource_type', 'in', ['MedicationRequest', 'MedicationStatement']),
          sql<boolean>`body ->> 'status' = 'active'`,
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
