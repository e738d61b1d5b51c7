import { sql as raw } from 'kysely';
import { summaryRules } from '@balsam/domain/visits';
import type { Sql, Tx } from '#platform/db/types.ts';

export const findSummary = (sql: Sql, appointmentId: number) =>
  sql.selectFrom('visit_summary').selectAll().where('appointment_id', '=', appointmentId).executeTakeFirst();

/** The same, its row locked: who signs, and who writes at the same moment, wait for each other. */
export const lockSummary = (tx: Tx, appointmentId: number) =>
  tx.selectFrom('visit_summary').selectAll().where('appointment_id', '=', appointmentId).forUpdate().executeTakeFirst();

export type DiagnosisRow = { readonly code: string; readonly text: string; readonly text_ar: string };
export type MedicineRow = {
  readonly product_id: number;
  readonly name: string;
  readonly name_ar: string;
  readonly dose: string;
  readonly times_per_day: number;
  readonly days: number;
};

export const listDiagnoses = (sql: Sql, appointmentId: number): Promise<DiagnosisRow[]> =>
  sql
    .selectFrom('visit_diagnosis')
    .select(['code', 'text', 'text_ar'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('position')
    .execute();

export const listMedicines = (sql: Sql, appointmentId: number): Promise<MedicineRow[]> =>
  sql
    .selectFrom('visit_medicine')
    .select(['product_id', 'name', 'name_ar', 'dose', 'times_per_day', 'days'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('position')
    .execute();

export const listAddenda = (sql: Sql, appointmentId: number) =>
  sql
    .selectFrom('visit_addendum')
    .select(['id', 'text', 'written_at'])
    .where('appointment_id', '=', appointmentId)
    .orderBy('id')
    .limit(summaryRules.mostAddenda)
    .execute();

export type Draft = {
  readonly findings: string;
  readonly advice: string;
  readonly sick_from: string | null;
  readonly sick_to: string | null;
  readonly follow_up_days: number | null;
  readonly diagnoses: readonly DiagnosisRow[];
  readonly medicines: readonly MedicineRow[];
};

/** Writes the draft whole over the one that was there. Each has a time of its own, by which a later one is told from it. */
export async function saveDraft(
  tx: Tx,
  appointmentId: number,
  { diagnoses, medicines, ...texts }: Draft,
  now: Date,
): Promise<void> {
  const appointment_id = appointmentId;
  await tx
    .insertInto('visit_summary')
    .values({ appointment_id, ...texts, updated_at: now })
    .onConflict((c) =>
      c.column('appointment_id').doUpdateSet({
        ...texts,
        updated_at: raw<Date>`greatest(${now}, visit_summary.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute();
  await tx.deleteFrom('visit_diagnosis').where('appointment_id', '=', appointment_id).execute();
  await tx.deleteFrom('visit_medicine').where('appointment_id', '=', appointment_id).execute();
  const placed = <T>(rows: readonly T[]) => rows.map((row, position) => ({ ...row, appointment_id, position }));
  if (diagnoses.length > 0) await tx.insertInto('visit_diagnosis').values(placed(diagnoses)).execute();
  if (medicines.length > 0) await tx.insertInto('visit_medicine').values(placed(medicines)).execute();
}

/** Signs a draft, once; false when it is signed. */
export async function markSigned(tx: Tx, appointmentId: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('visit_summary')
    .set({ signed_at: now })
    .where('appointment_id', '=', appointmentId)
    .where('signed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function insertAddendum(tx: Tx, appointmentId: number, text: string, now: Date): Promise<void> {
  await tx.insertInto('visit_addendum').values({ appointment_id: appointmentId, text, written_at: now }).execute();
}
