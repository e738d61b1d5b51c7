import { beforeEach, describe, expect, test } from 'vitest';
import { namesWithPack } from '@balsam/domain/catalogue';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import {
  moveOrderTo,
  createAddress,
  createOrder,
  productIdOf,
  checkoutByCard,
  payByCard,
} from '#test/factories/orders.ts';

const w = await world();
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const [branch] = await w.db.selectFrom('location').selectAll().orderBy('id').execute();
const rider = 'rider@balsam.example';

const show = async (id: number) => (await sara.get(`/orders/${id}`)).data;
const begun = async () =>
  (await createOrder(sara, panadol, { address_id, payment_method: 'card' })).data as {
    order: { ID: number };
    redirect_url: string;
    reference: string;
  };

beforeEach(async () => {
  await w.db.deleteFrom('cart').execute();
  await w.db.updateTable('wallet').set({ balance: 100_000 }).execute();
});

describe('the page of an order whose payment is open', () => {
  test('says until when it may be paid, and offers nothing but to pay or to give it back', async () => {
    const { order: made, redirect_url, reference } = await begun();
    const { PAYABLE_UNTIL, may } = await show(made.ID);
    expect(new Date(PAYABLE_UNTIL).getTime()).toBeGreaterThan(w.clock.now().getTime());
    expect(may).toEqual({ cancel: false, release: true, pay: true, rate: false, reorder: false });
    await payByCard(w, sara, { redirect_url, reference });
    expect(await show(made.ID)).toMatchObject({
      PAYABLE_UNTIL: null,
      may: { cancel: true, pay: false, rate: false, reorder: false },
    });
  });
  test('is there while its payment is not made yet: nothing is paid by any means', async () => {
    const { order: made } = await begun();
    await w.db.updateTable('payment').set({ entity_id: 999_999_999 }).where('entity_id', '=', made.ID).execute();
    expect(await show(made.ID)).toMatchObject({
      LOYALTY_POINTS: 0,
      LOYALTY_AMOUNT: 0,
      WALLET_AMOUNT: 0,
      CARD_AMOUNT: 0,
      PAYMENT_METHOD: null,
      INVOICE_NUMBER: null,
      PAYMENT_ID: null,
    });
    await w.db.updateTable('pharmacy_order').set({ payment_state: 'released' }).where('id', '=', made.ID).execute();
  });
});

test('S4.12 the page of a pickup shows the branch and whom to call', async () => {
  await sara.post('/cart/add', { product_id: panadol, quantity: 1 });
  const { day, times } = (await sara.get('/orders/delivery-slots?mode=pickup')).data.items.at(-1);
  const when = { scheduled_day: day as string, scheduled_time: times[0] as string };
  const where = { mode: 'pickup', location_id: branch!.id, payment_method: 'wallet' };
  const made = await sara.post('/orders', { ...checkoutByCard, ...where, ...when });
  expect(await show(made.data.order.ID as number)).toMatchObject({
    ADDRESS: null,
    PICKUP: { ID: branch!.id, TITLE: branch!.title, TITLE_AR: branch!.title_ar },
    USER: { phone_number: '+966500000001' },
  });
});

describe('an order that is over says since when', () => {
  test.each(['returned', 'cancelled', 'rejected'] as const)('%s', async (end) => {
    const id = (await createOrder(sara, panadol, { address_id })).data.order.ID as number;
    expect((await show(id)).COMPLETED_DATE).toBeNull();
    if (end === 'cancelled') await sara.post(`/orders/${id}/cancel`, { reason: 'other', description: 'x' });
    if (end === 'rejected')
      await moveOrderTo(w, id, 'rejected', {
        by: 'pharmacist',
        email: 'pharmacist@balsam.example',
        reason: 'Out of date',
      });
    if (end === 'returned') {
      const rider_id = (await (await payer(w, rider)).get('/users')).data.id as number;
      await w.db.updateTable('pharmacy_order').set({ state: 'arrived', rider_id }).where('id', '=', id).execute();
      await moveOrderTo(w, id, end, { by: 'rider', email: rider, reason: 'Nobody there', isProven: true });
    }
    const { STATUS, COMPLETED_DATE } = await show(id);
    expect([STATUS, COMPLETED_DATE]).toEqual([end, w.clock.now().toISOString()]);
  });
});

test('D4.03 D15.09 the invoice names each product with its package and the delivery in both languages', async () => {
  const { order: made, redirect_url, reference } = await begun();
  await payByCard(w, sara, { redirect_url, reference });
  const { PAYMENT_ID } = await show(made.ID);
  const { lines } = await w.db
    .selectFrom('invoice')
    .select('lines')
    .where('payment_id', '=', PAYMENT_ID as number)
    .executeTakeFirstOrThrow();
  const product = await w.db.selectFrom('product').selectAll().where('id', '=', panadol).executeTakeFirstOrThrow();
  const { en, ar } = namesWithPack(product);
  expect(lines).toMatchObject([
    { title: en, title_ar: ar, quantity: 1 },
    { title: 'Delivery', title_ar: 'التوصيل', quantity: 1 },
  ]);
});
