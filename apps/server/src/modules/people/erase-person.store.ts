import type { Tx } from '#platform/db/types.ts';

/**
 * Erases contact details, address, photos, notifications and preferences of a person; name, MRN, identity number and
 * birthday stay with the medical record. Answers the files of the photos, the identity document included, to be
 * deleted.
 */
export async function erasePerson(tx: Tx, personId: number, now: Date): Promise<{ photos: string[] }> {
  const before = await tx
    .selectFrom('person')
    .select(['photo_file', 'id_photo_file'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('person')
    .set({ phone: null, email: null, contact_phone: null, address: null, city: null, photo_file: null, portrait: null })
    .set({ id_photo_file: null, vehicle_number: null, vehicle_type: null, deleted_at: now })
    .where('id', '=', personId)
    .execute();
  await tx.deleteFrom('notification').where('person_id', '=', personId).execute();
  await tx.deleteFrom('notification_preference').where('person_id', '=', personId).execute();
  return { photos: [before.photo_file, before.id_photo_file].filter((file) => file !== null) };
}
