import { sql } from 'kysely';
import type { Sql } from '#platform/db/types.ts';
import type { Scope } from './records.store.ts';

const columns = ['id', 'resource_type', 'source_id', 'full_url', 'source', 'body'] as const;

/** More medicines than this a record does not show; the newest are kept. */
const most = 2000;

/** Orders for medicines, statements of taking them, and what was handed out, as they were brought; nothing that was an error, or is a draft or a plan. */
export const medicineResources = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(columns)
    .where('person_id', '=', personId)
    .where('is_about_patient', '=', true)
    .where('resource_type', 'in', ['MedicationRequest', 'MedicationStatement', 'MedicationDispense'])
    .where(sql<boolean>`coalesce(body ->> 'status', '') not in ('entered-in-error', 'cancelled', 'draft')
      and coalesce(body ->> 'intent', 'order') not in ('proposal', 'plan')`)
    .where(sql<boolean>`coalesce(body ->> 'doNotPerform', 'false') <> 'true' and not body ? 'modifierExtension'`)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

/** Who wrote them and in which visit: names and ids alone. */
export const namesForMedicines = (db: Sql, personId: number) =>
  db
    .selectFrom('fhir_resource')
    .select(['id', 'resource_type', 'source_id', 'full_url', 'source'])
    .select([sql`jsonb_build_object('id', body -> 'id', 'name', body -> 'name')`.as('body')])
    .where('person_id', '=', personId)
    .where('resource_type', 'in', ['Encounter', 'Practitioner'])
    .execute();

/** Whether a visit is one of this person's record that the reader may see. */
export async function isVisitOf(db: Sql, { personId, hideSensitive }: Scope, visitId: number): Promise<boolean> {
  const row = await db
    .selectFrom('encounter')
    .select('id')
    .where('person_id', '=', personId)
    .$if(hideSensitive, (q) => q.where('is_sensitive', '=', false))
    .where('id', '=', visitId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The visits that stand in the record, by the ids that they are kept under. */
export const visitsBySource = (db: Sql, { personId, hideSensitive }: Scope) =>
  db
    .selectFrom('encounter')
    .select(['id', 'source_id', 'title', 'title_ar', 'practitioner', 'practitioner_ar', 'started_at'])
    .where('person_id', '=', personId)
    .$if(hideSensitive, (q) => q.where('is_sensitive', '=', false))
    .where('withdrawn_at', 'is', null)
    .where('source_id', 'is not', null)
    .execute();
