import { beforeEach, describe, expect, test } from 'vitest';
import { createDelivery, personIdOf, readOrder } from '#test/factories/deliveries.ts';
import { freshIp } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { demoPassword } from '#demo/people.ts';
import { admin, password, staffOf } from '#modules/staff/staff.fixture.ts';

const w = await world({ connections: 8 });
const { client, as, mailTo, link } = staffOf(w);
beforeEach(() => w.at(demoNow));
const [khalid, saad] = ['rider@balsam.example', 'rider2@balsam.example'] as const;
const vehicle = { vehicle_number: 'RUH 77', vehicle_type: 'Van', max_grams: 90_000, has_cold_box: true };
type Rider = {
  id: number;
  state: string;
  orders: { id: number; is_fetched: boolean }[];
  shifts: object[];
  may: string[];
};

const act = async (id: number, name: string) => client.post(`/staff/riders/${id}/${name}`, {}, await as(admin));
const riderNow = async (id: number): Promise<Rider> =>
  (await client.get('/staff/riders', { ...(await as(admin)), query: { limit: 100 } })).data.items.find(
    (each: Rider) => each.id === id,
  );
const logIn = (username: string, word = password) =>
  client.post(
    '/epharmacy-users/rider/login',
    { username, password: word, field_name: 'email_address', is_admin: true },
    { ip: freshIp() },
  );

describe('a rider who is invited', () => {
  test('D13.08 chooses a password by the link, and signs in with the address', async () => {
    const invitation = {
      email_address: 'new-rider@example.org',
      first_name: 'Turki',
      family_name: 'Saleh',
      first_name_ar: 'تركي',
      family_name_ar: 'صالح',
      ...vehicle,
    };
    const { http, data } = await client.post('/staff/riders', invitation, await as(admin));
    expect([http, data.state]).toEqual([200, 'invited']);
    expect(data).toMatchObject(vehicle);
    expect((await logIn(invitation.email_address)).http).toBe(401);
    const { token } = await mailTo(invitation.email_address);
    expect((await link('/accept', { token, password })).http).toBe(200);
    expect((await logIn(invitation.email_address)).body.data.user.role_id).toBe(14);
    expect((await client.post('/staff/riders', invitation, await as(admin))).body.code).toBe('email_taken');
  });
  test('D13.08 drives what the administrator says', async () => {
    const id = await personIdOf(w, saad);
    const { data } = await client.put(`/staff/riders/${id}/vehicle`, vehicle, await as(admin));
    expect(data).toMatchObject(vehicle);
    expect((await client.put('/staff/riders/999999/vehicle', vehicle, await as(admin))).http).toBe(404);
  });
  test('D13.08 may drive what takes sixty characters to say, and signs in and is chosen as before', async () => {
    const [id, order] = [await personIdOf(w, saad), await createDelivery(w)];
    const vehicle_type = 'دراجة نارية مع صندوق مبرد'.padEnd(60, '.');
    const long = { ...vehicle, vehicle_number: 'R'.repeat(40), vehicle_type };
    expect((await client.put(`/staff/riders/${id}/vehicle`, long, await as(admin))).data).toMatchObject({
      vehicle_type,
    });
    const { body } = await logIn(saad, demoPassword);
    expect(body.data.user.userExtraInfo).toMatchObject({ VEHICLE_TYPE: vehicle_type });
    const riders = await client.get('/desk/riders', {
      ...(await as('pharmacist@balsam.example')),
      query: { order_id: order },
    });
    expect(riders.data.items).toContainEqual(expect.objectContaining({ rider_id: id, vehicle_type }));
  });
});

describe('a rider who is locked out with orders under way', () => {
  test('D13.08 is signed out, the shift ends, what was not fetched goes to another, what was fetched waits for staff', async () => {
    const id = await personIdOf(w, khalid);
    const token = await w.tokenOf(khalid);
    const { id: location_id } = await w.db
      .selectFrom('location')
      .select('id')
      .where('code', '=', 'RUH')
      .executeTakeFirstOrThrow();
    await client.post('/rider/shift', { location_id }, await as(saad));
    await w.db
      .updateTable('pharmacy_order')
      .set({ state: 'delivered', completed_at: w.clock.now() })
      .where('rider_id', 'is not', null)
      .where('completed_at', 'is', null)
      .execute();
    const waiting = await createDelivery(w, { state: 'rider_assigned', rider: khalid });
    const fetched = await createDelivery(w, { state: 'on_the_way', rider: khalid });
    expect((await riderNow(id)).orders).toEqual([
      { id: waiting, is_fetched: false },
      { id: fetched, is_fetched: true },
    ]);

    const locked = await act(id, 'lock');
    expect(locked.data).toMatchObject({
      state: 'locked',
      orders: [{ id: fetched, is_fetched: true }],
      may: ['unlock'],
    });
    expect((await client.get('/orders/rider-orders', { token })).http).toBe(401);
    expect((await riderNow(id)).shifts).not.toContainEqual(expect.objectContaining({ ended_at: null }));
    await w.due();
    expect(await readOrder(w, waiting)).toMatchObject({ state: 'rider_assigned', rider_id: await personIdOf(w, saad) });
    expect(await readOrder(w, fetched)).toMatchObject({ state: 'on_the_way', rider_id: id });
    const handed = await client.post(
      `/desk/orders/${fetched}/assign`,
      { rider_id: await personIdOf(w, saad) },
      await as('pharmacist@balsam.example'),
    );
    expect(handed.http).toBe(200);
    expect((await riderNow(id)).orders).toEqual([]);
    expect((await act(id, 'lock')).body.code).toBe('staff_changed');
    expect((await act(id, 'unlock')).data.state).toBe('active');
  });
  test.each(['frontdesk@balsam.example', 'pharmacist@balsam.example', khalid, '1000001'])(
    'D3.01 not by %s',
    async (who) => {
      const path = `/staff/riders/${await personIdOf(w, saad)}/lock`;
      expect((await client.post(path, {}, { token: await w.tokenOf(who) })).http).toBe(403);
      expect((await riderNow(await personIdOf(w, saad))).state).toBe('active');
    },
  );
});
