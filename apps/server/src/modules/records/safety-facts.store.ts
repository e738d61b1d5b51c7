import { sql } from 'kysely';
import type { Sql } from '../../platform/db/types.ts';

/** Nobody has so many that a warning would miss one by this. */
const most = 500;

/** Orders for medicines that count now: neither drafts nor plans, and not over. The newest first. */
export const activePrescriptions = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(['id', 'body'])
    .where('person_id', '=', personId)
    .where('resource_type', '=', 'MedicationRequest')
    .where(sql<boolean>`body ->> 'status' = 'active'`)
    .where(sql<boolean>`coalesce(body ->> 'intent', 'order') not in ('proposal', 'plan')`)
    .where(sql<boolean>`coalesce(body ->> 'doNotPerform', 'false') <> 'true'`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

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
