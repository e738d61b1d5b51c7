/** Where a kept resource came from, when it was stated here: by the person, their guardian or a doctor. */
export const statementSource = 'stated';

import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

type NewRow = {
  readonly person_id: number;
  readonly resource_type: string;
  readonly source_id: string;
  readonly body: object;
  readonly hash: Buffer;
  readonly now: Date;
};

export async function insertStatement(tx: Tx, { body, hash, now, ...row }: NewRow): Promise<number> {
  const kept = await tx
    .insertInto('fhir_resource')
    .values({ ...row, source: statementSource, body: JSON.stringify(body), body_hash: hash, imported_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return kept.id;
}

/** One who adds to the statements of a person at a time, until the transaction ends: the next one knows what this one has added. */
export async function lockStatements(tx: Tx, personId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('records.statements', ${personId}))`.execute(tx);
}

/** How many statements of a person wait for a doctor; of medicines those that are not ended. */
export async function countOpenStatements(tx: Tx, personId: number): Promise<number> {
  const { open } = await tx
    .selectFrom('fhir_resource as r')
    .innerJoin('record_entry as e', 'e.resource_id', 'r.id')
    .select((q) => q.fn.countAll<number>().as('open'))
    .where('r.person_id', '=', personId)
    .where('r.source', '=', statementSource)
    .where('e.withdrawn_at', 'is', null)
    .where('e.status', '<>', 'stopped')
    .where(
      sql<boolean>`(r.body @> '{"verificationStatus": {"coding": [{"code": "unconfirmed"}]}}'
        or r.body @> '{"category": {"coding": [{"code": "patientspecified"}]}}' or r.body @> '{"asserter": {"display": "patient"}}')`,
    )
    .executeTakeFirstOrThrow();
  return open;
}

/**
 * Holds a statement for a change of what it says: who writes it anew must have read what others wrote before. Its key stays as it is, and
 * rows that point to it may be added meanwhile: who has taken a reminder of a medicine and adds its dose does not wait for who stops that medicine.
 */
export async function lockStatement(tx: Tx, personId: number, kept: number): Promise<void> {
  await tx
    .selectFrom('fhir_resource')
    .select('id')
    .where('id', '=', kept)
    .where('person_id', '=', personId)
    .where('source', '=', statementSource)
    .forNoKeyUpdate()
    .execute();
}

type Change = {
  readonly personId: number;
  readonly kept: number;
  readonly body: object;
  readonly hash: Buffer;
  readonly now: Date;
};

export async function replaceStatement(tx: Tx, { personId, kept, body, hash, now }: Change): Promise<boolean> {
  const changed = await tx
    .updateTable('fhir_resource')
    .set({ body: JSON.stringify(body), body_hash: hash, imported_at: now })
    .where('id', '=', kept)
    .where('person_id', '=', personId)
    .where('source', '=', statementSource)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
