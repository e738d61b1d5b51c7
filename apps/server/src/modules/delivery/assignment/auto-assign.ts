import { addMinutes } from '@balsam/domain/time';
import type { Db, Tx } from '#platform/db/types.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { retryOnConflict } from '#platform/http/retry.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import { drainBatches } from '#platform/jobs/drain-batches.ts';
import { lockOrder, type OrderRow } from '#modules/orders/index.ts';
import { findOpenAssignment, findUnanswered, findWaiting, postponeAssignment } from './assignments.store.ts';
import { assignBestRider } from './assign-rider.ts';
import { unassign } from './unassign.ts';

const batch = 50;
/** How long the system waits before it tries again to assign an order that nobody could bring. */
const againMinutes = 1;

type Work = (tx: Tx, order: OrderRow, now: Date) => Promise<void>;

/** Does something with each of these orders in a transaction of its own, its row locked. */
async function forEachLocked(db: Db, ids: readonly number[], now: Date, work: Work): Promise<number> {
  const one = (id: number) =>
    retryOnConflict(() =>
      db.transaction().execute(async (tx) => {
        const order = await lockOrder(tx, id);
        if (order) await work(tx, order, now);
      }),
    );
  for (const id of ids) await one(id);
  return ids.length;
}

async function assignOrPostpone(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const chosen = await assignBestRider(tx, systemCall(now, 'delivery.assign'), order);
  if (chosen === undefined) await postponeAssignment(tx, order.id, addMinutes(now, againMinutes));
}

/** Gives what is ready to riders, by itself (DECISIONS §6). What nobody can bring is tried again after a minute. */
export const assignWaiting: ScheduledJob = {
  name: 'delivery.assign',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, async () =>
      forEachLocked(db, await findWaiting(db, now, batch), now, async (tx, order) => {
        if (order.state === 'out_for_delivery') await assignOrPostpone(tx, order, now);
      }),
    ),
};

/** Takes orders back from riders who did not answer in time, and asks the next best rider. */
export const endUnanswered: ScheduledJob = {
  name: 'delivery.unanswered',
  run: ({ db, stopping }, now) =>
    drainBatches(stopping, batch, async () =>
      forEachLocked(db, await findUnanswered(db, now, batch), now, async (tx, order) => {
        const assignment = await findOpenAssignment(tx, order.id);
        const isOver = assignment && !assignment.accepted_at && assignment.answer_by <= now;
        if (order.state !== 'rider_assigned' || !isOver) return;
        const call = systemCall(now, 'delivery.unanswered');
        await assignOrPostpone(tx, await unassign(tx, call, order, { outcome: 'timed_out' }), now);
      }),
    ),
};
