import { beforeEach, describe, expect, test } from 'vitest';
import { halalas } from '@balsam/domain/money';
import { world } from '#test/world.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { topUp } from '#modules/billing/index.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { orderMoved } from '#modules/orders/index.ts';
import { likeProduct } from '#modules/orders/substitutes/substitutes.fixture.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world();
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const address_id = await createAddress(sara);
const [metforminTablets, nexiumTablets, panadol] = (await Promise.all(
  ['Metformin 500 mg tablets', 'Nexium 40 mg tablets', 'Panadol Advance 500 mg tablets'].map((name) =>
    productIdOf(w, name),
  ),
)) as [number, number, number];
const contact = { name: 'Sara', phone: '0500000001', address: 'Olaya 12, Riyadh' };
const handedOutBefore = '2026-09-28';
const today = '2026-11-22';

type Medicine = { readonly id: number; readonly last_supply: string; readonly refill: object | null };
const medicineOf = async (id: number) =>
  (await sara.get('/medications')).data.items.find((one: Medicine) => one.id === id) as Medicine;
const askDelivery = async (medication_id: number, product_id?: number) =>
  sara.post('/medication-refills', { medication_id, kind: 'delivery', ...contact, product_id });
const requestOf = async (id: number) =>
  (await sara.get('/medication-refills?limit=50')).data.items.find((one: { id: number }) => one.id === id);
const noticesOf = async (kind: string) =>
  (await w.db.selectFrom('notification').select('id').where('kind', '=', kind).execute()).length;

/** Orders what is in the cart, by the wallet; answers its id and its line of each product. */
async function ordered() {
  const made = await sara.post('/orders', { ...checkoutByCard, payment_method: 'wallet', address_id });
  const id = made.data.order.ID as number;
  await w.dispatch();
  const lines = await w.db.selectFrom('order_line').select(['id', 'product_id']).where('order_id', '=', id).execute();
  return { id, lineOf: (product: number) => lines.find(({ product_id }) => product_id === product)!.id };
}
const approveOnly = (id: number, line_ids: number[]) =>
  pharmacist.post(`/desk/orders/${id}/prescription`, { verdict: 'partly_approved', line_ids, reason: 'Dose changed' });
async function delivered(order_id: number) {
  await w.db.transaction().execute((tx) => publish(tx, orderMoved, { order_id, to: 'delivered' }, w.clock.now()));
  await w.dispatch();
}

let [ofMetformin, ofNexium, count] = [0, 0, 0];
beforeEach(async () => {
  count += 1;
  const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
  await w.db.transaction().execute((tx) => topUp(tx, person.id, halalas(100_000), `reduced-${count}`, w.clock.now()));
  await w.db.deleteFrom('cart').execute();
  ofMetformin = await keep(w, '1000001', metformin(`metformin-${count}`));
  const esomeprazole = { medicationCodeableConcept: { text: 'Esomeprazole 40 mg tablets' } };
  ofNexium = await keep(w, '1000001', metformin(`nexium-${count}`, esomeprazole));
});

