import { sql, type Insertable } from 'kysely';
import type { MedicationSupply } from '#platform/db/schema.gen.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import { supplyDaysIn } from '#modules/records/index.ts';

/** The newest supply of each medicine that was handed out here. */
export const latestSupplies = (db: Sql, personId: number) =>
  db
    .selectFrom('medication_supply')
    .distinctOn('resource_id')
    .select(['resource_id', 'supplied_on', 'days'])
    .where('person_id', '=', personId)
    .orderBy('resource_id')
    .orderBy('supplied_on', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Once for each request and for each medicine of an order. */
export async function insertSupply(tx: Tx, row: Insertable<MedicationSupply>): Promise<void> {
  await tx
    .insertInto('medication_supply')
    .values(row)
    .onConflict((c) => c.doNothing())
    .execute();
}

/** The prescriptions of the record that an order relied on when it was placed. */
export async function recordsOfOrder(tx: Tx, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('prescription')
    .select('record_id')
    .where('order_id', '=', orderId)
    .where('record_id', 'is not', null)
    .$narrowType<{ record_id: number }>()
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** What the pharmacist said who approved the prescriptions of an order in part; null when nobody did. */
export async function reasonOfReview(tx: Tx, orderId: number): Promise<string | null> {
  const row = await tx
    .selectFrom('prescription')
    .select('reason')
    .where('order_id', '=', orderId)
    .where('state', '=', 'partly_approved')
    .limit(1)
    .executeTakeFirst();
  return row?.reason ?? null;
}

/** For how many days the order of a medicine says that a supply lasts. */
export async function statedSupplyDays(tx: Tx, resourceId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('fhir_resource')
    .select(sql`body #> '{dispenseRequest,expectedSupplyDuration}'`.as('duration'))
    .where('id', '=', resourceId)
    .executeTakeFirst();
  return supplyDaysIn(row?.duration);
}
