import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Address } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';

export type AddressRow = Selectable<Address>;

export const listAddresses = (sql: Sql, personId: number): Promise<AddressRow[]> =>
  sql
    .selectFrom('address')
    .selectAll()
    .where('person_id', '=', personId)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .execute();

export const findAddress = (sql: Sql, personId: number, id: number): Promise<AddressRow | undefined> =>
  sql.selectFrom('address').selectAll().where('person_id', '=', personId).where('id', '=', id).executeTakeFirst();

/** Locks the person's addresses against a second change at the same time, and answers how many there are. */
export async function lockAddresses(tx: Tx, personId: number): Promise<number> {
  await tx.selectFrom('person').select('id').where('id', '=', personId).forUpdate().execute();
  const rows = await tx.selectFrom('address').select('id').where('person_id', '=', personId).execute();
  return rows.length;
}

export async function dropDefault(tx: Tx, personId: number): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: false })
    .where('person_id', '=', personId)
    .where('is_default', '=', true)
    .execute();
}

export const insertAddress = (tx: Tx, address: Insertable<Address>): Promise<AddressRow> =>
  tx.insertInto('address').values(address).returningAll().executeTakeFirstOrThrow();

export const updateAddress = (tx: Tx, personId: number, id: number, change: Updateable<Address>) =>
  tx
    .updateTable('address')
    .set(change)
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();

/** Whether it was there, and whether it was the default one. */
export const deleteAddress = (tx: Tx, personId: number, id: number) =>
  tx
    .deleteFrom('address')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .returning('is_default')
    .executeTakeFirst();

/** Makes the oldest of a person's addresses the default one, if there is any. */
export async function promoteOldest(tx: Tx, personId: number): Promise<void> {
  await tx
    .updateTable('address')
    .set({ is_default: true })
    .where('id', '=', (x) =>
      x.selectFrom('address').select('id').where('person_id', '=', personId).orderBy('id').limit(1),
    )
    .execute();
}
