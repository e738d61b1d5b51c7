import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { createPatient } from '#test/factories/patients.ts';
import {
  client,
  codeSentTo,
  failure,
  readOrder,
  createDelivery,
  personIdOf,
  createDeliveryPicture,
} from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const khalidsMail = 'rider@balsam.example';
const khalid = await client(w, khalidsMail);
const customer = await createPatient(w);
const arrived = (more: object = {}) =>
  createDelivery(w, { mrn: customer.mrn, state: 'arrived', rider: khalidsMail, ...more });
const returnOrder = (id: number, photo: string) => khalid.step(id, 'returned', { reason: 'Nobody there', photo });

describe('a picture stands for one order', () => {
  const handOver = async (id: number, signature: string) => {
    await w.db.deleteFrom('one_time_code').execute();
    await khalid.post(`/orders/${id}/otp`);
    const otp = await codeSentTo(w, customer.phone);
    return khalid.step(id, 'delivered', { otp, photo: await createDeliveryPicture(w, khalidsMail), signature });
  };

  test('S4.15 the photo of one is not the signature of another', async () => {
    const [one, other] = [await arrived(), await arrived({ prescription: true })];
    const picture = await createDeliveryPicture(w, khalidsMail);
    expect((await returnOrder(one, picture)).http).toBe(200);
    expect(failure(await handOver(other, picture))).toEqual([422, 'order_photo_required']);
    expect((await readOrder(w, other)).state).toBe('arrived');
  });
  test('S4.14 two orders that name the same one at the same moment: one is returned', async () => {
    for (let round = 0; round < 10; round++) {
      const [one, other, picture] = [await arrived(), await arrived(), await createDeliveryPicture(w, khalidsMail)];
      const answers = await Promise.all([returnOrder(one, picture), returnOrder(other, picture)]);
      expect([round, answers.map(({ http }) => http).toSorted((a, b) => a - b)]).toEqual([round, [200, 422]]);
    }
  });
});

describe('pictures of doors', () => {
  test('D3.05 a rider who looks at one looked for the system, in the log of the patient', async () => {
    const [id, photo] = [await arrived(), await createDeliveryPicture(w, khalidsMail)];
    await returnOrder(id, photo);
    const headers = { authorization: `Bearer ${await w.tokenOf(khalidsMail)}` };
    expect((await w.app.inject({ url: `/api/v1/mediafiles/${photo}`, headers })).statusCode).toBe(200);
    const entry = await w.db
      .selectFrom('audit_entry')
      .select(['why', 'actor_role', 'person_id'])
      .where('record_id', '=', photo)
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({ why: 'staff', actor_role: 14, person_id: (await readOrder(w, id)).person_id });
  });
});

describe('who is given back an order, or looks at the way', () => {
  test('D3.01 reads nothing of it in the answer', async () => {
    const id = await createDelivery(w, { state: 'rider_assigned', rider: khalidsMail });
    const { http, body } = await khalid.step(id, 'out_for_delivery', { reason: 'A flat tyre' });
    expect([http, body.data.ID]).toEqual([200, id]);
    expect(body.data).toMatchObject({
      ADDRESS: null,
      ITEMS: [],
      USER: { phone_number: null, name: null },
      DELIVERY: null,
    });
  });
  test('D3.05 leaves a trace with each patient whose door is on it', async () => {
    const id = await createDelivery(w, { state: 'on_the_way', rider: 'rider4@balsam.example' });
    await (await client(w, 'rider4@balsam.example')).get('/orders/rider-route');
    const entry = await w.db
      .selectFrom('audit_entry')
      .select(['why', 'action', 'actor_person_id'])
      .where('record_id', '=', String(id))
      .where('what', '=', 'order')
      .executeTakeFirstOrThrow();
    expect(entry).toEqual({
      why: 'staff',
      action: 'read',
      actor_person_id: await personIdOf(w, 'rider4@balsam.example'),
    });
  });
});
