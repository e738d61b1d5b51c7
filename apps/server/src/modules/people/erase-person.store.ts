import type { Tx } from '../../platform/db/types.ts';

/**
 * Erases how a person can be reached, where they live, what they look like, their notifications and choices about messages; the facts of the
 * record itself (name, MRN, identity number, birthday) stay with it. Answers the files of the photos, of the identity document too,
 * to be removed.
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
