import type { Tx } from '../../platform/db/types.ts';

/**
 * Erases how a person can be reached, where they live, what they look like and their choices about messages; the facts of the
 * record itself (name, MRN, identity number, birthday) stay with it. Answers the file of the photo, to be removed.
 */
export async function erasePerson(tx: Tx, personId: number, now: Date): Promise<{ photo: string | null }> {
  const before = await tx
    .selectFrom('person')
    .select('photo_file')
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('person')
    .set({ phone: null, email: null, contact_phone: null, address: null, city: null, photo_file: null, portrait: null })
    .set({ vehicle_number: null, vehicle_type: null, deleted_at: now })
    .where('id', '=', personId)
    .execute();
  await tx.deleteFrom('notification_preference').where('person_id', '=', personId).execute();
  return { photo: before.photo_file };
}
