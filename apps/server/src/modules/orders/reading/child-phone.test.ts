import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, createDelivery } from '#test/factories/deliveries.ts';

/* Noura is seven and has no phone; Fahad, her father, ordered for her. */
const w = await world();
const mail = 'rider@balsam.example';
const [rider, desk] = [await client(w, mail), await client(w, 'pharmacist@balsam.example')];
const personBy = (mrn: string) =>
  w.db.selectFrom('person').select(['id', 'phone', 'first_name']).where('mrn', '=', mrn).executeTakeFirstOrThrow();
const [fahad, noura] = [await personBy('1000002'), await personBy('1000003')];
const digits = fahad.phone!.slice(-9);

const id = await createDelivery(w, { mrn: '1000002', state: 'on_the_way', rider: mail });
await w.db.updateTable('pharmacy_order').set({ person_id: noura.id }).where('id', '=', id).execute();

type Listed = { ID: number; USER: { phone_number: string | null; name: string | null } };
const found = async (who: typeof rider, path: string): Promise<Listed | undefined> =>
  ((await who.get(path)).body.data.items as Listed[]).find(({ ID }) => ID === id);

test('S2.20 of a child’s order the rider and the desk call whoever ordered, under the child’s name', async () => {
  expect(noura.phone).toBeNull();
  const user = { phone_number: fahad.phone, name: expect.stringContaining(noura.first_name) };
  expect((await found(rider, '/orders/rider-orders'))?.USER).toMatchObject(user);
  expect((await rider.get(`/orders/${id}`)).body.data.USER).toMatchObject(user);
  expect((await desk.get(`/desk/orders/${id}`)).body.data.USER).toMatchObject(user);
});

test('S2.20 both find it by that phone', async () => {
  expect(await found(rider, `/orders/rider-orders?search=${digits}`)).toMatchObject({ ID: id });
  expect(await found(desk, `/desk/orders?q=${digits}&state=on_the_way`)).toMatchObject({ ID: id });
});

test('S2.20 whoever has a phone of their own is called by that, whoever ordered', async () => {
  const sara = await personBy('1000001');
  await w.db.updateTable('pharmacy_order').set({ person_id: sara.id }).where('id', '=', id).execute();
  expect((await found(rider, '/orders/rider-orders'))?.USER.phone_number).toBe(sara.phone);
  expect(await found(rider, `/orders/rider-orders?search=${digits}`)).toBeUndefined();
});
