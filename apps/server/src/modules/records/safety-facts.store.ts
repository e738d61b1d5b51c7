import { overStatuses } from '@balsam/domain/records';
import { sql } from 'kysely';
import { shortRead } from '#platform/db/short-read.ts';
import type { Sql } from '#platform/db/types.ts';
import type { Located } from './fhir/references.ts';

/** Nobody has so many that a warning would miss one by this. */
const most = 500;

const columns = ['id', 'resource_type', 'source_id', 'full_url', 'source', 'body'] as const;

/** A resource without the bulk that tells nothing of what is taken: its narrative, doses and who stands behind it. Each cart reads them. */
const bodyInShort = sql`body - '{text,subject,patient,encounter,context,identifier,dosage,dosageInstruction,dispenseRequest,note,
  reasonCode,reasonReference,requester,recorder,performer,supportingInformation,insurance,substitution,eventHistory}'::text[]`;

/** A kept resource as references are followed from it. */
export const located = (row: {
  readonly resource_type: string;
  readonly source_id: string;
  readonly full_url: string | null;
  readonly source: string;
  readonly body: unknown;
}): Located => ({
  type: row.resource_type,
  sourceId: row.source_id,
  fullUrl: row.full_url,
  source: row.source,
  body: typeof row.body === 'object' && row.body !== null ? (row.body as Located['body']) : {},
});

/** What may be taken: to warn once too often is better than not at all, so a status that is not known counts. */
const mayBeTaken = sql<boolean>`(coalesce(body ->> 'status', 'unknown') in ('active', 'unknown')
  and coalesce(body ->> 'intent', 'order') not in ('proposal', 'plan') and coalesce(body ->> 'doNotPerform', 'false') <> 'true')`;

/** An order counts when it is active, neither a draft nor a plan, and not one to leave something out. */
const isOrdered = sql<boolean>`(body ->> 'status' = 'active' and coalesce(body ->> 'intent', 'order') not in ('proposal', 'plan')
  and coalesce(body ->> 'doNotPerform', 'false') <> 'true' and not body ? 'modifierExtension')`;

/** Orders for medicines that count now. The newest first. */
export const activePrescriptions = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(columns)
    .where('person_id', '=', personId)
    .where('is_about_patient', '=', true)
    .where('resource_type', '=', 'MedicationRequest')
    .where(isOrdered)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** These orders for medicines of a record, whatever has become of them. The newest first. */
export const prescriptionsById = (db: Sql, personId: number, ids: readonly number[]) =>
  db
    .selectFrom('fhir_resource')
    .select([...columns, 'imported_at'])
    .where('person_id', '=', personId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .orderBy('id', 'desc')
    .execute();

/** Allergies that are not refuted or over, and medicines that are taken now, as they were brought. */
export const currentSafetyResources = shortRead((db, { personId }: { readonly personId: number }) =>
  db
    .selectFrom('fhir_resource')
    .select(['id', 'resource_type', 'source_id', 'full_url', 'source'])
    .select(bodyInShort.as('body'))
    .where('person_id', '=', personId)
    .where('is_about_patient', '=', true)
    .where((w) =>
      w.or([
        w.and([
          w('resource_type', '=', 'AllergyIntolerance'),
          sql<boolean>`not jsonb_path_query_array(body, '$.clinicalStatus.coding[*].code') ?| ${[...overStatuses]}::text[]`,
          sql<boolean>`not body @? '$.verificationStatus.coding[*].code ? (@ == "refuted" || @ == "entered-in-error")'`,
        ]),
        w.and([w('resource_type', 'in', ['MedicationRequest', 'MedicationStatement']), mayBeTaken]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(most),
);

/** What orders and statements point to: medicines, and what is in them. */
export const medicinesPointedTo = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(columns)
    .where('person_id', '=', personId)
    .where('resource_type', 'in', ['Medication', 'Substance'])
    .execute();
