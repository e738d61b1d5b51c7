import { linesTakenOut, mayJudge, type Judgement } from '@balsam/domain/orders';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/types.ts';
import type { UserCall } from '../../../platform/http/call.ts';
import { fail } from '../../../platform/http/failure.ts';
import { publish } from '../../../platform/outbox/outbox.ts';
import { orderJudged } from '../common/events.ts';
import { moveOrder } from './move-order.ts';
import { workedOrder } from '../common/orders.policy.ts';
import { readLinesOf, type OrderRow } from '../common/orders.store.ts';
import { judgePrescriptionsOf } from '../prescriptions/prescriptions.store.ts';
import { takeOut } from '../common/take-out.ts';

export type JudgementWish = {
  readonly verdict: Judgement;
  /** Of the lines on prescription those that stay; only with a partial approval. */
  readonly lineIds: readonly number[];
  readonly reason: string;
};

/**
 * Judges the prescriptions of an order that was placed (DECISIONS §6): approved, approved for some lines only, when the others leave the
 * order, or rejected, and with them the order.
 * @throws not_found; order_move_refused when it was confirmed or ended meanwhile; prescription_judged; what `mayJudge` refuses by
 */
export async function judgePrescription(
  tx: Tx,
  call: UserCall,
  orderId: number,
  { verdict, lineIds, reason }: JudgementWish,
): Promise<OrderRow> {
  const order = await workedOrder(tx, call, orderId, 'pharmacist');
  if (order.state !== 'placed') throw fail('order_move_refused');
  const lines = (await readLinesOf(tx, [orderId])).filter(({ taken_out_at }) => taken_out_at === null);
  const asked = lines.map(({ id, is_prescription }) => ({ id, isPrescription: is_prescription }));
  const allowed = mayJudge(asked, { verdict, keptIds: lineIds, reason });
  if (!allowed.ok) throw fail(allowed.code);
  const by = { state: verdict, reason: reason || null, accountId: call.actor.accountId };
  if (!(await judgePrescriptionsOf(tx, orderId, by, call.now))) throw fail('prescription_judged');
  const note = { personId: order.person_id, what: 'prescription', recordId: orderId, why: 'staff' } as const;
  await audit(tx, call, { ...note, action: 'write' });
  await publish(tx, orderJudged, { order_id: orderId }, call.now);
  if (verdict === 'rejected') return moveOrder(tx, call, orderId, { to: 'rejected', by: 'pharmacist', reason });
  if (verdict === 'approved') return order;
  const out = new Set(linesTakenOut(asked, lineIds));
  return takeOut(tx, call, order, { lines: lines.filter(({ id }) => out.has(id)), why: 'prescription' });
}
