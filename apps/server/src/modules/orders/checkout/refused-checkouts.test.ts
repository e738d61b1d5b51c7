import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf, stockOf, checkoutByCard } from '#test/factories/orders.ts';

const w = await world();
// Sara has ordered before.
await w.db.updateTable('coupon').set({ first_order_only: false }).execute();
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const byCard = { ...checkoutByCard, address_id };
const put = (product_id: number, quantity: number) => sara.post('/cart/add', { product_id, quantity });

beforeEach(async () => {
  await w.db.deleteFrom('cart').execute();
  // One order at a time is open for payment.
  await w.db
    .updateTable('pharmacy_order')
    .set({ payment_state: 'released' })
    .where('payment_state', '=', 'pending_payment')
    .execute();
  await w.db.updateTable('wallet').set({ balance: 100_000 }).execute();
});

describe('an order that is refused names the field at fault', () => {
  test.each([
    ['address_required', 'address_id', { address_id: null }],
    ['pickup_required', 'location_id', { mode: 'pickup' }],
    ['schedule_required', 'scheduled_day', { mode: 'scheduled_delivery' }],
    ['policies_not_accepted', 'privacy_accepted', { privacy_accepted: false }],
    ['policies_not_accepted', 'privacy_accepted', { return_policy_accepted: false }],
  ])('S5.18 %s: %s', async (code, path, change) => {
    await put(panadol, 1);
    expect(await sara.post('/orders', { ...byCard, ...change })).toMatchObject({ http: 422, code, errors: [{ path }] });
  });
  test('S5.17 prescription_required: prescription_ids', async () => {
    await put(await productIdOf(w, 'Lantus SoloStar pens'), 1);
    const refused = { code: 'prescription_required', errors: [{ path: 'prescription_ids' }] };
    expect(await sara.post('/orders', byCard)).toMatchObject(refused);
  });
  test('S5.14 a code that needs a larger purchase by now: says of how much', async () => {
    await put(panadol, 6);
    expect((await sara.post('/cart/coupon', { code: 'WELCOME10' })).http).toBe(200);
    const coupon = w.db.updateTable('coupon').where('code', '=', 'WELCOME10');
    await coupon.set({ minimum_purchase: 500_00 }).execute();
    expect(await sara.post('/orders', byCard)).toMatchObject({
      http: 422,
      code: 'promo_minimum_purchase',
      message: 'This promo code needs a purchase of at least 500.00 SAR',
      message_ar: 'يتطلب هذا الرمز الترويجي شراء ما لا يقل عن 500.00 ر.س',
      errors: [{ path: 'code' }],
    });
  });
});

test('D6.01 an order of more than there is names each product that is short, and no other', async () => {
  await put(panadol, 1);
  await put(gel, 2);
  const before = await stockOf(w, gel);
  const stock = w.db.updateTable('stock_lot').where('product_id', '=', gel);
  await stock.set({ quantity: 0 }).execute();
  expect(await sara.post('/orders', byCard)).toMatchObject({
    code: 'quantity_over_stock',
    data: { product_ids: [gel] },
  });
  await stock.set({ quantity: before }).execute();
  expect((await sara.post('/orders', byCard)).http).toBe(200);
});

describe('S5.18 a cancellation', () => {
  test.each([
    ['reason', {}],
    ['reason', { description: 'Later' }],
    ['description', { reason: 'changed_mind' }],
    ['description', { reason: 'changed_mind', description: '' }],
  ])('needs its %s: %j', async (path, body) => {
    const { data } = await createOrder(sara, panadol, { address_id });
    const id = data.order.ID as number;
    const refused = { http: 422, code: 'cancellation_reason_required', errors: [{ path }] };
    expect(await sara.post(`/orders/${id}/cancel`, body)).toMatchObject(refused);
    expect((await sara.get(`/orders/${id}`)).data.STATUS).toBe('placed');
  });
  test('is refused of an order that nobody has paid', async () => {
    const { data } = await createOrder(sara, panadol, { address_id, payment_method: 'card' });
    const body = { reason: 'changed_mind', description: 'Later' };
    expect((await sara.post(`/orders/${data.order.ID}/cancel`, body)).code).toBe('order_not_cancellable');
  });
});

describe('a rating', () => {
  test.each([null, -1, 0, 6, 1_000])('of %s stars is refused, in both languages', async (rating_value) => {
    const id = (await createOrder(sara, panadol, { address_id })).data.order.ID as number;
    await w.db.updateTable('pharmacy_order').set({ state: 'delivered' }).where('id', '=', id).execute();
    expect(await sara.post(`/orders/${id}/rating`, { rating_value })).toMatchObject({
      http: 422,
      message: 'Select any star to continue',
      message_ar: 'يُرجى اختيار نجمة للمتابعة',
      errors: [{ path: 'rating_value' }],
    });
  });
  test.each([1, 2, 3, 4, 5])('of %i is kept', async (rating_value) => {
    const id = (await createOrder(sara, panadol, { address_id })).data.order.ID as number;
    await w.db.updateTable('pharmacy_order').set({ state: 'delivered' }).where('id', '=', id).execute();
    expect((await sara.post(`/orders/${id}/rating`, { rating_value })).data.RATING).toBe(rating_value);
  });
});

describe('S5.17 a prescription that was sent', () => {
  test('is taken back by whoever sent it, once, and nobody else', async () => {
    const personId = (await sara.get('/users')).data.id as number;
    const picture = { personId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
    const file = await w.platform.files.save(w.db, picture, w.clock.now());
    const { id } = (await sara.post('/prescriptions', { file_ids: [file], note: 'Of today' })).data as { id: number };
    const unused = async () => (await sara.get('/prescriptions')).data.items as object[];
    expect(await unused()).toMatchObject([{ id, state: 'pending', reason: null, files: [file], note: 'Of today' }]);
    expect((await (await payer(w, '1000007')).remove(`/prescriptions/${id}`)).http).toBe(404);
    expect(await unused()).toHaveLength(1);
    const answers = [await sara.remove(`/prescriptions/${id}`), await sara.remove(`/prescriptions/${id}`)];
    expect(answers.map(({ http }) => http)).toEqual([200, 404]);
    expect(await unused()).toEqual([]);
  });
});
