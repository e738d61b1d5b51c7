import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

/**
 * Before an account is deleted: erases how a person and their relatives are reached from the resources that describe them (DECISIONS §3).
 * Name, birthday and identifiers stay with the medical record; the narrative goes, for it repeats the contact.
 */
export async function eraseContactInRecords(tx: Tx, personId: number): Promise<void> {
  await sql`
    update fhir_resource set body = body - '{telecom,address,contact,photo,text}'::text[]
    where person_id = ${personId} and resource_type in ('Patient', 'RelatedPerson', 'Person')`.execute(tx);
}
