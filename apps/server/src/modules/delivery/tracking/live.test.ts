import type { Socket } from 'socket.io-client';
import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow } from '#test/databases.ts';
import { world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { signedInBy } from '#modules.ts';
import { client } from '#test/factories/deliveries.ts';
import { next, sendPosition, sockets } from '#test/factories/sockets.ts';

const w = await world({ connections: 8 });
const connect = await sockets(w);
const khalid = 'rider@balsam.example';
const other = 'rider2@balsam.example';
const here = { latitude: 24.71, longitude: 46.68, age: 0 };

/** Khalid's order that is on the way, and whose it is. */
const order = await w.db
  .selectFrom('pharmacy_order as o')
  .innerJoin('person as rider', 'rider.id', 'o.rider_id')
  .innerJoin('person as p', 'p.id', 'o.person_id')
  .select(['o.id', 'p.mrn', 'o.rider_id'])
  .where('rider.email', '=', khalid)
  .where('o.state', '=', 'on_the_way')
  .executeTakeFirstOrThrow();
const mrn = order.mrn!;
const strangers = ['1000002', '1000005', 'D1001', other, 'pharmacist@balsam.example', 'admin@balsam.example'];

const personOf = async (who: string) => (await signedInBy(w.db, await w.tokenOf(who), demoNow))!.personId;
const setState = (state: 'on_the_way' | 'arrived' | 'order_picked') =>
  w.db.updateTable('pharmacy_order').set({ state }).where('id', '=', order.id).execute();
beforeEach(async () => {
  w.at(demoNow);
  await w.db.deleteFrom('rider_position').execute();
  await setState('on_the_way');
});
const byNumber = (a: number, b: number) => a - b;
const receivedBy = (socket: Socket): unknown[][] => {
  const received: unknown[][] = [];
  socket.onAny((...event: unknown[]) => received.push(event));
  return received;
};
const track = async (who: string, id = order.id) => (await as(w, who)).get(`/orders/${id}/tracking`);

describe('a position of a rider', () => {
  test('reaches the patient whose order is on the way, with the time expected, and nobody else', async () => {
    const [rider, patient] = [await connect(khalid), await connect(mrn)];
    const others = await Promise.all(strangers.map((who) => connect(who)));
    const received = others.map(receivedBy);
    const event = next(patient, 'rider_position');
    expect(await sendPosition(rider, here)).toBe(true);
    const [position] = await event;
    expect(position).toEqual({
      order_id: order.id,
      latitude: here.latitude,
      longitude: here.longitude,
      at: demoNow.toISOString(),
      expected_at: expect.stringMatching(/^2026-11-22T0[67]/),
    });
    // Events keep their order: who has received what came after would have received this before.
    await Promise.all(
      others.map(async (socket, n) => {
        const id = await personOf(strangers[n]!);
        const last = next(socket, 'order');
        w.platform.realtime.send(id, 'order', { id: 1 });
        await last;
      }),
    );
    expect(received).toEqual(strangers.map(() => [['order', { id: 1 }]]));
  });
  test('is measured when the phone measured it, however wrong its clock is', async () => {
    const [rider, patient] = [await connect(khalid), await connect(mrn)];
    const event = next(patient, 'rider_position');
    await sendPosition(rider, { ...here, age: 42 });
    expect((await event)[0]).toMatchObject({ at: new Date(demoNow.getTime() - 42_000).toISOString() });
  });
  test('is taken once in five seconds, from two phones as well', async () => {
    const phones = [await connect(khalid), await connect(khalid)];
    const both = await Promise.all(phones.map((phone) => sendPosition(phone, here)));
    expect(both.filter(Boolean)).toHaveLength(1);
    w.at(new Date(demoNow.getTime() + 4999));
    expect(await sendPosition(phones[0]!, here)).toBe(false);
    w.at(new Date(demoNow.getTime() + 5000));
    expect(await sendPosition(phones[0]!, here)).toBe(true);
  });
});

describe('no position of a rider', () => {
  test.each(['order_picked', 'arrived'] as const)('is taken when the order is %s', async (state) => {
    await setState(state);
    expect(await sendPosition(await connect(khalid), here)).toBe(false);
    expect(await w.db.selectFrom('rider_position').selectAll().execute()).toEqual([]);
  });
  test.each<[string, unknown]>([
    ['out of the country', { ...here, latitude: 25, longitude: 55 + 2 }],
    ['of an hour ago', { ...here, age: 3600 }],
    ['of the future', { ...here, age: -1 }],
    ['that is no number', { ...here, latitude: '24.7' }],
    ['that is nowhere', { latitude: null, longitude: null, age: 0 }],
    ['that is nothing', null],
    ['that is a text', '24.71,46.68'],
    ['with endless digits', { ...here, latitude: 1e308 }],
  ])('%s is taken', async (_, where) => {
    expect(await sendPosition(await connect(khalid), where)).toBe(false);
  });
  test.each([mrn, other, 'D1001', 'pharmacist@balsam.example'])('of %s, who brings nothing, is taken', async (who) => {
    expect(await sendPosition(await connect(who), here)).toBe(false);
  });
  test('that nobody waits for an answer of does harm', async () => {
    const rider = await connect(khalid);
    rider.emit('position', here);
    rider.emit('position');
    expect(await sendPosition(rider, { ...here, age: 999 })).toBe(false);
  });
});

describe('where the rider of an order is', () => {
  test('shows its patient the last place while on the way, and no longer at the door', async () => {
    await sendPosition(await connect(khalid), here);
    expect((await track(mrn)).data).toMatchObject({
      position: { latitude: here.latitude, longitude: here.longitude, at: demoNow.toISOString() },
      expected_at: expect.any(String),
      destination: { latitude: expect.any(Number), longitude: expect.any(Number) },
    });
    await setState('arrived');
    expect((await track(mrn)).data).toMatchObject({ position: null, expected_at: null });
  });
  test('is not known any more once the line has been gone for a quarter of an hour', async () => {
    await sendPosition(await connect(khalid), here);
    w.at(addMinutes(demoNow, 15));
    expect((await track(mrn)).data).toMatchObject({ position: null, expected_at: null });
  });
  test.each(strangers.slice(0, 2))('D3.01 is not found by %s', async (who) => {
    expect((await track(who)).http).toBe(404);
  });
  test.each(strangers.slice(2))('D3.01 is not for %s', async (who) => {
    expect((await track(who)).http).toBe(403);
  });
  test('is forgotten after a day', async () => {
    await sendPosition(await connect(khalid), here);
    w.at(addMinutes(demoNow, 24 * 60));
    await w.due();
    expect(await w.db.selectFrom('rider_position').selectAll().execute()).toHaveLength(1);
    w.at(addMinutes(demoNow, 24 * 60 + 1));
    await w.due();
    expect(await w.db.selectFrom('rider_position').selectAll().execute()).toEqual([]);
  });
});

describe('a rider’s route', () => {
  test('goes by all that is fetched and not brought, with when to be where', async () => {
    const rider = await client(w, khalid);
    const { data } = (await rider.get('/orders/rider-route?latitude=24.71&longitude=46.68')).body;
    const inHand = await w.db
      .selectFrom('pharmacy_order')
      .select('id')
      .where('rider_id', '=', order.rider_id)
      .where('state', 'in', ['order_picked', 'on_the_way'])
      .execute();
    expect(data.items.map((item: { order_id: number }) => item.order_id).toSorted(byNumber)).toEqual(
      inHand.map(({ id }) => id).toSorted(byNumber),
    );
    const times = data.items.map((item: { expected_at: string }) => item.expected_at);
    expect(times).toEqual(times.toSorted());
    expect(data.distance_km).toBeGreaterThan(0);
  });
  test('of somebody without an order is empty', async () => {
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'arrived' })
      .where('rider_id', '=', order.rider_id)
      .where('state', 'in', ['order_picked', 'on_the_way'])
      .execute();
    expect((await (await as(w, khalid)).get('/orders/rider-route')).data).toEqual({ items: [], distance_km: 0 });
  });
  test.each(['latitude=90&longitude=46', 'latitude=x&longitude=46'])('from nowhere (%s) is refused', async (query) => {
    expect((await (await as(w, khalid)).get(`/orders/rider-route?${query}`)).http).toBe(400);
  });
});
