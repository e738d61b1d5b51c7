import { beforeEach, describe, expect, test } from 'vitest';
import { halalas } from '@balsam/domain/money';
import { world } from '#test/world.ts';
import { createAddress, productIdOf, checkoutByCard } from '#test/factories/orders.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { orderMoved } from '#modules/orders/index.ts';
import { topUp } from '#modules/billing/index.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { keep, metformin } from './medications.fixture.ts';

const w = await world({ connections: 8 });
let [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const contact = { name: 'Sara', phone: '0500000001', address: 'Olaya 12, Riyadh' };
const ask = (medication_id: number, more: object = {}) =>
  sara.post('/medication-refills', { medication_id, kind: 'refill', ...contact, ...more });
const show = async (id: number) =>
  (await sara.get('/medications')).data.items.find((one: { id: number }) => one.id === id);
let count = 0;
let medicine = 0;

beforeEach(async () => {
  w.at('2026-11-22T09:00:00Z');
  [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
  medicine = await keep(w, '1000001', metformin(`metformin-${(count += 1)}`));
});

describe('S5.15 D11.05 refused', () => {
  test('before the fifth Riyadh day before the due date, to the second', async () => {
    w.at('2026-11-21T20:59:59Z');
    expect(await ask(medicine)).toMatchObject({ http: 422, code: 'refill_too_early' });
    expect((await show(medicine)).may_refill).toMatchObject({ allowed: false, code: 'refill_too_early' });
    w.at('2026-11-21T21:00:00Z');
    expect(await ask(medicine)).toMatchObject({ http: 200, data: { status: 'pending' } });
  });
  test('while one is pending, also of two at the same moment', async () => {
    const both = await Promise.all([ask(medicine), ask(medicine)]);
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['ok', 'refill_pending']);
    expect(await ask(medicine)).toMatchObject({ code: 'refill_pending' });
  });
  test('without a completed visit in twelve months', async () => {
    await w.db.updateTable('encounter').set({ status: 'planned' }).execute();
    await w.db.updateTable('appointment').set({ state: 'missed' }).where('state', '=', 'completed').execute();
    expect(await ask(medicine)).toMatchObject({ code: 'refill_no_appointment' });
    const visited = (at: string) =>
      w.db
        .updateTable('encounter')
        .set({ status: 'finished', started_at: new Date(at) })
        .execute();
    await visited('2025-11-21T20:59:59Z');
    expect(await ask(medicine)).toMatchObject({ code: 'refill_no_appointment' });
    await visited('2025-11-21T21:00:00Z');
    expect(await ask(medicine)).toMatchObject({ http: 200 });
    await visited('2026-11-20T09:00:00Z');
  });
  test.each(['name', 'phone', 'address'])('without %s', async (field) => {
    expect(await ask(medicine, { [field]: ' ' })).toMatchObject({ http: 422, code: 'refill_contact_required' });
  });
  test('for what a person only says that they take, and for somebody else’s', async () => {
    const { data } = await sara.post('/medications', { title: 'Omega 3' });
    expect(await ask(data.id)).toMatchObject({ code: 'refill_not_prescribed' });
    const others = await keep(w, '1000002', metformin(`others-${count}`));
    expect(await ask(others)).toMatchObject({ http: 404 });
  });
});

test.each([
  ['3 months', { value: 3, code: 'mo' }, '2027-02-20'],
  ['2 weeks', { value: 2, unit: 'weeks' }, '2026-12-06'],
  ['3 boxes', { value: 3, unit: 'boxes' }, '2027-01-21'],
])('D11.05 what is handed out of an order for %s is due after those', async (said, expectedSupplyDuration, due) => {
  const order = metformin(`for-${said}`, { authoredOn: '2026-08-01', dispenseRequest: { expectedSupplyDuration } });
  const id = await keep(w, '1000001', order);
  const { data } = await ask(id);
  await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'ready' });
  await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'completed' });
  expect(await show(id)).toMatchObject({ last_supply: '2026-11-22', due_date: due });
});

describe('to collect', () => {
  test('the pharmacist makes it ready and hands it out; the due date moves on', async () => {
    const { data } = await ask(medicine);
    expect((await pharmacist.get('/desk/refills?status=pending')).data.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: data.id, phone: '+966500000001' })]),
    );
    expect((await pharmacist.get(`/desk/refills/${data.id}`)).data).toMatchObject({
      dosage: '1 tablet, twice a day, after meals',
    });
    expect(await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'completed' })).toMatchObject({
      code: 'refill_changed',
    });
    expect(await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'ready' })).toMatchObject({ http: 200 });
    await w.dispatch();
    expect((await sara.get('/notifications/fetch?limit=9')).data.notifications).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'refill_ready' })]),
    );
    await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'completed', days: 90 });
    expect(await show(medicine)).toMatchObject({ last_supply: '2026-11-22', due_date: '2027-02-20', refill: null });
    expect(await ask(medicine)).toMatchObject({ code: 'refill_too_early' });
    w.at('2027-01-21T09:00:00Z');
    sara = await payer(w, '1000001');
    expect(await ask(medicine)).toMatchObject({ http: 200 });
  });
  test('it is rejected with a reason, which the person reads', async () => {
    const { data } = await ask(medicine);
    expect(await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'rejected' })).toMatchObject({
      code: 'refill_reason_required',
    });
    await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'rejected', reason: 'Please see the doctor first' });
    expect((await show(medicine)).refill).toMatchObject({ status: 'rejected', reason: 'Please see the doctor first' });
    expect(await pharmacist.post(`/desk/refills/${data.id}/move`, { to: 'ready' })).toMatchObject({
      code: 'refill_changed',
    });
  });
  test('its person withdraws it, once', async () => {
    const { data } = await ask(medicine);
    expect((await sara.remove(`/medication-refills/${data.id}`)).data).toMatchObject({ status: 'cancelled' });
    expect(await sara.remove(`/medication-refills/${data.id}`)).toMatchObject({ code: 'refill_changed' });
  });
  test('its person withdraws it while it waits at the counter, and not when it was handed out', async () => {
    const { data: ready } = await ask(medicine);
    await pharmacist.post(`/desk/refills/${ready.id}/move`, { to: 'ready' });
    expect((await sara.remove(`/medication-refills/${ready.id}`)).data).toMatchObject({ status: 'cancelled' });
    const { data: taken } = await ask(medicine);
    await pharmacist.post(`/desk/refills/${taken.id}/move`, { to: 'ready' });
    await pharmacist.post(`/desk/refills/${taken.id}/move`, { to: 'completed', days: 90 });
    expect(await sara.remove(`/medication-refills/${taken.id}`)).toMatchObject({ code: 'refill_changed' });
  });
});

