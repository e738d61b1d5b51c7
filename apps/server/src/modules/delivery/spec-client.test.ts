import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { client, codeSentTo, createDelivery, readOrder } from '#test/factories/deliveries.ts';
import { createPatient } from '#test/factories/patients.ts';
import { productIdOf } from '#test/factories/orders.ts';

/** Clients that were written from SPEC alone: a field that SPEC does not name is sent only where a check-out cannot be without it. */
const w = await world();
const khalid = await client(w, 'rider@balsam.example');
const desk = await client(w, 'pharmacist@balsam.example');
const rider = 'rider@balsam.example';
const patient = await createPatient(w);
const sara = await client(w, patient.mrn);

const proofOf = async (id: number) => (await desk.get(`/desk/orders/${id}`)).body.data;

describe('D15.08 a rider’s client', () => {
  test('fetches an order before it was accepted, and delivers it with the code alone', async () => {
    const { mrn, phone } = patient;
    const id = await createDelivery(w, {
      mrn,
      rider,
      state: 'rider_assigned',
      accepted: false,
      prescription: true,
      total: 600_00,
    });
    const steps = ['order_picked', 'on_the_way', 'arrived'] as const;
    for (const status of steps) expect((await khalid.patch(`/orders/${id}/status`, { status })).http).toBe(200);
    expect((await khalid.post(`/orders/${id}/otp`)).body.data).toHaveProperty('phone_number');
    const otp = await codeSentTo(w, phone);
    const done = await khalid.patch(`/orders/${id}/status`, { otp, status: 'delivered' });
    expect([done.http, done.body.data.STATUS]).toEqual([200, 'delivered']);
    expect((await proofOf(id)).DELIVERY.PROOF.MISSING).toEqual(['photo', 'signature']);
  });
  test('returns with the status alone: noted, and refunded once the branch has the goods', async () => {
    const id = await createDelivery(w, { mrn: patient.mrn, rider, state: 'arrived' });
    const back = await khalid.patch(`/orders/${id}/status`, { status: 'returned' });
    expect([back.http, back.body.data.STATUS, back.body.data.PAYMENT_STATUS]).toEqual([200, 'returned', 'paid']);
    const shown = await proofOf(id);
    expect([shown.DELIVERY.PROOF.MISSING, shown.may_confirm_return]).toEqual([['reason', 'photo'], true]);
    await w.dispatch();
    const told = (await desk.get('/notifications/fetch')).body.data.notifications[0];
    expect(told).toMatchObject({ kind: 'desk_proof_missing', link: `/staff/orders?order=${id}` });
    expect([told.message, told.message_ar].map((text) => /reason, photo|السبب، الصورة/.test(text))).toEqual([
      true,
      true,
    ]);
    expect((await desk.post(`/desk/orders/${id}/goods-back`)).body.data).toMatchObject({
      PAYMENT_STATUS: 'refunded',
      may_confirm_return: false,
    });
    expect((await desk.post(`/desk/orders/${id}/goods-back`)).body).toMatchObject({ code: 'order_move_refused' });
    expect((await readOrder(w, id)).payment_state).toBe('refunded');
  });
});

describe('D15.08 a patient’s client', () => {
  test('keeps an address of five fields, and orders to it with a coupon', async () => {
    const five = { name: 'Home', street: 'King Fahd Road 1', city: 'الرياض', state: 'Riyadh Province', country: 'SA' };
    const added = await sara.post('/user-address', five);
    expect(added.body.data).toMatchObject({ ...five, latitude: 24.7136, longitude: 46.6753, is_approximate: true });
    expect((await sara.post('/user-address', { ...five, city: 'Atlantis' })).body).toMatchObject({
      code: 'address_point_unknown',
    });
    const list = await sara.get('/user-address');
    expect(list.body.data).toMatchObject({ total: 2, page: 1, limit: 2 });
    const product_id = await productIdOf(w, 'Anthelios sun cream SPF 50');
    await sara.post('/cart/add', { product_id, quantity: 1 });
    const order = {
      mode: 'normal_delivery',
      address_id: added.body.data.id,
      payment_method: 'card',
      privacy_accepted: true,
      return_policy_accepted: true,
    };
    // Nobody measures the way to a city's centre.
    expect((await sara.post('/orders', { ...order, mode: 'fast_delivery' })).body).toMatchObject({
      code: 'fast_delivery_too_far',
    });
    expect((await sara.post('/orders', { ...order, coupon: 'NOSUCH' })).body).toMatchObject({
      code: 'promo_not_valid',
    });
    const made = await sara.post('/orders', { ...order, coupon: 'BALSAM15' });
    expect(made.body.data.order).toMatchObject({
      COUPON_CODE: 'BALSAM15',
      COUPON_DISCOUNT: 15,
      ADDRESS: { IS_APPROXIMATE: true },
    });
  });
  test('a code for first orders is for first orders', async () => {
    const other = await client(w, (await createPatient(w)).mrn);
    expect((await other.get('/coupons/WELCOME10')).body.data).toMatchObject({ code: 'WELCOME10' });
    const saras = await client(w, '1000001');
    expect((await saras.get('/coupons/WELCOME10')).body).toMatchObject({ code: 'promo_first_order_only' });
  });
  test('lists bring items, total, page and limit', async () => {
    for (const path of [
      '/categories',
      '/symptoms-relief',
      '/brands',
      '/products',
      '/products/1/related',
      '/favorites',
      '/tickets',
    ])
      expect({ path, ...(await sara.get(path)).body.data }).toMatchObject({
        path,
        items: expect.any(Array),
        total: expect.any(Number),
        page: 1,
        limit: expect.any(Number),
      });
  });
});
