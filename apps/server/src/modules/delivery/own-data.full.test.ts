import { beforeAll, describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { codeSentTo, freshIp } from '#test/codes.ts';
import { world } from '#test/world.ts';
import { createPatient } from '#test/factories/patients.ts';
import { filesIn, exportsClient } from '#modules/privacy/privacy.fixture.ts';
import { client, createDelivery, personIdOf, createDeliveryPicture } from '#test/factories/deliveries.ts';

const w = await world();
const take = exportsClient(w);
const saadsMail = 'rider2@balsam.example';
const { mrn: patientsMrn } = await createPatient(w);
const saad = await personIdOf(w, saadsMail);

/** What Saad leaves behind: an order brought back with a photo, a picture of nothing, where he was, a vehicle. */
const left = { order: 0, used: '', loose: '' };
beforeAll(async () => {
  left.order = await createDelivery(w, { mrn: patientsMrn, state: 'arrived', rider: saadsMail });
  left.used = await createDeliveryPicture(w, saadsMail);
  left.loose = await createDeliveryPicture(w, saadsMail);
  const rider = await client(w, saadsMail);
  await rider.step(left.order, 'returned', { reason: 'Nobody there', photo: left.used });
  const at = w.clock.now();
  const { id: location_id } = await w.db.selectFrom('location').select('id').limit(1).executeTakeFirstOrThrow();
  await w.db.insertInto('rider_shift').values({ rider_id: saad, location_id, started_at: at }).execute();
  await w.db
    .insertInto('rider_position')
    .values({ rider_id: saad, latitude: 24.7, longitude: 46.7, measured_at: at, received_at: at })
    .execute();
  await w.db
    .insertInto('rider_vehicle')
    .values({ person_id: saad, max_grams: 12_000, has_cold_box: true })
    .onConflict((c) => c.column('person_id').doUpdateSet({ max_grams: 12_000, has_cold_box: true }))
    .execute();
});

/** The files of a copy of their data, by name. */
async function copyOf(who: string) {
  const token = await w.tokenOf(who);
  const { id } = (await take.request(token)).body.data;
  await w.due();
  return filesIn((await take.file(token, id)).rawPayload);
}
const rowsIn = (files: ReadonlyMap<string, string>, name: string) =>
  JSON.parse(files.get(`${name}.json`)!) as { id: number }[];
const idsOf = async (table: 'delivery_assignment' | 'rider_shift', riderId: number) =>
  (await w.db.selectFrom(table).select('id').where('rider_id', '=', riderId).orderBy('id').execute()).map(
    ({ id }) => id,
  );
const ordersProved = async () => {
  const proofs = w.db.selectFrom('delivery_proof').select('order_id').where('rider_id', '=', saad);
  return (await proofs.orderBy('order_id').execute()).map(({ order_id }) => order_id);
};

describe('the copy of their data', () => {
  test('D3.01 has all that a rider did, nothing of another one, and no picture of a customer', async () => {
    const files = await copyOf(saadsMail);
    const ids = (name: string) => rowsIn(files, name).map(({ id }) => id);
    const [assignments, shifts] = [await idsOf('delivery_assignment', saad), await idsOf('rider_shift', saad)];
    expect(assignments.length * shifts.length).toBeGreaterThan(0);
    expect([ids('rider/assignments'), ids('rider/shifts')]).toEqual([assignments, shifts]);
    expect(ids('rider/hand-overs')).toEqual(await ordersProved());
    expect(rowsIn(files, 'rider/hand-overs').find(({ id }) => id === left.order)).toMatchObject({
      reason: 'Nobody there',
      has_photo: true,
      has_signature: false,
    });
    expect(rowsIn(files, 'rider/place')).toMatchObject([{ latitude: 24.7, longitude: 46.7 }]);
    expect(rowsIn(files, 'rider/vehicle')).toEqual([{ max_grams: 12_000, has_cold_box: true }]);
    expect([...files.keys()].filter((name) => name.endsWith('.webp'))).toEqual([]);
    expect(files.get('README.txt')).toMatch(/rider\/shifts\.json\n.*الورديات[\s\S]+rider\/shifts\.json\n.*your shifts/);
  });
  test('D3.01 of a patient has how their orders were handed over, and no riding', async () => {
    const files = await copyOf(patientsMrn);
    const picture = await w.platform.files.get(w.db, left.used);
    expect(files.get(`hand-overs/order-${left.order}-photo.webp`)).toBe(picture?.bytes.toString());
    const rider = [...files].filter(([name]) => name.startsWith('rider/'));
    expect(rider.map(([, text]) => JSON.parse(text))).toEqual([[], [], [], [], []]);
    const others = await copyOf('1000022');
    expect([...others.keys()].filter((name) => name.startsWith('hand-overs/'))).toEqual([]);
  });
});

test('S2.24 a deleted account takes position, vehicle and unused pictures along; what belongs to orders stays', async () => {
  const guest = apiClient(w);
  const has = async (id: string) => (await w.platform.files.get(w.db, id)) !== undefined;
  expect(await Promise.all([left.used, left.loose].map(has))).toEqual([true, true]);
  const [before, proved] = [await idsOf('delivery_assignment', saad), await ordersProved()];
  expect(proved).toContain(left.order);
  await w.db
    .updateTable('pharmacy_order')
    .set({ state: 'delivered', completed_at: w.clock.now() })
    .where('rider_id', '=', saad)
    .where('completed_at', 'is', null)
    .execute();
  await guest.post('/delete-me/otp', { email_address: saadsMail }, { ip: freshIp() });
  const body = { email_address: saadsMail, otp: await codeSentTo(w, saadsMail) };
  expect((await guest.post('/delete-me', body, { ip: freshIp() })).http).toBe(200);
  expect(await Promise.all([left.used, left.loose].map(has))).toEqual([true, false]);
  const positions = await w.db.selectFrom('rider_position').select('rider_id').where('rider_id', '=', saad).execute();
  const vehicles = await w.db.selectFrom('rider_vehicle').select('person_id').where('person_id', '=', saad).execute();
  expect([positions, vehicles]).toEqual([[], []]);
  expect(await idsOf('delivery_assignment', saad)).toEqual(before);
  expect(await ordersProved()).toEqual(proved);
});
