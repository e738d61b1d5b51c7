import type { Tx } from '../../platform/db/types.ts';
import type { Platform } from '../../platform/platform.ts';
import { fail } from '../../platform/http/failure.ts';
import { closeShift, lockInHand } from './shifts.store.ts';

/** Before a rider's account is deleted: refused while an order is theirs to bring; else their shift ends (DECISIONS §3). */
export async function closeDeliveries(tx: Tx, personId: number, { clock }: Pick<Platform, 'clock'>): Promise<void> {
  // First of all, so that nothing more is given to them meanwhile.
  await closeShift(tx, personId, clock.now());
  if ((await lockInHand(tx, personId)).length > 0) throw fail('orders_to_deliver');
}
