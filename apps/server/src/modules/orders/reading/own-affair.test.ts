import { describe, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { exportsClient, filesIn } from '#modules/privacy/privacy.fixture.ts';
import { onPage, payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { keep, metformin } from '#modules/medications/medications.fixture.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const name = 'Panadol Advance 500 mg tablets';
const panadol = await productIdOf(w, name);
const omar = await payer(w, '1000004');
const fahad = await payer(w, '1000002', '1000004');
const address_id = await createAddress(omar);

/** Orders and pays in Omar's profile by the log-in of either; answers the order's id and that of its payment. */
async function bought(who: Payer): Promise<{ id: number; paymentId: number }> {
  await who.post('/cart/add', { product_id: panadol, quantity: 1 });
  const { data } = await who.post('/orders', { ...checkoutByCard, address_id });
  await onPage(w, data.redirect_url as string, { outcome: 'paid' });
  const paid = await who.post('/payment/confirm', { reference: data.reference });
  return { id: data.order.ID as number, paymentId: paid.data.items[0].payment_id as number };
}
const his = await bought(omar);
const fathers = await bought(fahad);

/** Every list and page that tells of orders and payments, but for those that hold both people's. */
const paths = [
  `/orders/${his.id}`,
  '/notifications/fetch?limit=100',
  '/payment/wallet',
  '/payment/history',
  '/payment/receipts?year=2026',
  '/prescriptions',
  '/users/access-log',
];
const itemsOf = (answer: { data: { items: readonly { ID: number; ITEMS: readonly unknown[] }[] } }, id: number) =>
  answer.data.items.find(({ ID }) => ID === id)?.ITEMS;

describe('what somebody of sixteen orders and pays for', () => {
  test('D10.09 names no product to the guardian in any list, document, notification or search', async () => {
    const replies = await Promise.all(paths.map((path) => fahad.get(path)));
    expect(replies.map(({ http }) => http)).toEqual(paths.map(() => 200));
    const telling = paths.filter((_, at) => /panadol|بنادول/i.test(JSON.stringify(replies[at])));
    expect(telling).toEqual([]);
    const list = await fahad.get('/orders/user-orders?state=all');
    expect(itemsOf(list as never, his.id)).toEqual([]);
    expect((await fahad.get(`/orders/${his.id}`)).data).toMatchObject({
      ID: his.id,
      STATUS: 'placed',
      ITEM_COUNT: 1,
      ITEMS: [],
      PAYMENT_ID: null,
      may: { reorder: false, release: false },
    });
    expect(await fahad.get(`/payment/receipt/${his.paymentId}?lang=en`)).toMatchObject({ http: 404 });
    expect(await fahad.post(`/orders/${his.id}/reorder`, {})).toMatchObject({ http: 404 });
    const papers = (await fahad.get('/payment/receipts?year=2026')).data as { items: { payment_id: number }[] };
    expect(papers.items.map(({ payment_id }) => payment_id)).toEqual([fathers.paymentId]);
  });
  test('D10.09 the young person reads it all, and the guardian what they ordered themselves', async () => {
    for (const [who, own] of [
      [omar, his],
      [omar, fathers],
      [fahad, fathers],
    ] as const) {
      expect(itemsOf((await who.get('/orders/user-orders?state=all')) as never, own.id)).toMatchObject([
        { PRODUCT_NAME_EN: `${name}, 24 pieces` },
      ]);
      expect((await who.get(`/orders/${own.id}`)).data).toMatchObject({
        ITEMS: [{ PRODUCT_NAME_EN: `${name}, 24 pieces` }],
      });
    }
  });
  test('D10.09 search finds the guardian’s own order by its product, and the other by its number alone', async () => {
    const found = async (who: Payer, query: string) => {
      const { groups } = (await who.post('/search', { query })).data as unknown as {
        groups: { kind: string; items: { id: number; title: string }[] }[];
      };
      return groups.find(({ kind }) => kind === 'order')?.items ?? [];
    };
    const idsOf = async (who: Payer) => (await found(who, 'Panadol')).map(({ id }) => id);
    expect(await idsOf(omar)).toEqual(expect.arrayContaining([his.id, fathers.id]));
    expect(await idsOf(fahad)).toEqual([fathers.id]);
    expect((await found(fahad, String(his.id))).find(({ id }) => id === his.id)?.title ?? 'Order').toMatch(/^Order/);
  });
});

test('D10.09 the papers of what somebody of sixteen orders are theirs also where the guardian has paid for it', async () => {
  await omar.post('/cart/add', { product_id: panadol, quantity: 1 });
  const { data: order } = await omar.post('/orders', { ...checkoutByCard, address_id });
  const request = { purpose: 'order', entity_id: order.order.ID, method: 'card' };
  const { data } = await fahad.post('/payment/intent', request);
  await onPage(w, data.redirect_url as string, { outcome: 'paid' });
  const paid = (await fahad.post('/payment/confirm', { reference: data.reference })).data.items[0];
  expect(paid).toMatchObject({ operation_status: 'success', has_receipt: false });
  expect(await fahad.get(`/payment/receipt/${paid.payment_id}?lang=en`)).toMatchObject({ http: 404 });
  const listedFor = async (who: Payer) => {
    const { items } = (await who.get('/payment/receipts?year=2026')).data as { items: { payment_id: number }[] };
    return items.some(({ payment_id }) => payment_id === paid.payment_id);
  };
  expect([await listedFor(fahad), await listedFor(omar)]).toEqual([false, true]);
});

test('D10.09 nor does a guardian who would pay it by instalments read there what it is', async () => {
  await omar.post('/cart/add', { product_id: panadol, quantity: 10 });
  const { data } = await omar.post('/orders', { ...checkoutByCard, address_id });
  const open = vi.spyOn(w.platform.gateways.instalments!, 'open');
  const begun = await fahad.post('/payment/tamara/checkout', { purpose: 'order', entity_id: data.order.ID });
  expect(begun.http).toBe(200);
  const [lent] = open.mock.calls.map(([order]) => order.loan?.bought);
  expect(lent).toMatchObject([{ quantity: 1, total: data.amount * 100 }]);
  expect(JSON.stringify(lent)).not.toMatch(/panadol|بنادول/i);
  open.mockRestore();
  expect((await omar.post(`/orders/${data.order.ID}/release`, { to_cart: false })).http).toBe(200);
});

describe('a refill by subscription', () => {
  test('D10.09 is known as one to the young person alone', async () => {
    const order = w.db.selectFrom('pharmacy_order').select('person_id').where('id', '=', his.id);
    const { person_id } = await order.executeTakeFirstOrThrow();
    const subscription = await w.db
      .insertInto('refill_subscription')
      .values({
        person_id,
        resource_id: await keep(w, '1000004', metformin('own-refill')),
        product_id: panadol,
        every_days: 30,
        agreed_price: 1000,
        next_on: '2026-12-30',
        created_at: w.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const of = { refill_subscription_id: subscription.id, refill_due_on: '2026-12-30' };
    await w.db.updateTable('pharmacy_order').set(of).where('id', '=', his.id).execute();
    const read = async (who: Payer) => (await who.get(`/orders/${his.id}`)).data.REFILL_SUBSCRIPTION_ID;
    expect([await read(omar), await read(fahad)]).toEqual([subscription.id, null]);
  });
});

describe('copies of data', () => {
  const exportsOf = exportsClient(w);
  const onlyHis = 'Read by Omar alone';
  const copyOf = async (mrn: string): Promise<string> => {
    const token = await w.tokenOf(mrn);
    expect((await exportsOf.request(token)).http).toBe(200);
    await w.due();
    const { rawPayload } = await exportsOf.file(token, (await exportsOf.newest(token)).id);
    return [...filesIn(rawPayload).values()].join('\n');
  };

  test('D10.09 the guardian’s own copy holds nothing of what the young person ordered, and theirs holds it', async () => {
    await w.db.updateTable('order_line').set({ name: onlyHis }).where('order_id', '=', his.id).execute();
    expect(await copyOf('1000004')).toContain(onlyHis);
    const fathersCopy = await copyOf('1000002');
    expect(fathersCopy).not.toContain(onlyHis);
    expect(fathersCopy).not.toMatch(new RegExp(`"order_id": ?${his.id}\\b`));
  });
  test('D10.09 inside the profile the guardian gets no copy, nor reads of those that there are', async () => {
    const inside = await w.tokenOf('1000002', '1000004');
    expect((await exportsOf.request(inside)).body.code).toBe('person_decides');
    expect(await exportsOf.list(inside)).toMatchObject({ items: [], may_ask: false });
    const { id } = await exportsOf.newest(await w.tokenOf('1000004'));
    expect((await exportsOf.file(inside, id)).statusCode).toBe(404);
  });
});
