import { finalStates } from '@balsam/domain/orders';
import { sql } from 'kysely';
import type { Sql, Tx } from '#platform/db/types.ts';

/**
 * An order of a person, or one that they placed in the profile of somebody else, that is being paid or has somewhere to
 * go still: its code and its news may reach nobody but whoever placed it.
 */
export const findActive = (db: Sql, personId: number) =>
  db
    .selectFrom('pharmacy_order')
    .select('id')
    .where((w) =>
      w.or([
        w('person_id', '=', personId),
        w('account_id', 'in', w.selectFrom('account').select('id').where('person_id', '=', personId)),
      ]),
    )
    .where('payment_state', '<>', 'released')
    .where((w) => w.or([w('state', 'is', null), w('state', 'not in', finalStates)]))
    .limit(1)
    .executeTakeFirst();

/**
 * Erases where somebody lives and what they wrote in words of their own: addresses, the cart, all but the city in the orders that are over, why
 * they cancelled, what they said of an order or to the pharmacist.
 */
export async function eraseContact(tx: Tx, personId: number): Promise<void> {
  await tx.deleteFrom('address').where('person_id', '=', personId).execute();
  await tx
    .deleteFrom('cart')
    .where((w) => w.or([w('person_id', '=', personId), w('guardian_id', '=', personId)]))
    .execute();
  await sql`
    update pharmacy_order set address = jsonb_build_object('ADDRESS', '', 'ADDRESS_NAME', '', 'CITY', address->>'CITY',
      'LATITUDE', round((address->>'LATITUDE')::numeric, 1), 'LONGITUDE', round((address->>'LONGITUDE')::numeric, 1))
    where person_id = ${personId} and address is not null`.execute(tx);
  await tx
    .updateTable('pharmacy_order')
    .set({ cancellation_description: null, rating_comment: null })
    .where('person_id', '=', personId)
    .execute();
  await tx.updateTable('prescription').set({ note: '' }).where('person_id', '=', personId).execute();
}

/** A page of what this module keeps of a person, for the copy of their data. */
export const addressRows = (db: Sql, personId: number, from: number, count: number) =>
  db
    .selectFrom('address')
    .select(['id', 'name', 'street', 'district', 'city', 'note', 'latitude', 'longitude', 'is_default', 'created_at'])
    .where('person_id', '=', personId)
    .where('id', '>', from)
    .orderBy('id')
    .limit(count)
    .execute();

export const prescriptionRows = (db: Sql, personId: number, from: number, count: number) =>
  db
    .selectFrom('prescription')
    .select(['id', 'order_id', 'state', 'reason', 'note', 'created_at'])
    .where('person_id', '=', personId)
    .where('id', '>', from)
    .orderBy('id')
    .limit(count)
    .execute();

export const orderRows = (db: Sql, personId: number, from: number, count: number) =>
  db
    .selectFrom('pharmacy_order')
    .selectAll()
    .where('person_id', '=', personId)
    .where('id', '>', from)
    .orderBy('id')
    .limit(count)
    .execute();
