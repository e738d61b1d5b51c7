import type { Platform } from '#platform/platform.ts';
import { expirePaymentsOf } from '#modules/billing/index.ts';
import { findUnpaidOf } from '../common/orders.store.ts';
import { releaseOne } from '../changes/release-order.ts';
import { orderPayable } from './order-payable.ts';

/**
 * Ends the person's order whose time is over as the jobs will: what its provider took in time pays for it, else it is given back, and whoever
 * orders anew need not wait until they come round. It stays while that cannot be done, whatever the fault: the new order is then refused for
 * its sake, and the jobs try again. In transactions of its own: the new order locks its cart before its lots, and those in the order of their
 * ids.
 */
export async function releaseOverdue(platform: Platform, personId: number, now: Date): Promise<void> {
  const entityId = await findUnpaidOf(platform.db, personId, now);
  if (entityId === undefined) return;
  try {
    await expirePaymentsOf({ platform, payables: { order: orderPayable }, now }, { purpose: 'order', entityId });
    await releaseOne(platform.db, entityId, now);
  } catch (error) {
    const { name, code } = error as Error & { code?: string };
    platform.log.error({ error: code ?? name }, 'an overdue order could not be ended');
  }
}
