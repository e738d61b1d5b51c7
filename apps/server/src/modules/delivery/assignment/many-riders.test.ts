import { roles } from '@balsam/domain/identity';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, createDelivery, readOrder } from '#test/factories/deliveries.ts';

const w = await world();
const now = w.clock.now();
const pharmacist = await client(w, 'pharmacist@balsam.example');
const branch = await w.db.selectFrom('location').select('id').where('code', '=', 'RUH').executeTakeFirstOrThrow();
const riderCount = 205;

// All of them have a log-in and nobody is on shift yet; whoever was hired last has the highest number.
await w.db.updateTable('rider_shift').set({ ended_at: now }).where('ended_at', 'is', null).execute();
const hired = await w.db
  .insertInto('person')
  .values(Array.from({ length: riderCount }, (_, at) => ({ first_name: `Rider ${at}`, created_at: now })))
  .returning('id')
  .execute();
await w.db
  .insertInto('account')
  .values(hired.map(({ id }) => ({ person_id: id, role_id: roles.rider, created_at: now })))
  .execute();
const newestId = Math.max(...hired.map(({ id }) => id));

const begin = (riderIds: readonly number[]) =>
  w.db
    .insertInto('rider_shift')
    .values(riderIds.map((rider_id) => ({ rider_id, location_id: branch.id, started_at: now })))
    .execute();
const listed = async (orderId: number) =>
  (await pharmacist.get(`/desk/riders?order_id=${orderId}`)).body.data.items as {
    rider_id: number;
    shift: object | null;
  }[];

test('the one on shift is offered an order and stands first at the desk, however many are off shift', async () => {
  await begin([newestId]);
  const id = await createDelivery(w);
  expect((await listed(id))[0]).toMatchObject({ rider_id: newestId, shift: { location_id: branch.id } });
  await w.due();
  expect((await readOrder(w, id)).rider_id).toBe(newestId);
});

test('everybody on shift stands at the desk, however many they are', async () => {
  await begin(hired.map(({ id }) => id).filter((id) => id !== newestId));
  const onShift = (await listed(await createDelivery(w))).filter(({ shift }) => shift !== null);
  expect(onShift).toHaveLength(riderCount);
});
