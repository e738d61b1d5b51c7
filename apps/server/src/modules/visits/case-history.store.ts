import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

export type CaseHistoryText = {
  readonly complaint: string;
  readonly since: string;
  readonly helps: string;
  readonly medicines: string;
  readonly allergies: string;
};

export const findCaseHistory = (sql: Sql, appointmentId: number) =>
  sql
    .selectFrom('case_history as h')
    .select(['h.complaint', 'h.since', 'h.helps', 'h.medicines', 'h.allergies', 'h.updated_at'])
    .select(
      raw<string[]>`array(select p.file_id::text from case_history_picture p where p.appointment_id = h.appointment_id
        order by p.position)`.as('file_ids'),
    )
    .where('h.appointment_id', '=', appointmentId)
    .executeTakeFirst();

/** What a person told last before one of their visits; null when they told nothing. */
export const lastCaseHistoryOf = async (sql: Sql, personId: number) =>
  (await sql
    .selectFrom('case_history as h')
    .innerJoin('appointment as a', 'a.id', 'h.appointment_id')
    .select(['h.complaint', 'h.since', 'h.helps', 'h.medicines', 'h.allergies', 'h.updated_at'])
    .where('a.patient_id', '=', personId)
    .orderBy('h.updated_at', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst()) ?? null;

/** Writes it whole over what was there; each time is later than the one before, for it is the version too. */
export async function saveCaseHistory(tx: Tx, appointmentId: number, text: CaseHistoryText, now: Date): Promise<void> {
  await tx
    .insertInto('case_history')
    .values({ appointment_id: appointmentId, ...text, updated_at: now })
    .onConflict((c) =>
      c.column('appointment_id').doUpdateSet({
        ...text,
        updated_at: raw<Date>`greatest(${now}, case_history.updated_at + interval '1 millisecond')`,
      }),
    )
    .execute();
}

/** Its pictures from now on. False when one of them stands in another history. */
export async function replacePictures(tx: Tx, appointmentId: number, fileIds: readonly string[]): Promise<boolean> {
  await tx.deleteFrom('case_history_picture').where('appointment_id', '=', appointmentId).execute();
  if (fileIds.length === 0) return true;
  const rows = fileIds.map((file_id, position) => ({ appointment_id: appointmentId, position, file_id }));
  const kept = await tx
    .insertInto('case_history_picture')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .returning('file_id')
    .execute();
  return kept.length === fileIds.length;
}

/** What was told before one visit is told before another, with its pictures; nothing happens where that one has a history of its own. */
export async function giveCaseHistoryTo(tx: Tx, oldId: number, id: number): Promise<void> {
  const given = await tx
    .insertInto('case_history')
    .columns(['appointment_id', 'complaint', 'since', 'helps', 'medicines', 'allergies', 'updated_at'])
    .expression((x) =>
      x
        .selectFrom('case_history')
        .select(raw<number>`${id}::bigint`.as('appointment_id'))
        .select(['complaint', 'since', 'helps', 'medicines', 'allergies', 'updated_at'])
        .where('appointment_id', '=', oldId),
    )
    .onConflict((c) => c.doNothing())
    .returning('appointment_id')
    .executeTakeFirst();
  if (!given) return;
  const ofOld = tx.updateTable('case_history_picture').where('appointment_id', '=', oldId);
  await ofOld.set({ appointment_id: id }).execute();
  await tx.deleteFrom('case_history').where('appointment_id', '=', oldId).execute();
}

/** A person's case histories, by appointment. */
export const caseHistoryRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('case_history as h')
    .innerJoin('appointment as a', 'a.id', 'h.appointment_id')
    .select(['a.id', 'h.complaint', 'h.since', 'h.helps', 'h.medicines', 'h.allergies', 'h.updated_at'])
    .where('a.patient_id', '=', personId)
    .where('a.id', '>', after)
    .orderBy('a.id')
    .limit(count)
    .execute();
