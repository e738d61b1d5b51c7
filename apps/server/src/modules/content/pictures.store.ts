import { sql as raw } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

type Size = { readonly fileId: string; readonly width: number; readonly mime: 'image/avif' | 'image/webp' };

/** Whether the file `f` is a size of a picture that content shows, or showed. */
export const isKept = raw<boolean>`exists (
  select from content_picture c where c.file_id = f.id and (
    exists (select from content_item i where i.fields ->> 'picture' = c.picture::text)
    or exists (select from content_change h where h.fields ->> 'picture' = c.picture::text)))`;

/** Keeps the sizes of a picture under one id, which it answers: that of the last of them. */
export async function insertPicture(tx: Tx, sizes: readonly Size[]): Promise<string> {
  const picture = sizes.at(-1)!.fileId;
  await tx
    .insertInto('content_picture')
    .values(sizes.map(({ fileId, width, mime }) => ({ picture, file_id: fileId, width, mime })))
    .execute();
  return picture;
}

/** The sizes of a picture, the smallest first. */
export const listPictureSizes = (db: Sql, picture: string) =>
  db
    .selectFrom('content_picture')
    .select(['file_id', 'width', 'mime'])
    .where('picture', '=', picture)
    .orderBy('width')
    .execute();

/** Whether there is a picture of this id. */
export async function isPicture(db: Sql, picture: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_picture')
    .select('picture')
    .where('picture', '=', picture)
    .executeTakeFirst();
  return row !== undefined;
}
