import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { clearDeliveries, client, createDelivery, failure, personIdOf, readOrder } from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const [saadsMail, yazeedsMail] = ['rider2@balsam.example', 'rider4@balsam.example'];
const [saad, yazeed] = [await client(w, saadsMail), await client(w, yazeedsMail)];
const pharmacist = await client(w, 'pharmacist@balsam.example');
const [saadId, yazeedId] = [await personIdOf(w, saadsMail), await personIdOf(w, yazeedsMail)];
const { id: location_id } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();

// Only Saad is on shift, and nothing else is to be delivered.
beforeEach(async () => {
  w.at(demoNow);
  await clearDeliveries(w, demoNow);
  await w.dispatch();
  await w.db.deleteFrom('notification').execute();
  await saad.post('/rider/shift', { location_id });
});

const later = (minutes: number) => addMinutes(demoNow, minutes);
/** What a phone sends now of something that was done so many minutes after the offer; its clock is wrong by `wrongBy` minutes. */
const done = (minutes: number, wrongBy = 0) => ({
  happened_at: later(minutes + wrongBy).toISOString(),
  sent_at: addMinutes(w.clock.now(), wrongBy).toISOString(),
});
const whose = async (id: number) => {
  const { state, rider_id } = await readOrder(w, id);
  return [state, rider_id];
};
const withdrawnNoticesOf = async (personId: number) => {
  const rows = await w.db
    .selectFrom('notification')
    .select('message')
    .where('person_id', '=', personId)
    .where('kind', '=', 'delivery_withdrawn')
    .execute();
  return rows.map(({ message }) => message);
};

/** An order that is offered to Saad, who has no line. */
async function offered(): Promise<number> {
  const id = await createDelivery(w);
  await w.due();
  expect(await whose(id)).toEqual(['rider_assigned', saadId]);
  return id;
}
/** Saad's time to answer is over, and Yazeed was asked; it is eight minutes after the first offer. */
async function offeredToYazeed(): Promise<number> {
  const id = await offered();
  await yazeed.post('/rider/shift', { location_id });
  w.at(later(6));
  await w.due();
  expect(await whose(id)).toEqual(['rider_assigned', yazeedId]);
  w.at(later(8));
  return id;
}

describe('an order that was accepted in time where there was no line', () => {
  test.each([0, 7 * 60])(
    'S4.14 is its rider’s again when the line is back, by a phone whose clock is wrong by %i minutes',
    async (wrongBy) => {
      const id = await offeredToYazeed();
      expect((await saad.post(`/orders/${id}/accept`, done(3, wrongBy))).http).toBe(200);
      expect(await whose(id)).toEqual(['rider_assigned', saadId]);
      expect((await saad.step(id, 'order_picked', done(4, wrongBy))).http).toBe(200);
      expect(await whose(id)).toEqual(['order_picked', saadId]);
      expect(failure(await yazeed.post(`/orders/${id}/accept`))).toEqual([404, 'not_found']);
      await w.due();
      expect(await withdrawnNoticesOf(yazeedId)).toEqual([expect.stringContaining('another rider had accepted')]);
    },
  );
  test('S4.14 and so it is by its fetching alone, also when the other rider has accepted meanwhile', async () => {
    const id = await offeredToYazeed();
    expect((await yazeed.post(`/orders/${id}/accept`)).http).toBe(200);
    expect((await saad.step(id, 'order_picked', done(4))).http).toBe(200);
    expect(await whose(id)).toEqual(['order_picked', saadId]);
  });
  test('S4.14 also before the system has looked whether the time is over', async () => {
    const id = await offered();
    w.at(later(6));
    expect((await saad.post(`/orders/${id}/accept`, done(3))).http).toBe(200);
    w.at(later(90));
    await w.due();
    expect(await whose(id)).toEqual(['rider_assigned', saadId]);
  });
  test('S4.14 also while nobody else can be asked', async () => {
    const id = await offered();
    w.at(later(6));
    await w.due();
    expect(await whose(id)).toEqual(['out_for_delivery', null]);
    expect((await saad.post(`/orders/${id}/accept`, done(3))).http).toBe(200);
    w.at(later(90));
    await w.due();
    expect(await whose(id)).toEqual(['rider_assigned', saadId]);
  });
});

describe('an order that was not accepted in time', () => {
  test('S4.14 stays with who has it then, whatever was done later without a line', async () => {
    const id = await offeredToYazeed();
    expect(failure(await saad.post(`/orders/${id}/accept`, done(5)))).toEqual([404, 'not_found']);
    expect(failure(await saad.step(id, 'order_picked', done(5)))).toEqual([404, 'not_found']);
    expect(failure(await saad.post(`/orders/${id}/accept`))).toEqual([404, 'not_found']);
    expect(await whose(id)).toEqual(['rider_assigned', yazeedId]);
  });
  test('S4.14 stays with the rider who has fetched it', async () => {
    const id = await offeredToYazeed();
    expect((await yazeed.step(id, 'order_picked')).http).toBe(200);
    expect(failure(await saad.post(`/orders/${id}/accept`, done(3)))).toEqual([404, 'not_found']);
    expect(failure(await saad.step(id, 'order_picked', done(4)))).toEqual([404, 'not_found']);
    expect(await whose(id)).toEqual(['order_picked', yazeedId]);
  });
  test('S4.14 stays away from whom staff has taken it, and from who is off shift', async () => {
    const id = await offered();
    await pharmacist.post(`/desk/orders/${id}/unassign`, { reason: 'Another way' });
    expect(failure(await saad.post(`/orders/${id}/accept`, done(0)))).toEqual([404, 'not_found']);
    const other = await offered();
    w.at(later(6));
    await w.due();
    expect((await saad.delete('/rider/shift')).http).toBe(200);
    expect(failure(await saad.post(`/orders/${other}/accept`, done(3)))).toEqual([404, 'not_found']);
  });
});
