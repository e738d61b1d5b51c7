import { sql as raw, type Insertable, type Selectable, type SqlBool } from 'kysely';
import { exportRules } from '@balsam/domain/privacy';
import { addMinutes } from '@balsam/domain/time';
import type { DataExport } from '../../platform/db/schema.gen.ts';
import type { Db, Sql, Tx } from '../../platform/db/types.ts';

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

/** An export that somebody works on, and the file of an earlier try that came to nothing. */
export type Claimed = ExportRow & { readonly file_id: string; readonly old_file: string | null };

/** Takes one that waits, or that whoever had it left lying; others pass it by. */
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

/** While the claim is still this one's: nobody has taken it over, and it was not called off. */
const held = (sql: Sql, { id, file_id }: Claimed) =>
  sql.updateTable('data_export').where('id', '=', id).where('state', '=', 'running').where('file_id', '=', file_id);

/** Writes the progress down and holds on for longer; false when somebody else has taken over. */
export async function markProgress(
  sql: Sql,
  claimed: Claimed,
  at: { readonly done: number; readonly total: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await held(sql, claimed)
    .set({ parts_done: at.done, parts_total: at.total, claimed_until: addMinutes(now, exportRules.staleMinutes) })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markReady(
  tx: Tx,
  claimed: Claimed,
  { bytes, readyAt, expiresAt }: { readonly bytes: number; readonly readyAt: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await held(tx, claimed)
    .set({ state: 'ready', bytes, ready_at: readyAt, expires_at: expiresAt, claimed_until: null })
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lets go of it, to be begun anew at once. */
export async function release(sql: Sql, claimed: Claimed): Promise<void> {
  await held(sql, claimed).set({ claimed_until: null }).execute();
}

const filesOf = (rows: readonly { file_id: string | null }[]): string[] =>
  rows.flatMap(({ file_id }) => (file_id === null ? [] : [file_id]));

/** Gives up those that were begun too often and that nobody works on; answers the files that they left. */
export async function giveUpExports(db: Db, now: Date): Promise<string[]> {
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

/** Ends those whose time is over, and all of persons who deleted their account; answers their files. */
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

/** Every copy that was ever asked for, as the copy itself tells of it. */
export const exportRows = (sql: Sql, personId: number, after: number, count: number) =>
  sql
    .selectFrom('data_export')
    .select(['id', 'state', 'asked_by', 'asked_at', 'ready_at', 'expires_at', 'bytes'])
    .where('person_id', '=', personId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(count)
    .execute();
