import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';
import { nameColumns, type NameColumn } from './names.ts';

export type ProfileChange = {
  readonly address?: string | null;
  readonly city?: string | null;
  /** Each is only written where the column is empty. */
  readonly names: Readonly<Partial<Record<NameColumn, string>>>;
};

/** Updates a profile; a name that is set already stays. Answers the names as they are now. */
export async function updateProfile(tx: Tx, personId: number, { names, ...rest }: ProfileChange) {
  const filled = nameColumns.flatMap((column) => {
    const name = names[column];
    return name === undefined ? [] : [[column, sql<string>`coalesce(nullif(${sql.ref(column)}, ''), ${name})`]];
  });
  const update = { ...rest, ...(Object.fromEntries(filled) as Partial<Record<NameColumn, string>>) };
  if (Object.keys(update).length === 0) return undefined;
  return tx
    .updateTable('person')
    .set(update)
    .where('id', '=', personId)
    .returning(nameColumns)
    .executeTakeFirstOrThrow();
}

/** Sets the photo and answers the file that it replaces. Concurrent calls wait for each other. */
export async function replacePhoto(tx: Tx, personId: number, file: string | null): Promise<string | null> {
  const before = await photoOf(tx, personId).forUpdate().executeTakeFirstOrThrow();
  await tx.updateTable('person').set({ photo_file: file }).where('id', '=', personId).execute();
  return before.photo_file;
}

const photoOf = (db: Sql, personId: number) => db.selectFrom('person').select('photo_file').where('id', '=', personId);
