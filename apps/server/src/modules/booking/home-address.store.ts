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

/**
 * The home visits that are paid, or being paid, and not over: of this person, and those that they booked for somebody without a log-in of their
 * own, whom nobody else can be called for.
 */
export const homeVisitsAhead = (tx: Tx, personId: number, now: Date) =>
  tx
    .selectFrom('appointment as a')
    .select('a.id')
    .where('a.type', '=', 'home')
    .where('a.state', 'in', ['booked', 'checked_in'])
    .where('a.payment_status', 'in', ['paid', 'success', 'partial', 'pending payment'])
    .where('a.ends_at', '>', now)
    .where((w) =>
      w.or([
        w('a.patient_id', '=', personId),
        w.and([
          w('a.booked_by', 'in', w.selectFrom('account').select('id').where('person_id', '=', personId)),
          w.not(
            w.exists(
              w
                .selectFrom('account as own')
                .select('own.id')
                .whereRef('own.person_id', '=', 'a.patient_id')
                .where('own.status', '<>', 'deleted'),
            ),
          ),
        ]),
      ]),
    )
    .orderBy('a.id')
    .execute();

/** Before an account is deleted: where its person was visited is erased. */
export async function eraseHomeAddresses(tx: Tx, personId: number): Promise<void> {
  await tx
    .updateTable('appointment')
    .set({ home_address: null })
    .where('patient_id', '=', personId)
    .where('home_address', 'is not', null)
    .execute();
}
