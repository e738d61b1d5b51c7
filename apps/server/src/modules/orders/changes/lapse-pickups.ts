import { fetchableSince, lapsesAt, pickupDue } from '@balsam/domain/orders';
import type { Db, Tx } from '#platform/db/types.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import { systemCall } from '#platform/http/system-call.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { pickupReminded } from '../common/events.ts';
import { lockOrder, type OrderRow } from '../common/orders.store.ts';
import { recordMove } from '../common/record-move.ts';
import { undoOrder } from './undo-order.ts';
import { countReminders, findWaitingPickup, findWaitingPickups } from './waiting-pickups.store.ts';

const batch = 100;

/** Nobody came: the products are in stock again, and all that was paid goes back. */
async function lapse(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const call = systemCall(now, 'orders.lapse-pickups');
  const refund = await undoOrder(tx, call, order, { why: 'system', to: 'source' });
  const change = {
    payment_state: 'refunded',
    cancellation_reason: 'not_picked_up',
    refund_amount: (order.refund_amount ?? 0) + refund,
  } as const;
  await recordMove(tx, call, order, { to: 'cancelled', by: 'lapse', why: 'system', refund, change });
}

/** Does what is due of one pickup, its row locked. */
async function settlePickup(db: Db, id: number, now: Date): Promise<void> {
  await retryOnConflict(() =>
    db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id);
      const pickup = order && (await findWaitingPickup(tx, id));
      if (!order || !pickup) return;
      const since = fetchableSince(pickup.ready_at, pickup.scheduled_to);
      const { reminders, isLapsed } = pickupDue(since, now);
      if (isLapsed) await lapse(tx, order, now);
      else if (await countReminders(tx, id, reminders))
        await publish(tx, pickupReminded, { order_id: id, lapses_at: lapsesAt(since).toISOString() }, now);
    }),
  );
}

async function settleFrom(db: Db, behind: number, now: Date): Promise<void> {
  const pickups = await findWaitingPickups(db, behind, batch);
  for (const pickup of pickups) {
    const due = pickupDue(fetchableSince(pickup.ready_at, pickup.scheduled_to), now);
    if (due.isLapsed || due.reminders > pickup.pickup_reminders) await settlePickup(db, pickup.id, now);
  }
  const last = pickups.at(-1);
  if (last && pickups.length === batch) await settleFrom(db, last.id, now);
}

/** Reminds of pickups that wait after 24 and 48 hours, and ends them after 72 (DECISIONS §15). */
export const lapsePickups: ScheduledJob = {
  name: 'orders.lapse-pickups',
  run: ({ db }, now) => settleFrom(db, 0, now),
};
