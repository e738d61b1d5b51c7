import type { Sql, Tx } from '#platform/db/types.ts';
import type { ProductPhoto } from '#platform/db/schema.gen.ts';

type Variant = { readonly fileId: string; readonly width: number; readonly mime: ProductPhoto['mime'] };

/** The sizes of a photo that a product shows, the smallest first. */
export const listSizes = (db: Sql, photoId: string) =>
  db
    .selectFrom('product_photo as f')
    .innerJoin('product as p', 'p.photo_file', 'f.photo_file')
    .select(['f.file_id', 'f.width', 'f.mime'])
    .where('f.photo_file', '=', photoId)
    .orderBy('f.width')
    .execute();

/** Gives a product a photo of these sizes; undefined takes it away. Answers the files of the one before. */
export async function replacePhoto(
  tx: Tx,
  productId: number,
  { photoId, sizes }: { photoId: string | null; sizes: readonly Variant[] },
  now: Date,
): Promise<string[]> {
  const { photo_file: old } = await tx
    .selectFrom('product')
    .select('photo_file')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  await tx.updateTable('product').set({ photo_file: photoId, updated_at: now }).where('id', '=', productId).execute();
  if (photoId !== null)
    await tx
      .insertInto('product_photo')
      .values(sizes.map(({ fileId, width, mime }) => ({ photo_file: photoId, file_id: fileId, width, mime })))
      .execute();
  if (old === null) return [];
  const gone = await tx.deleteFrom('product_photo').where('photo_file', '=', old).returning('file_id').execute();
  return [...new Set([old, ...gone.map(({ file_id }) => file_id)])];
}
