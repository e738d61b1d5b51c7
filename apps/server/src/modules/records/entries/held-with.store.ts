import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/** The resources of which an earlier version was hidden with one of these, and with which resources it was. */
export async function heldWith(
  db: Sql,
  personId: number,
  roots: readonly number[],
): Promise<{ readonly id: number; readonly with: readonly number[] }[]> {
  return db
    .selectFrom('record_entry')
    .select(['resource_id as id', sql<number[]>`to_jsonb(held_with)`.as('with')])
    .where('person_id', '=', personId)
    .where(sql<boolean>`held_with && ${[...roots]}::bigint[]`)
    .execute();
}

/** Which of these resources were corrected, and by which. */
export async function correctionsOf(
  db: Sql,
  personId: number,
  ids: readonly number[],
): Promise<{ readonly old: number; readonly by: number }[]> {
  const rows = await db
    .selectFrom('record_entry')
    .select(['resource_id', 'replaced_by'])
    .where('person_id', '=', personId)
    .where('replaced_by', 'is not', null)
    .where(sql<boolean>`resource_id = any(${[...ids]}::bigint[])`)
    .execute();
  return rows.map(({ resource_id: old, replaced_by: by }) => ({ old, by: by! }));
}

type Lost = { readonly id: number; readonly roots: readonly number[] };

/** Notes with which held results these are hidden from now on. */
export async function saveHeldWith(tx: Tx, personId: number, lost: readonly Lost[]): Promise<void> {
  for (const { id, roots } of lost)
    await tx
      .updateTable('record_entry')
      .set({ held_with: [...roots] })
      .where('person_id', '=', personId)
      .where('resource_id', '=', id)
      .execute();
}
