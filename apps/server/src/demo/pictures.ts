import { readFile } from 'node:fs/promises';
import type { Tx } from '../platform/db/types.ts';
import type { Files } from '../platform/storage/files.ts';

const drawn = new URL('orders/prescription.webp', import.meta.url);

/** The picture of the prescription that waits for the pharmacist, drawn for this project. Files lie beside the database, so it comes last. */
export async function seedPictures(tx: Tx, files: Files, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('prescription')
    .select(['id', 'person_id'])
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (!waiting) return;
  const picture = {
    personId: waiting.person_id,
    kind: 'prescription',
    mime: 'image/webp',
    bytes: await readFile(drawn),
  };
  const fileId = await files.keep(tx, picture, now);
  await tx.insertInto('prescription_file').values({ prescription_id: waiting.id, file_id: fileId }).execute();
}