describe('to be delivered', () => {
  test('the product is in the cart, the order carries the request, and its delivery is a supply', async () => {
    const products = (await sara.get(`/medications/${medicine}/products`)).data.items as { id: number; name: string }[];
    const product = await productIdOf(w, 'Metformin 500 mg tablets');
    expect(products[0]?.id).toBe(product);
    expect(
      await ask(medicine, { kind: 'delivery', product_id: await productIdOf(w, 'Panadol Advance 500 mg tablets') }),
    ).toMatchObject({
      http: 404,
    });
    const { data } = await ask(medicine, { kind: 'delivery', product_id: product });
    expect(data).toMatchObject({ status: 'pending', kind: 'delivery', order_id: null });
    await w.db.transaction().execute(async (tx) => {
      const person = await tx.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
      await topUp(tx, person.id, halalas(100_000), `refill-${count}`, w.clock.now());
    });
    const address_id = await createAddress(sara);
    const made = await sara.post('/orders', { ...checkoutByCard, payment_method: 'wallet', address_id });
    expect(made).toMatchObject({ http: 200 });
    await w.dispatch();
    const orderId = made.data.order.ID as number;
    expect((await show(medicine)).refill).toMatchObject({ order_id: orderId, status: 'pending' });
    expect(await sara.remove(`/medication-refills/${data.id}`)).toMatchObject({ code: 'refill_changed' });
    await w.db
      .transaction()
      .execute((tx) => publish(tx, orderMoved, { order_id: orderId, to: 'delivered' }, w.clock.now()));
    await w.dispatch();
    expect(await show(medicine)).toMatchObject({ refill: null, last_supply: '2026-11-22' });
    expect((await sara.get('/medication-refills?status=completed')).data.items[0]).toMatchObject({ id: data.id });
  });
});

const metforminTablets = 'Metformin 500 mg tablets';
const told = async () =>
  (await sara.get('/notifications/fetch?limit=1')).data.notifications[0] as {
    kind: string;
    link: string;
    message: string;
  };

describe('D11.06 a refill subscription tells', () => {
  test('tells three days ahead, once, and orders nothing by itself', async () => {
    const product_id = await productIdOf(w, metforminTablets);
    const made = await sara.post('/medication-subscriptions', { medication_id: medicine, product_id, every_days: 30 });
    expect(made.data).toMatchObject({ next_on: '2026-12-22', state: 'active' });
    const again = { medication_id: medicine, product_id, every_days: 30 };
    expect(await sara.post('/medication-subscriptions', again)).toMatchObject({ code: 'subscription_exists' });
    const orders = () => w.db.selectFrom('pharmacy_order').select('id').execute();
    const before = (await orders()).length;
    w.at('2026-12-18T20:59:59Z');
    await w.due();
    w.at('2026-12-18T21:00:00Z');
    await w.due();
    await w.due();
    sara = await payer(w, '1000001');
    expect(await told()).toMatchObject({
      kind: 'refill_due',
      link: `/pharmacy/refills/${made.data.id}`,
      message: expect.stringContaining('due on Tuesday 22 December'),
    });
    expect((await orders()).length).toBe(before);
    const due = w.db
      .selectFrom('notification')
      .select('id')
      .where('kind', '=', 'refill_due')
      .where('link', 'like', '/pharmacy/refills/%');
    expect(await due.execute()).toHaveLength(1);
    await sara.remove(`/medication-subscriptions/${made.data.id}`);
  });
});

describe('D11.06 a refill subscription ends', () => {
  test.each([
    [
      'prescription_ended',
      () =>
        w.db
          .updateTable('fhir_resource')
          .set({ body: JSON.stringify({ ...metformin('x'), status: 'stopped' }) })
          .where('id', '=', medicine)
          .execute(),
    ],
    [
      'price_changed',
      () =>
        w.db
          .updateTable('product')
          .set((x) => ({ price: x('price', '*', 2) }))
          .where('name', '=', metforminTablets)
          .execute(),
    ],
    ['out_of_stock', () => w.db.updateTable('stock_lot').set({ quantity: 0 }).execute()],
  ])('by itself: %s', async (why, change) => {
    const product_id = await productIdOf(w, metforminTablets);
    const { data } = await sara.post('/medication-subscriptions', {
      medication_id: medicine,
      product_id,
      every_days: 10,
    });
    await change();
    w.at('2026-11-29T09:00:00Z');
    await w.due();
    const row = await w.db
      .selectFrom('refill_subscription')
      .select(['state', 'ended_because'])
      .where('id', '=', data.id)
      .executeTakeFirst();
    expect(row).toEqual({ state: 'ended', ended_because: why });
  });
});
