/** Where a kept resource came from, when it was stated here: by the person, their guardian or a doctor. */
export const statementSource = 'stated';

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
