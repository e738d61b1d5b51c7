import type { Sql } from '#platform/db/types.ts';

/** The visits of a person that wait for their payment, in the order of their ids. */
export async function unpaidVisitsOf(sql: Sql, patientId: number): Promise<number[]> {
  const rows = await sql
    .selectFrom('appointment')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('state', '=', 'booked')
    .where('payment_status', 'in', ['unpaid', 'pending payment'])
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
