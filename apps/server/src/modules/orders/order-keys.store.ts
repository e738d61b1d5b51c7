import type { Sql, Tx } from '../../platform/db/types.ts';
import type { OrderRow } from './orders.store.ts';

/** The order that this account made with this key. */
export const orderOfKey = (db: Sql, accountId: number, key: string): Promise<OrderRow | undefined> =>
  db
    .selectFrom('pharmacy_order')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

export async function keepKey(tx: Tx, orderId: number, key: string): Promise<void> {
  await tx.updateTable('pharmacy_order').set({ idempotency_key: key }).where('id', '=', orderId).execute();
}

/** An order that came to nothing answers to no key: the same wish may be made anew. */
export async function forgetKey(tx: Tx, orderId: number): Promise<void> {
  await tx.updateTable('pharmacy_order').set({ idempotency_key: null }).where('id', '=', orderId).execute();
}
