import { sql as raw, type Insertable, type RawBuilder } from 'kysely';
import type { StoredFile } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export async function insertFile(sql: Sql, file: Insertable<StoredFile>): Promise<void> {
  await sql.insertInto('stored_file').values(file).execute();
}

export async function findFile(sql: Sql, id: string) {
  return sql
    .selectFrom('stored_file')
    .select(['person_id', 'kind', 'mime', 'storage_key'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateFileSize(sql: Sql, id: string, bytes: number): Promise<void> {
  await sql.updateTable('stored_file').set({ bytes }).where('id', '=', id).execute();
}

/** Deletes the row; answers the storage key of its bytes, or nothing when there is none of this id. */
export async function deleteFile(sql: Sql, id: string): Promise<string | undefined> {
  const row = await sql.deleteFrom('stored_file').where('id', '=', id).returning('storage_key').executeTakeFirst();
  return row?.storage_key;
}

/** Which of these storage keys have a row. */
export async function keysWithRow(sql: Sql, keys: readonly string[]): Promise<Set<string>> {
  const rows = await sql
    .selectFrom('stored_file')
    .select('storage_key')
    .where('storage_key', '=', raw<string>`any(${keys}::text[])`)
    .execute();
  return new Set(rows.map(({ storage_key }) => storage_key));
}

export type Unused = {
  readonly kind: string;
  /** Whether a row names the file `f`. */
  readonly isUsed: RawBuilder<boolean>;
};

/** Somebody's files of a kind that are not used. */
export async function unusedOf(tx: Tx, personId: number, { kind, isUsed }: Unused): Promise<string[]> {
  const rows = await tx
    .selectFrom('stored_file as f')
    .select('f.id')
    .where('f.person_id', '=', personId)
    .where('f.kind', '=', kind)
    .where((x) => x.not(isUsed))
    .execute();
  return rows.map(({ id }) => id);
}

/** Which of these files are not used now. */
const unusedAmong = (tx: Tx, ids: readonly string[], { isUsed }: Unused) =>
  tx
    .selectFrom('stored_file as f')
    .select('f.id')
    .where('f.id', 'in', ids)
    .where((x) => x.not(isUsed))
    .orderBy('f.created_at')
    .execute();

/** How many files of a kind were kept before an instant and are not used. */
export async function countUnused(sql: Sql, { kind, isUsed }: Unused, before: Date): Promise<number> {
  const { count } = await sql
    .selectFrom('stored_file as f')
    .select((x) => x.fn.countAll<number>().as('count'))
    .where('f.kind', '=', kind)
    .where('f.created_at', '<', before)
    .where((x) => x.not(isUsed))
    .executeTakeFirstOrThrow();
  return count;
}

/** Up to so many files of a kind that were kept before an instant and are not used, locked: nobody can use them any more. */
export async function lockUnused(tx: Tx, what: Unused, before: Date, most: number): Promise<string[]> {
  const locked = await tx
    .selectFrom('stored_file as f')
    .select('f.id')
    .where('f.kind', '=', what.kind)
    .where('f.created_at', '<', before)
    .where((x) => x.not(what.isUsed))
    .orderBy('f.created_at')
    .limit(most)
    .forUpdate('f')
    .skipLocked()
    .execute();
  if (locked.length === 0) return [];
  // Only a new statement sees what began to use one of them while they were looked for.
  const ids = locked.map(({ id }) => id);
  return (await unusedAmong(tx, ids, what)).map(({ id }) => id);
}
