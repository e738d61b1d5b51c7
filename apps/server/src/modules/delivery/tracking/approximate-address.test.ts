import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, createDelivery, personIdOf } from '#test/factories/deliveries.ts';
import { createPatient } from '#test/factories/patients.ts';

/* An address without a point stands about where its city is: nobody is led there, and nothing is measured to it. */
const w = await world();
const branch = await w.db.selectFrom('location').selectAll().where('code', '=', 'RUH').executeTakeFirstOrThrow();
const mail = 'rider4@balsam.example';
const yazeed = await client(w, mail);
const rider_id = await personIdOf(w, mail);
const customer = await createPatient(w);
const north = (by: number) => [branch.latitude + by, branch.longitude] as const;

/** An order to about where a city is; by its point it would be the nearest. */
async function approximate(): Promise<number> {
  const id = await createDelivery(w, { mrn: customer.mrn, state: 'on_the_way', rider: mail, coordinates: north(0.01) });
  await w.db
    .updateTable('pharmacy_order')
    .set({ address: sql`address || '{"IS_APPROXIMATE": true}'` })
    .where('id', '=', id)
    .execute();
  return id;
}

beforeEach(async () => {
  await w.db.updateTable('pharmacy_order').set({ rider_id: null }).where('rider_id', '=', rider_id).execute();
  await w.db.deleteFrom('rider_position').execute();
  await w.db.deleteFrom('rider_shift').where('rider_id', '=', rider_id).execute();
  const now = w.clock.now();
  await w.db.insertInto('rider_shift').values({ rider_id, location_id: branch.id, started_at: now }).execute();
  const place = { latitude: branch.latitude, longitude: branch.longitude, measured_at: now, received_at: now };
  await w.db
    .insertInto('rider_position')
    .values({ rider_id, ...place })
    .execute();
});

describe('a delivery to about where a city is', () => {
  test('is no stop of the route, and comes after those that are', async () => {
    const about = await approximate();
    const exact = await createDelivery(w, { state: 'order_picked', rider: mail, coordinates: north(0.1) });
    const { items } = (await yazeed.get('/orders/rider-route')).body.data as { items: { order_id: number }[] };
    expect(items.map(({ order_id }) => order_id)).toEqual([exact]);
    const listed = (await yazeed.get('/orders/rider-orders')).body.data.items as { ID: number }[];
    expect(listed.map(({ ID }) => ID)).toEqual([exact, about]);
  });
  test('shows its patient where the rider is, but no door and no time', async () => {
    const about = await approximate();
    const patient = await client(w, customer.mrn);
    expect((await patient.get(`/orders/${about}/tracking`)).body.data).toMatchObject({
      position: { latitude: branch.latitude },
      expected_at: null,
      destination: null,
    });
    expect((await patient.get(`/orders/${about}`)).body.data).toMatchObject({
      ADDRESS: { IS_APPROXIMATE: true },
      DELIVERY: { EXPECTED_AT: null },
    });
  });
  test('an address with a point has all of that', async () => {
    const id = await createDelivery(w, {
      mrn: customer.mrn,
      state: 'on_the_way',
      rider: mail,
      coordinates: north(0.1),
    });
    const patient = await client(w, customer.mrn);
    expect((await patient.get(`/orders/${id}/tracking`)).body.data).toMatchObject({
      expected_at: expect.any(String),
      destination: { longitude: branch.longitude },
    });
    expect((await patient.get(`/orders/${id}`)).body.data.ADDRESS).toMatchObject({ IS_APPROXIMATE: false });
  });
});
