import type { Insertable } from 'kysely';
import type { PersonCorrection } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { CorrectedColumns } from '#modules/registration/index.ts';

type Marks = { readonly phone_typed_at?: Date | null; readonly phone_confirmed_at?: Date | null };

/** Writes corrected details; false, and the transaction can only be rolled back, when another file has the identity number. */
export async function updateDetails(tx: Tx, personId: number, columns: CorrectedColumns & Marks): Promise<boolean> {
  try {
    await tx.updateTable('person').set(columns).where('id', '=', personId).execute();
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === '23505') return false;
    throw error;
  }
}

/** Keeps what was corrected and why; answers its number, which the audit log names. */
export async function insertCorrection(tx: Tx, correction: Insertable<PersonCorrection>): Promise<number> {
  const { id } = await tx.insertInto('person_correction').values(correction).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Why details of people were corrected, by the number of the correction. */
export const correctionReasons = (sql: Sql, ids: readonly number[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : sql.selectFrom('person_correction').select(['id', 'reason']).where('id', 'in', ids).execute();

/** What was corrected of a person, for their own copy. */
export const correctionRows = (sql: Sql, personId: number) =>
  sql
    .selectFrom('person_correction')
    .select(['document', 'reason', 'changes', 'corrected_at'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();
