import { beforeEach, describe, expect, test } from 'vitest';
import { untilLockWait } from '#test/lock-wait.ts';
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
  setAccountStatus,
} from '#test/factories/deliveries.ts';

const w = await world({ connections: 8 });
const [khalidsMail, saadsMail] = ['rider@balsam.example', 'rider2@balsam.example'];
const [khalid, saad, pharmacist] = [
  await client(w, khalidsMail),
  await client(w, saadsMail),
  await client(w, 'pharmacist@balsam.example'),
];
const saadId = await personIdOf(w, saadsMail);
const { id: location_id } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();
await w.db.updateTable('rider_shift').set({ ended_at: w.clock.now() }).where('ended_at', 'is', null).execute();
await saad.post('/rider/shift', { location_id });

beforeEach(async () => {
  await w.db.deleteFrom('one_time_code').execute();
  await w.db
    .updateTable('pharmacy_order')
    .set({ state: 'delivered', completed_at: w.clock.now() })
    .where('rider_id', 'is not', null)
    .where('completed_at', 'is', null)
    .execute();
});

const customer = await createPatient(w);
const arrived = (more: object = {}) =>
  createDelivery(w, { mrn: customer.mrn, state: 'arrived', rider: khalidsMail, ...more });
const stateOf = async (id: number) => (await readOrder(w, id)).state;
const proofsOf = (id: number) => w.db.selectFrom('delivery_proof').selectAll().where('order_id', '=', id).execute();
const codeFor = async (rider: typeof khalid, id: number) => {
  expect((await rider.post(`/orders/${id}/otp`)).http).toBe(200);
  return codeSentTo(w, customer.phone);
};

/** Staff hand the order of a rider who cannot work on to Saad, who brings it to the door; the first one may sign in again. */
async function reassign(id: number): Promise<void> {
  await setAccountStatus(w, khalidsMail, 'locked');
  expect((await pharmacist.post(`/desk/orders/${id}/assign`, { rider_id: saadId })).http).toBe(200);
  await setAccountStatus(w, khalidsMail, 'active');
  for (const state of ['on_the_way', 'arrived'] as const) expect((await saad.step(id, state)).http).toBe(200);
}

describe('an order that changed hands after its rider had sent the picture', () => {
  test('S4.14 is not returned by the first rider, nor with the picture of the first one', async () => {
    const id = await arrived();
    const photo = await createDeliveryPicture(w, khalidsMail);
    await reassign(id);
    const give = (rider: typeof khalid, picture: string) =>
      rider.step(id, 'returned', { reason: 'Nobody there', photo: picture });
    expect(failure(await give(khalid, photo))).toEqual([404, 'not_found']);
    expect(failure(await give(saad, photo))).toEqual([422, 'order_photo_required']);
    expect([await stateOf(id), await proofsOf(id)]).toEqual(['arrived', []]);
    const own = await createDeliveryPicture(w, saadsMail);
    expect((await give(saad, own)).http).toBe(200);
    expect(await proofsOf(id)).toMatchObject([{ photo: own, rider_id: saadId }]);
  });
  test('S4.15 is not delivered by the first rider who has the code, nor with the pictures of the first one', async () => {
    const id = await arrived({ prescription: true });
    const [photo, signature] = [
      await createDeliveryPicture(w, khalidsMail),
      await createDeliveryPicture(w, khalidsMail),
    ];
    const otp = await codeFor(khalid, id);
    await reassign(id);
    const deliver = (rider: typeof khalid, pictures: object) => rider.step(id, 'delivered', { otp, ...pictures });
    expect(failure(await deliver(khalid, { photo, signature }))).toEqual([404, 'not_found']);
    expect(failure(await deliver(saad, { photo, signature }))).toEqual([422, 'order_photo_required']);
    const saads = {
      photo: await createDeliveryPicture(w, saadsMail),
      signature: await createDeliveryPicture(w, saadsMail),
    };
    expect(failure(await deliver(saad, { ...saads, signature }))).toEqual([422, 'order_signature_required']);
    expect([await stateOf(id), await proofsOf(id)]).toEqual(['arrived', []]);
    expect((await deliver(saad, saads)).http).toBe(200);
    expect(await proofsOf(id)).toMatchObject([{ ...saads, rider_id: saadId }]);
  });
  test('S4.15 at the very moment of its step: the first rider delivers nothing, and the code is not spent', async () => {
    const id = await arrived();
    const otp = await codeFor(khalid, id);
    const { step } = await w.db.transaction().execute(async (tx) => {
      // The code cannot be checked while its row is held; by then the rider was found to have the order.
      await tx.selectFrom('one_time_code').select('id').forUpdate().execute();
      const sent = khalid.step(id, 'delivered', { otp });
      await untilLockWait(w);
      await w.db.updateTable('pharmacy_order').set({ rider_id: saadId }).where('id', '=', id).execute();
      return { step: sent };
    });
    expect(failure(await step)).toEqual([404, 'not_found']);
    expect(await stateOf(id)).toBe('arrived');
    expect((await saad.step(id, 'delivered', { otp })).http).toBe(200);
  });
});
