import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { client, createDelivery, personIdOf, readOrder } from '#test/factories/deliveries.ts';

const w = await world();
const [far, near] = ['rider@balsam.example', 'rider2@balsam.example'];
const branch = await w.db.selectFrom('location').selectAll().where('code', '=', 'RUH').executeTakeFirstOrThrow();
// Nobody of the demo hospital has an order in hand, or was given one before.
await w.db.deleteFrom('delivery_assignment').execute();
await w.db.updateTable('pharmacy_order').set({ rider_id: null }).where('completed_at', 'is', null).execute();

/** Begins a shift; both have the same vehicle, so that only where they are tells them apart. */
async function begin(email: string): Promise<number> {
  const id = await personIdOf(w, email);
  const vehicle = { max_grams: 15_000, has_cold_box: false };
  await w.db
    .insertInto('rider_vehicle')
    .values({ person_id: id, ...vehicle })
    .onConflict((c) => c.column('person_id').doUpdateSet(vehicle))
    .execute();
  await (await client(w, email)).post('/rider/shift', { location_id: branch.id });
  return id;
}

test('gives an order to the rider who is nearer to its branch, not to the one who waits longer far away', async () => {
  const farId = await begin(far);
  await createDelivery(w, { state: 'delivered', rider: far, coordinates: [branch.latitude + 0.5, branch.longitude] });
  w.at(addMinutes(demoNow, 10));
  const nearId = await begin(near);
  const id = await createDelivery(w);
  const pharmacist = await client(w, 'pharmacist@balsam.example');
  const { items } = (await pharmacist.get(`/desk/riders?order_id=${id}`)).body.data as {
    items: { rider_id: number; distance_km: number | null }[];
  };
  expect(items.slice(0, 2).map(({ rider_id, distance_km }) => [rider_id, distance_km])).toEqual([
    [nearId, 0],
    [farId, 55.6],
  ]);
  await w.due();
  expect((await readOrder(w, id)).rider_id).toBe(nearId);
});
