import { linesTakenOut, mayReview, type ReviewDecision } from '@balsam/domain/orders';
import { audit } from '#platform/audit/audit.ts';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { prescriptionReviewed } from '../common/events.ts';
import { moveOrder } from './move-order.ts';
import { lockOrderFor } from '../common/orders.policy.ts';
import { readLinesOf, type OrderRow } from '../common/orders.store.ts';
import { assertPrescribedStill } from '../common/ended-prescriptions.ts';
import { decidePending } from '../prescriptions/prescriptions.store.ts';
import { takeOut } from '../common/take-out.ts';

export type PrescriptionReview = {
  readonly decision: ReviewDecision;
  /** Of the lines on prescription those that stay; only with a partial approval. */
  readonly lineIds: readonly number[];
  readonly reason: string;
};

/**
 * Reviews the prescriptions of an order that was placed (DECISIONS §6): approved, approved for some lines only, when the others leave the
 * order, or rejected, and with them the order.
 * @throws not_found; order_move_refused when it was confirmed or ended meanwhile; prescription_judged; order_prescription_ended for a whole approval; what `mayReview` refuses by
 */
export async function reviewPrescription(
  tx: Tx,
  call: UserCall,
  orderId: number,
  { decision, lineIds, reason }: PrescriptionReview,
): Promise<OrderRow> {
  const order = await lockOrderFor(tx, call, orderId, 'pharmacist');
  if (order.state !== 'placed') throw fail('order_move_refused');
  const lines = (await readLinesOf(tx, [orderId])).filter(({ taken_out_at }) => taken_out_at === null);
  const reviewed = lines.map(({ id, is_prescription }) => ({ id, isPrescription: is_prescription }));
  const allowed = mayReview(reviewed, { decision, keptIds: lineIds, reason });
  assertAllowed(allowed);
  if (decision === 'approved') await assertPrescribedStill(tx, order, call.now);
  const by = { state: decision, reason: reason || null, accountId: call.actor.accountId };
  if (!(await decidePending(tx, orderId, by, call.now))) throw fail('prescription_judged');
  const entry = { personId: order.person_id, what: 'prescription', recordId: orderId, why: 'staff' } as const;
  await audit(tx, call, { ...entry, action: 'write' });
  await publish(tx, prescriptionReviewed, { order_id: orderId }, call.now);
  if (decision === 'rejected') return moveOrder(tx, call, orderId, { to: 'rejected', by: 'pharmacist', reason });
  if (decision === 'approved') return order;
  const out = new Set(linesTakenOut(reviewed, lineIds));
  return takeOut(tx, call, order, { lines: lines.filter(({ id }) => out.has(id)), why: 'prescription' });
}
