import { sql as raw, type Insertable, type Selectable, type SqlBool } from 'kysely';
import { exportRules } from '@balsam/domain/privacy';
import { addMinutes } from '@balsam/domain/time';
import type { DataExport } from '#platform/db/schema.gen.ts';
import type { Db, Sql, Tx } from '#platform/db/types.ts';

export type ExportRow = Selectable<DataExport>;

/** The new export; undefined when one of this person is under way. */
export async function insertExport(tx: Tx, row: Insertable<DataExport>): Promise<ExportRow | undefined> {
  return tx
    .insertInto('data_export')
    .values(row)
    .onConflict((c) =>
      c
        .column('person_id')
        .where(raw<SqlBool>`state in ('waiting', 'running')`)
        .doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
}

export const listExports = (sql: Sql, personId: number) =>
  sql.selectFrom('data_export').selectAll().where('person_id', '=', personId).orderBy('id', 'desc').limit(10).execute();

export const findExport = (sql: Sql, personId: number, id: number) =>
  sql.selectFrom('data_export').selectAll().where('person_id', '=', personId).where('id', '=', id).executeTakeFirst();

/** An export that a process works on, and the file of an earlier try that failed. */
export type Claimed = ExportRow & { readonly file_id: string; readonly old_file: string | null };

/** Claims an export that waits or whose process died; other processes skip it. */
export async function claimExport(db: Db, fileId: string, now: Date): Promise<Claimed | undefined> {
  const row = await db
    .with('next', (q) =>
      q
        .selectFrom('data_export')
        .select(['id', 'file_id as old_file'])
        .where('state', 'in', ['waiting', 'running'])
        .where((w) => w.or([w('claimed_until', 'is', null), w('claimed_until', '<=', now)]))
        .where('attempts', '<', exportRules.attempts)
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('data_export')
    .from('next')
    .set({
      state: 'running',
      attempts: raw`attempts + 1`,
      claimed_until: addMinutes(now, exportRules.staleMinutes),
      file_id: fileId,
      parts_done: 0,
    })
    .whereRef('data_export.id', '=', 'next.id')
    .returningAll('data_export')
    .returning('next.old_file')
    .executeTakeFirst();
  return row && { ...row, file_id: fileId };
}

/** Updates the export only while this claim holds: no other process has taken it over, and it was not cancelled. */
const ownClaim = (sql: Sql, { id, file_id }: Claimed) =>
  sql.updateTable('data_export').where('id', '=', id).where('state', '=', 'running').where('file_id', '=', file_id);

/** Saves the progress and extends the claim; false when another process has taken over. */
export async function markProgress(
  sql: Sql,
  claimed: Claimed,
  at: { readonly done: number; readonly total: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await ownClaim(sql, claimed)
    .set({ parts_done: at.done, parts_total: at.total, claimed_until: addMinutes(now, exportRules.staleMinutes) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markReady(
  tx: Tx,
  claimed: Claimed,
  { bytes, readyAt, expiresAt }: { readonly bytes: number; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await ownClaim(tx, claimed)
    .set({ state: 'ready', bytes, ready_at: readyAt, expires_at: expiresAt, claimed_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases the claim, so that the export is started again at once. @param isNoTry whether this start does not count */
export async function releaseClaim(
  sql: Sql,
  claimed: Claimed,
  { isNoTry }: { readonly isNoTry: boolean },
): Promise<void> {
  const attempts = raw<number>`attempts - ${isNoTry ? 1 : 0}`;
  await ownClaim(sql, claimed).set({ claimed_until: null, attempts }).execute();
}

const filesOf = (rows: readonly { file_id: string | null }[]): string[] =>
  rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]));

/** Marks exports as failed that were started too often and that no process works on; answers the files that they left. */
export async function failAbandonedExports(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('data_export')
    .set({ state: 'failed', claimed_until: null })
    .where('state', 'in', ['waiting', 'running'])
    .where('attempts', '>=', exportRules.attempts)
    .where((w) => w.or([w('claimed_until', 'is', null), w('claimed_until', '<=', now)]))
    .returning('file_id')
    .execute();
  return filesOf(rows);
}

/** Marks exports as removed that have expired or whose person deleted their account; answers their files. */
export async function removeOldExports(tx: Tx, now: Date, count: number): Promise<string[]> {
  const rows = await tx
    .updateTable('data_export')
    .set({ state: 'removed' })
    .where('id', 'in', (q) =>
      q
        .selectFrom('data_export as e')
        .innerJoin('person as p', 'p.id', 'e.person_id')
        .select('e.id')
        .where('e.state', '=', 'ready')
        .where((w) => w.or([w('e.expires_at', '<=', now), w('p.deleted_at', 'is not', null)]))
        .orderBy('e.id')
        .limit(count)
        .forUpdate('e')
        .skipLocked(),
    )
    .returning('file_id')
    .execute();
  return filesOf(rows);
}

/** Every copy that was ever requested, as the copy itself lists them. */
export const exportRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('data_export')
    .select(['id', 'state', 'asked_by', 'asked_at', 'ready_at', 'expires_at', 'bytes'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
