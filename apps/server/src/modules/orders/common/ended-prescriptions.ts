import type { Sql } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { readStockedProducts } from '#modules/catalogue/index.ts';
import { prescribedNoMore } from '#modules/records/index.ts';
import { linesIn, readLinesOf, type OrderRow } from './orders.store.ts';

/** The prescriptions of the record that an order rests on. */
async function recordsOf(sql: Sql, orderId: number): Promise<number[]> {
  const rows = await sql.selectFrom('prescription').select('record_id').where('order_id', '=', orderId).execute();
  return rows.flatMap(({ record_id }) => record_id ?? []);
}

/** The products of an order whose prescription in the record of its patient was taken back or stopped by then. */
export async function endedPrescriptions(sql: Sql, order: OrderRow, at: Date): Promise<readonly number[]> {
  const records = await recordsOf(sql, order.id);
  if (records.length === 0) return [];
  const lines = linesIn(await readLinesOf(sql, [order.id])).filter(({ is_prescription }) => is_prescription);
  const ids = lines.map(({ product_id }) => product_id);
  const products = await readStockedProducts(sql, ids, at);
  return prescribedNoMore(sql, order.person_id, records, [...products.values()], at);
}

/** What is in the order is prescribed still. @throws order_prescription_ended with the products that are not */
export async function assertPrescribedStill(sql: Sql, order: OrderRow, at: Date): Promise<void> {
  const product_ids = await endedPrescriptions(sql, order, at);
  if (product_ids.length > 0) throw fail('order_prescription_ended', { data: { product_ids } });
}
