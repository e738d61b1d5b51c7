import type { Tx } from '#platform/db/types.ts';
import type { Platform } from '#platform/platform.ts';
import { fail } from '#platform/http/failure.ts';
import { eraseRider } from './closing.store.ts';
import { closeShift, lockOpenOrders } from '../common/shifts.store.ts';

/**
 * Before a rider's account is deleted: refused while an order is theirs to bring; else their shift ends, and their position, their vehicle and
 * pictures that prove nothing are erased (DECISIONS §3). Shifts, assignments and proofs stay with the orders that they belong to.
 */
export async function closeDeliveries(
  tx: Tx,
  personId: number,
  { clock, files }: Pick<Platform, 'clock' | 'files'>,
): Promise<void> {
  // First of all, so that nothing more is given to them meanwhile.
  await closeShift(tx, personId, clock.now());
  if ((await lockOpenOrders(tx, personId)).length > 0) throw fail('orders_to_deliver');
  const pictures = await eraseRider(tx, personId);
  for (const id of pictures) await files.remove(tx, id);
}
