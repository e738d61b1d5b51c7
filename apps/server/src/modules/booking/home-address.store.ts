import type { Sql, Tx } from '#platform/db/types.ts';

/** Where this person can be visited: their saved addresses, the default one first. */
export const savedAddresses = (sql: Sql, personId: number) =>
  sql
    .selectFrom('address')
    .select(['id', 'name', 'street', 'district', 'city', 'note', 'latitude', 'longitude', 'is_approximate'])
    .where('person_id', '=', personId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();

export type SavedAddress = Awaited<ReturnType<typeof savedAddresses>>[number];

/** The city of a branch in both languages. */
export const cityOfBranch = (sql: Sql, locationId: number) =>
  sql.selectFrom('location').select(['city', 'city_ar']).where('id', '=', locationId).executeTakeFirstOrThrow();

/** Before an account is deleted: where its person was visited is erased. */
export async function eraseHomeAddresses(tx: Tx, personId: number): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ home_address: null })
    .where('patient_id', '=', personId)
    .where('home_address', 'is not', null)
    .execute();
}
