import type { Tx } from '#platform/db/types.ts';
import { unusedOf } from '#platform/storage/files.store.ts';
import { unusedDocuments } from './unused-documents.ts';

/**
 * Erases contact details, address, photos, notifications and preferences of a person; name, MRN, identity number and
 * birthday stay with the medical record. Answers the files of the photos, pictures of identity documents included, to be
 * deleted; the card of a policy stays with it.
 */
export async function erasePerson(tx: Tx, personId: number, now: Date): Promise<{ photos: string[] }> {
  const before = await tx
    .selectFrom('person')
    .select('photo_file')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('person')
    .set({ phone: null, email: null, contact_phone: null, address: null, city: null, photo_file: null, portrait: null })
    .set({ phone_typed_at: null, phone_confirmed_at: null })
    .set({ id_photo_file: null, vehicle_number: null, vehicle_type: null, deleted_at: now })
    .where('id', '=', personId)
    .execute();
  await tx.deleteFrom('notification').where('person_id', '=', personId).execute();
  await tx.deleteFrom('notification_preference').where('person_id', '=', personId).execute();
  // By now the person's own document is one of those that nothing names.
  const documents = await unusedOf(tx, personId, unusedDocuments);
  return { photos: before.photo_file === null ? documents : [before.photo_file, ...documents] };
}
