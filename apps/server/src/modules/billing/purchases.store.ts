import { sql as raw } from 'kysely';
import type { Sql } from '#platform/db/types.ts';

/** SQL over a `payment`: the log-in by which its order was made, whoever paid for it; null of what is no order. */
export const orderedBy = raw<number | null>`(
  select o.account_id from pharmacy_order o where payment.purpose = 'order' and o.id = payment.entity_id)`;

/** The same of one payment. */
export async function findOrderedBy(sql: Sql, paymentId: number): Promise<number | null> {
  const row = sql.selectFrom('payment').select(orderedBy.as('ordered_by')).where('payment.id', '=', paymentId);
  return (await row.executeTakeFirst())?.ordered_by ?? null;
}
