import type { OrderState } from '@balsam/domain/orders';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, createDelivery, personIdOf } from '#test/factories/deliveries.ts';

const w = await world();
const branch = await w.db.selectFrom('location').selectAll().where('code', '=', 'RUH').executeTakeFirstOrThrow();

describe('the order of what is to be brought', () => {
  const yazeed = 'rider4@balsam.example';
  const listed = async () => {
    const { items } = (await (await client(w, yazeed)).get('/orders/rider-orders')).body.data;
    return items.map(({ ID }: { ID: number }) => ID);
  };
  /** An order for somebody so many degrees north of the branch. */
  const at = (state: OrderState, north: number, accepted = true) =>
    createDelivery(w, { state, rider: yazeed, accepted, coordinates: [branch.latitude + north, branch.longitude] });
  beforeEach(async () => {
    const rider_id = await personIdOf(w, yazeed);
    await w.db.updateTable('pharmacy_order').set({ rider_id: null }).where('rider_id', '=', rider_id).execute();
    await w.db.deleteFrom('rider_shift').where('rider_id', '=', rider_id).execute();
    const shift = { rider_id, location_id: branch.id, started_at: w.clock.now() };
    await w.db.insertInto('rider_shift').values(shift).execute();
  });

  test('is that of the route, from the branch of the shift', async () => {
    const [far, near, middle] = [
      await at('order_picked', 0.3),
      await at('order_picked', 0.05),
      await at('order_picked', 0.15),
    ];
    expect(await listed()).toEqual([near, middle, far]);
  });
  test('is that of the route from where the rider was last', async () => {
    const [south, north] = [await at('on_the_way', -0.1), await at('order_picked', 0.15)];
    expect(await listed()).toEqual([south, north]);
    const now = w.clock.now();
    const position = {
      latitude: branch.latitude + 0.14,
      longitude: branch.longitude,
      measured_at: now,
      received_at: now,
    };
    const rider_id = await personIdOf(w, yazeed);
    await w.db
      .insertInto('rider_position')
      .values({ rider_id, ...position })
      .execute();
    expect(await listed()).toEqual([north, south]);
    await w.db.deleteFrom('rider_position').execute();
  });
  test('begins with what waits for an answer, then the door; what is to be fetched comes first at the counter, and last for who is out', async () => {
    const [picked, toFetch] = [await at('order_picked', 0.1), await at('rider_assigned', 0.2)];
    expect(await listed()).toEqual([toFetch, picked]);
    const [arrived, unanswered] = [await at('arrived', 0.1), await at('rider_assigned', 0.1, false)];
    expect(await listed()).toEqual([unanswered, arrived, picked, toFetch]);
  });
});
