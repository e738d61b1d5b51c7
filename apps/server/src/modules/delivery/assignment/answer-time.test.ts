import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { untilLockWait } from '#test/lock-wait.ts';
import { demoNow, world } from '#test/world.ts';
import type { Tx } from '#platform/db/types.ts';
import { findUnanswered } from './assignments.store.ts';
import { clearDeliveries, client, failure, readOrder, createDelivery, personIdOf } from '#test/factories/deliveries.ts';
import { endUnanswered } from './auto-assign.ts';

const w = await world({ connections: 8 });
const [saadsMail, yazeedsMail] = ['rider2@balsam.example', 'rider4@balsam.example'];
const [saad, pharmacist] = [await client(w, saadsMail), await client(w, 'pharmacist@balsam.example')];
const [saadId, yazeedId] = [await personIdOf(w, saadsMail), await personIdOf(w, yazeedsMail)];
const { id: location_id } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();

const justBefore = (instant: Date) => new Date(instant.getTime() - 1);
const over = addMinutes(demoNow, 5);
const open = async (id: number) => {
  const { state, rider_id } = await readOrder(w, id);
  return { state, rider_id };
};
const offered = { state: 'rider_assigned', rider_id: saadId };
const waiting = { state: 'out_for_delivery', rider_id: null };

// Only Saad is on shift, and nothing else is to be delivered.
beforeEach(async () => {
  w.at(demoNow);
  await clearDeliveries(w, demoNow);
  await saad.post('/rider/shift', { location_id });
});
async function offeredOrder(): Promise<number> {
  const id = await createDelivery(w);
  await w.due();
  expect(await open(id)).toEqual(offered);
  return id;
}

/** Takes back what was found unanswered at `over`, and does `work` after it was found and before its row is locked. */
async function whileTakenBack(id: number, work: (tx: Tx) => Promise<void>): Promise<void> {
  const { taking } = await w.db.transaction().execute(async (tx) => {
    await tx.selectFrom('pharmacy_order').select('id').where('id', '=', id).forUpdate().execute();
    const begun = endUnanswered.run(w.platform, over);
    await untilLockWait(w);
    await work(tx);
    return { taking: begun };
  });
  await taking;
}

describe('an order that is offered to a rider', () => {
  test('may be accepted until the last moment of five minutes', async () => {
    const id = await offeredOrder();
    w.at(justBefore(over));
    expect((await saad.post(`/orders/${id}/accept`)).http).toBe(200);
    w.at(addMinutes(over, 60));
    await w.due();
    expect(await open(id)).toEqual(offered);
  });
  test('may not be accepted from then on, nor fetched', async () => {
    const id = await offeredOrder();
    w.at(over);
    expect(failure(await saad.post(`/orders/${id}/accept`))).toEqual([409, 'order_move_refused']);
    expect(failure(await saad.step(id, 'order_picked'))).toEqual([409, 'order_move_refused']);
  });
  test('stays with the rider until then, and is taken back then', async () => {
    const id = await offeredOrder();
    w.at(justBefore(over));
    await w.due();
    expect(await open(id)).toEqual(offered);
    w.at(over);
    await w.due();
    expect(await open(id)).toEqual(waiting);
    expect(failure(await saad.post(`/orders/${id}/accept`))).toEqual([404, 'not_found']);
  });
  test('waits for as long as the hospital has set', async () => {
    const set = (minutes: number) =>
      w.db
        .updateTable('setting')
        .set({ value: JSON.stringify(minutes) })
        .where('title', '=', 'RIDER_ANSWER_MINUTES')
        .execute();
    await set(2);
    const id = await offeredOrder();
    await set(5);
    w.at(justBefore(addMinutes(demoNow, 2)));
    await w.due();
    expect(await open(id)).toEqual(offered);
    w.at(addMinutes(demoNow, 2));
    expect(failure(await saad.post(`/orders/${id}/accept`))).toEqual([409, 'order_move_refused']);
    await w.due();
    expect(await open(id)).toEqual(waiting);
  });
});

describe('two guards of the time to answer, each alone', () => {
  test('the search finds an order when the time is over, not before', async () => {
    const id = await offeredOrder();
    expect(await findUnanswered(w.db, justBefore(over), 50)).toEqual([]);
    expect(await findUnanswered(w.db, over, 50)).toEqual([id]);
  });
  test('an order that is given to another rider while it was to be taken back stays with that one', async () => {
    const id = await offeredOrder();
    w.at(over);
    await whileTakenBack(id, async (tx) => {
      const assignments = tx.updateTable('delivery_assignment').where('order_id', '=', id);
      await assignments.set({ ended_at: over, outcome: 'withdrawn' }).execute();
      await tx
        .insertInto('delivery_assignment')
        .values({ order_id: id, rider_id: yazeedId, assigned_at: over, answer_by: addMinutes(over, 5) })
        .execute();
      await tx.updateTable('pharmacy_order').set({ rider_id: yazeedId }).where('id', '=', id).execute();
    });
    expect(await open(id)).toEqual({ state: 'rider_assigned', rider_id: yazeedId });
  });
  test('an order that is accepted while it was to be taken back stays with its rider', async () => {
    const id = await offeredOrder();
    await whileTakenBack(id, async (tx) => {
      const assignments = tx.updateTable('delivery_assignment').where('order_id', '=', id);
      await assignments.set({ accepted_at: justBefore(over) }).execute();
    });
    expect(await open(id)).toEqual(offered);
  });
});

describe('an order that is offered anew', () => {
  test('by staff who took it back has its whole time again', async () => {
    const id = await offeredOrder();
    w.at(addMinutes(demoNow, 4));
    expect((await pharmacist.post(`/desk/orders/${id}/unassign`, { reason: 'Another way' })).http).toBe(200);
    expect((await pharmacist.post(`/desk/orders/${id}/assign`, { rider_id: saadId })).http).toBe(200);
    w.at(over);
    await w.due();
    expect(await open(id)).toEqual(offered);
    w.at(addMinutes(demoNow, 9));
    await w.due();
    expect(await open(id)).toEqual(waiting);
  });
});
