import { isOrderActive, orderStates } from '@balsam/domain/orders';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf, payByCard } from '#test/factories/orders.ts';
import { timelineView } from './timeline.view.ts';

const w = await world({ connections: 4 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const lamis = await payer(w, '1000007');
const nasser = await payer(w, '1000008');

const isPdf = async ({ token }: Payer, id: number) => {
  const headers = { authorization: `Bearer ${token}` };
  const reply = await w.app.inject({ url: `/api/v1/payment/receipt/${id}?lang=ar&kind=invoice`, headers });
  return reply.statusCode === 200 && reply.body.startsWith('%PDF-');
};
const idsOf = async (who: Payer, state: string): Promise<number[]> =>
  (await who.get(`/orders/user-orders?state=${state}`)).data.items.map(({ ID }: { ID: number }) => ID);
const show = async (who: Payer, id: number) => (await who.get(`/orders/${id}`)).data;

test.each(orderStates)('S4.13 the timeline of an order that is %s says each step in both languages', (state) => {
  const steps = timelineView(state, 'delivery', new Map());
  expect(steps.map(({ STATUS }) => STATUS)).toContain(state);
  for (const { TITLE, TITLE_AR } of steps) {
    expect(TITLE).toMatch(/^[A-Z][a-z ]+$/);
    expect(TITLE_AR).toMatch(/^[\u0600-\u06ff ]+$/);
  }
  expect(new Set(steps.map(({ TITLE_AR }) => TITLE_AR)).size).toBe(steps.length);
});

test('S4.13 a pickup is ready for pickup and picked up', () => {
  const titles = timelineView('placed', 'pickup', new Map()).map(({ TITLE }) => TITLE);
  expect(titles).toEqual(['Placed', 'Confirmed', 'Processed', 'Ready for pickup', 'Picked up']);
});

const begun = await createOrder(lamis, panadol, { address_id: await createAddress(lamis), payment_method: 'card' });
const ordered = begun.data.order.ID as number;

describe('orders by their label', () => {
  test('S4.13 an order whose payment is open is active', async () => {
    expect([await idsOf(lamis, 'active'), await idsOf(lamis, 'completed')]).toEqual([[ordered], []]);
    await payByCard(w, lamis, begun.data);
  });
  test.each(orderStates)('S4.13 an order that is %s is either active or completed', async (state) => {
    await w.db.updateTable('pharmacy_order').set({ state }).where('id', '=', ordered).execute();
    const lists = [await idsOf(lamis, 'active'), await idsOf(lamis, 'completed'), await idsOf(lamis, 'all')];
    expect(lists).toEqual(isOrderActive(state) ? [[ordered], [], [ordered]] : [[], [ordered], [ordered]]);
  });
});

describe('what the page of an order shows', () => {
  test('the invoice by its payment to its own patient alone, and the brand and the photo of each product', async () => {
    const photo = '0d5a1f4e-2f54-4a53-9d7b-3b0f9f7b2a11';
    const sara = await payer(w, '1000001');
    const made = await createOrder(sara, panadol, { address_id: await createAddress(sara) });
    const product = await w.db.selectFrom('product').select('brand_id').where('id', '=', panadol).executeTakeFirst();
    const { PAYMENT_ID: payment, ...shown } = await show(sara, made.data.order.ID as number);
    expect(shown).toMatchObject({
      INVOICE_NUMBER: expect.any(String),
      ITEMS: [{ IMAGE: null, BRAND_ID: product?.brand_id }],
    });
    expect([await isPdf(sara, payment), await isPdf(nasser, payment)]).toEqual([true, false]);
    const file = { kind: 'product_photo', mime: 'image/webp', bytes: 1, storage_key: photo, created_at: w.clock.now() };
    await w.db
      .insertInto('stored_file')
      .values({ id: photo, ...file })
      .execute();
    await w.db.updateTable('product').set({ photo_file: photo }).where('id', '=', panadol).execute();
    const withPhoto = await show(sara, made.data.order.ID as number);
    expect(withPhoto.ITEMS[0].IMAGE).toBe(`/api/v1/products/photos/${photo}`);
  });

  test('D6.01 how it was to be paid, also after the card was declined: what it held is free again', async () => {
    const made = await createOrder(nasser, panadol, {
      address_id: await createAddress(nasser),
      payment_method: 'card',
    });
    const id = made.data.order.ID as number;
    await payByCard(w, nasser, made.data, 'declined');
    expect(await show(nasser, id)).toMatchObject({
      STATUS: null,
      PAYMENT_STATUS: 'released',
      PAYMENT_METHOD: 'card',
      CARD_AMOUNT: made.data.amount,
      PAYMENT_ID: null,
      may: { pay: false },
    });
  });
});
