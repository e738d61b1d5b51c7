import type { Tx } from '#platform/db/types.ts';
import { fail } from '#platform/http/failure.ts';
import { eraseContact, findActive } from './closing.store.ts';

/**
 * Before an account is deleted: refused while an order is not over yet, then addresses, the cart and free texts are erased; of the places of
 * past orders only the city stays (DECISIONS §3).
 */
export async function closeOrders(tx: Tx, personId: number): Promise<void> {
  if (await findActive(tx, personId)) throw fail('order_on_its_way');
  await eraseContact(tx, personId);
}