describe('D11.05 a medicine that leaves an order before it is delivered is not supplied', () => {
  test('when its prescription was not approved: the request is declined with the reason, and may be made anew at once', async () => {
    const asked = [await askDelivery(ofMetformin, metforminTablets), await askDelivery(ofNexium, nexiumTablets)];
    const order = await ordered();
    const told = await noticesOf('refill_rejected');
    expect(await approveOnly(order.id, [order.lineOf(metforminTablets)])).toMatchObject({ http: 200 });
    await w.dispatch();
    expect((await medicineOf(ofNexium)).refill).toMatchObject({ status: 'rejected', reason: 'Dose changed' });
    expect((await medicineOf(ofMetformin)).refill).toMatchObject({ status: 'pending', order_id: order.id });
    expect(await noticesOf('refill_rejected')).toBe(told + 1);
    await delivered(order.id);
    expect(await requestOf(asked[0]!.data.id)).toMatchObject({ status: 'completed' });
    expect(await requestOf(asked[1]!.data.id)).toMatchObject({ status: 'rejected' });
    expect((await medicineOf(ofMetformin)).last_supply).toBe(today);
    expect((await medicineOf(ofNexium)).last_supply).toBe(handedOutBefore);
    expect(await askDelivery(ofNexium, nexiumTablets)).toMatchObject({ http: 200 });
  });
  test('when the register withdrew it: the request is cancelled, since the order tells why', async () => {
    const { data } = await askDelivery(ofMetformin, metforminTablets);
    await sara.post('/cart/add', { product_id: panadol, quantity: 1 });
    const order = await ordered();
    const product = w.db.updateTable('product').where('id', '=', metforminTablets);
    await product.set({ register_refusal: 'suspended', register_refused_at: w.clock.now() }).execute();
    expect(await pharmacist.post(`/desk/orders/${order.id}/take-out-withdrawn`, {})).toMatchObject({ http: 200 });
    await product.set({ register_refusal: null, register_refused_at: null }).execute();
    await w.dispatch();
    expect(await requestOf(data.id)).toMatchObject({ status: 'cancelled', reason: null });
    await delivered(order.id);
    expect(await medicineOf(ofMetformin)).toMatchObject({ last_supply: handedOutBefore, refill: null });
    expect(await askDelivery(ofMetformin, metforminTablets)).toMatchObject({ http: 200 });
  });
  test('also when nobody was told of it by the time of the delivery', async () => {
    const { data } = await askDelivery(ofMetformin, metforminTablets);
    await sara.post('/cart/add', { product_id: panadol, quantity: 1 });
    const order = await ordered();
    await w.db
      .updateTable('order_line')
      .set({ taken_out_at: w.clock.now() })
      .where('id', '=', order.lineOf(metforminTablets))
      .execute();
    await delivered(order.id);
    expect(await requestOf(data.id)).toMatchObject({ status: 'cancelled' });
    expect((await medicineOf(ofMetformin)).last_supply).toBe(handedOutBefore);
  });
});

describe('D11.05 what stays in an order is supplied', () => {
  test('also a substitute, to the request that named the product', async () => {
    const like = await likeProduct(w, metforminTablets, { name: 'Metfor 500 mg tablets' });
    const { data } = await askDelivery(ofMetformin, metforminTablets);
    const order = await ordered();
    const proposal = { line_id: order.lineOf(metforminTablets), product_id: like };
    const asked = await pharmacist.post(`/desk/orders/${order.id}/substitutes`, proposal);
    await sara.post(`/orders/${order.id}/substitutes/${asked.data.SUBSTITUTES[0].ID}`, { agrees: true });
    await w.dispatch();
    expect(await requestOf(data.id)).toMatchObject({ status: 'pending', order_id: order.id });
    const kept = w.db.selectFrom('medication_refill').select('product_id').where('id', '=', data.id);
    expect(await kept.executeTakeFirst()).toEqual({ product_id: like });
    await delivered(order.id);
    expect(await requestOf(data.id)).toMatchObject({ status: 'completed' });
    expect((await medicineOf(ofMetformin)).last_supply).toBe(today);
  });
  test('to a request that named no product, by the prescription that covers one', async () => {
    const { data } = await askDelivery(ofMetformin);
    for (const product_id of [metforminTablets, nexiumTablets])
      await sara.post('/cart/add', { product_id, quantity: 1 });
    const order = await ordered();
    await approveOnly(order.id, [order.lineOf(metforminTablets)]);
    await w.dispatch();
    expect((await medicineOf(ofMetformin)).refill).toMatchObject({ status: 'pending', order_id: order.id });
    await delivered(order.id);
    expect(await requestOf(data.id)).toMatchObject({ status: 'completed' });
    expect((await medicineOf(ofMetformin)).last_supply).toBe(today);
    expect((await medicineOf(ofNexium)).last_supply).toBe(handedOutBefore);
  });
  test('also by a prescription that was stopped after it was ordered', async () => {
    await sara.post('/cart/add', { product_id: metforminTablets, quantity: 1 });
    const order = await ordered();
    await w.db
      .updateTable('fhir_resource')
      .set({ body: JSON.stringify(metformin(`metformin-${count}`, { status: 'stopped' })) })
      .where('id', '=', ofMetformin)
      .execute();
    await delivered(order.id);
    expect((await medicineOf(ofMetformin)).last_supply).toBe(today);
  });
});
