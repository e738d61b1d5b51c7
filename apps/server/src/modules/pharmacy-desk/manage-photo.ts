import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { SentFile } from '#platform/http/form.ts';
import { picturesOf } from '#platform/images/picture-sizes.ts';
import { readImage } from '#platform/images/read-image.ts';
import type { Platform } from '#platform/platform.ts';
import { replacePhoto } from '#modules/catalogue/index.ts';
import { writeJournal } from './changes.store.ts';
import { findProduct, lockProduct } from './products.store.ts';

const kind = 'product_photo';

async function saveSizes(tx: Tx, { files }: Platform, pictures: Awaited<ReturnType<typeof picturesOf>>, now: Date) {
  const sizes: { fileId: string; width: number; mime: 'image/avif' | 'image/webp' }[] = [];
  for (const { width, mime, bytes } of pictures) {
    const fileId = await files.save(tx, { personId: undefined, kind, mime, bytes }, now);
    sizes.push({ fileId, width, mime });
  }
  return sizes;
}

async function removeAll(tx: Tx, { files }: Platform, ids: readonly string[]): Promise<void> {
  for (const id of ids) await files.remove(tx, id);
}

/** Gives a product a photo. The picture is read and encoded before anything is locked. @throws as `readImage`; not_found */
export async function setPhoto(
  platform: Platform,
  call: UserCall,
  id: number,
  file: SentFile | undefined,
): Promise<void> {
  if (!(await findProduct(platform.db, id))) throw fail('not_found');
  if (file === undefined) throw fail('file_required', { path: 'file' });
  const pictures = await picturesOf(await readImage(file), file.signal);
  await platform.db.transaction().execute(async (tx) => {
    if (!(await lockProduct(tx, id))) throw fail('not_found');
    const sizes = await saveSizes(tx, platform, pictures, call.now);
    const photoId = sizes.at(-1)?.fileId ?? null;
    const gone = await replacePhoto(tx, id, { photoId, sizes }, call.now);
    await removeAll(tx, platform, gone);
    await writeJournal(tx, call, { what: 'photo', recordId: id, after: { photo: photoId } });
  });
}

/** Takes the photo of a product away. @throws not_found */
export async function removePhoto(tx: Tx, platform: Platform, call: UserCall, id: number): Promise<void> {
  const product = await lockProduct(tx, id);
  if (!product || product.photo_file === null) throw fail('not_found');
  const gone = await replacePhoto(tx, id, { photoId: null, sizes: [] }, call.now);
  await removeAll(tx, platform, gone);
  await writeJournal(tx, call, { what: 'photo', recordId: id, before: { photo: product.photo_file } });
}
