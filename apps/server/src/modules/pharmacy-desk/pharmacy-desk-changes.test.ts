import { describe, expect, test } from 'vitest';
import { orderStates } from '@balsam/domain/orders';
import { world } from '#test/world.ts';
import { createAddress, createPaidOrder } from '#test/factories/orders.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { importRegister } from '#modules/catalogue/index.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';

const w = await world({ connections: 8 });
const now = w.clock.now();
const [sara, pharmacist, admin] = [
  await payer(w, '1000001'),
  await payer(w, 'pharmacist@balsam.example'),
  await payer(w, 'admin@balsam.example'),
];
const product = async (id: number) => (await pharmacist.get(`/desk/products/${id}`)).data;
const change = (who: Payer, id: number, body: object) => who.patch(`/desk/products/${id}`, body);
const panadol = (
  await w.db
    .selectFrom('product')
    .select('id')
    .where('name', '=', 'Panadol Advance 500 mg tablets')
    .executeTakeFirstOrThrow()
).id;
const home = await createAddress(sara);

const placed = async (): Promise<number> =>
  (await createPaidOrder(w, sara, [panadol], { address_id: home })).order.ID as number;
const move = (who: Payer, id: number, body: object) => who.post(`/desk/orders/${id}/move`, body);

describe('two people at one order', () => {
  test('D6.02 nobody moves an order on from a state that they have not seen', async () => {
    const id = await placed();
    expect((await move(pharmacist, id, { to: 'confirmed', from: 'placed' })).http).toBe(200);
    const late = await move(pharmacist, id, { to: 'rejected', from: 'placed', reason: 'No stock' });
    expect(late).toMatchObject({ http: 409, code: 'order_changed' });
    expect((await pharmacist.get(`/desk/orders/${id}`)).data.STATUS).toBe('confirmed');
  });
});

describe('the states of an order', () => {
  const allowed = { placed: ['confirmed', 'rejected'], confirmed: ['processed', 'rejected'] } as const;
  test('S4.13 D6.02 a pharmacist is offered the moves of the table, and an administrator none', async () => {
    const id = await placed();
    const offered = async (who: Payer) =>
      (await who.get(`/desk/orders/${id}`)).data.moves.map(({ to }: { to: string }) => to).toSorted();
    expect(await offered(pharmacist)).toEqual(allowed.placed);
    expect(await offered(admin)).toEqual([]);
    await move(pharmacist, id, { to: 'confirmed' });
    expect(await offered(pharmacist)).toEqual(allowed.confirmed.toSorted());
  });
  test.each(orderStates)('S4.13 D6.02 nobody but a pharmacist moves one at the pharmacy desk to %s', async (to) => {
    const id = await placed();
    const others = ['admin', 'support', 'frontdesk', 'records'].map((name) => payer(w, `${name}@balsam.example`));
    const tries = await Promise.all([sara, ...(await Promise.all(others))].map((who) => move(who, id, { to })));
    expect(tries.map(({ http }) => http)).toEqual([403, 403, 403, 403, 403]);
    await sara.post(`/orders/${id}/cancel`, { reason: 'other', description: 'x', refund_to: 'wallet' });
  });
});

describe('the book of an order', () => {
  test('D6.02 S4.13 every move stands in it and in the log of its patient, with who did it', async () => {
    const id = await placed();
    for (const to of ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'])
      await move(pharmacist, id, { to });
    const events = w.db.selectFrom('order_event').select(['from_state', 'to_state', 'by_role']).orderBy('id');
    expect(await events.where('order_id', '=', id).where('by_role', '=', 5).execute()).toHaveLength(4);
    const entries = w.db.selectFrom('audit_entry').select('why').where('action', '=', 'write');
    const written = await entries.where('what', '=', 'order').where('record_id', '=', String(id)).execute();
    expect(written.filter(({ why }) => why === 'staff')).toHaveLength(4);
  });
});

describe('two people at one sheet', () => {
  const period = { starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' };
  const titles = { title: 'Winter', title_ar: 'الشتاء' };
  test('of a product: the second is told, and nothing of the first is lost', async () => {
    const { revision } = await product(panadol);
    const both = await Promise.all([
      change(pharmacist, panadol, { about: 'One', revision }),
      change(admin, panadol, { about: 'Two', revision }),
    ]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(both.find(({ http }) => http === 409)).toMatchObject({ code: 'desk_changed' });
    const kept = both.find(({ http }) => http === 200)!.data;
    expect(await product(panadol)).toMatchObject({ about: kept.about, revision: revision + 1 });
  });
  test('of an offer and of a promo code as well', async () => {
    const offer = { ...titles, ...period, type: 'FLAT_DISCOUNT', percent: 5 };
    const { data: made } = await pharmacist.post('/desk/offers', offer);
    const again = (percent: number) =>
      pharmacist.patch(`/desk/offers/${made.id}`, { ...offer, percent, revision: made.revision });
    expect((await again(7)).data).toMatchObject({ percent: 7, revision: 2 });
    expect(await again(9)).toMatchObject({ http: 409, code: 'desk_changed' });
    const code = { ...titles, ...period, percent: 10 };
    const { data: coupon } = await pharmacist.post('/desk/coupons', { ...code, code: 'TWICE' });
    const anew = (percent: number) =>
      admin.patch('/desk/coupons/TWICE', { ...code, percent, revision: coupon.revision });
    expect((await anew(20)).data).toMatchObject({ percent: 20 });
    expect(await anew(30)).toMatchObject({ code: 'desk_changed' });
  });
});

describe('an offer that a colleague has changed meanwhile is not taken away', () => {
  const period = { starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' };
  const offer = { title: 'Spring', title_ar: 'الربيع', ...period, type: 'FLAT_DISCOUNT', percent: 5 };
  type Seen = { readonly id: number; readonly revision: number; readonly products: number };
  const removeOffer = (who: Payer, { id, revision, products }: Seen) =>
    who.remove(`/desk/offers/${id}?revision=${revision}&products=${products}`);
  const offers = async (): Promise<Seen[]> => (await pharmacist.get('/desk/offers')).data.items;
  const shown = async (id: number) => (await offers()).find((one) => one.id === id);

  test('an offer that was prolonged, or is on other products than were seen, stays', async () => {
    const { data: seen } = await pharmacist.post('/desk/offers', offer);
    await admin.patch(`/desk/offers/${seen.id}`, { ...offer, ends_at: '2027-01-31T00:00:00Z' });
    expect(await removeOffer(pharmacist, seen)).toMatchObject({ http: 409, code: 'desk_changed' });
    const prolonged = (await shown(seen.id))!;
    await change(admin, panadol, { offer_id: seen.id });
    expect(await removeOffer(pharmacist, prolonged)).toMatchObject({ http: 409, code: 'desk_changed' });
    expect(await product(panadol)).toMatchObject({ offer_id: seen.id });
    expect((await removeOffer(pharmacist, (await shown(seen.id))!)).http).toBe(200);
    expect(await shown(seen.id)).toBeUndefined();
    expect((await removeOffer(pharmacist, seen)).http).toBe(404);
  });
  test('of a removed offer the journal says which products had it, and so does that of each product', async () => {
    const { data: made } = await pharmacist.post('/desk/offers', offer);
    await change(admin, panadol, { offer_id: made.id });
    const { revision } = await product(panadol);
    await removeOffer(pharmacist, { ...made, products: 1 });
    const { before } = await w.db
      .selectFrom('pharmacy_change')
      .select('before')
      .where('what', '=', 'offer')
      .where('record_id', '=', String(made.id))
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(before).toMatchObject({ title: 'Spring', product_ids: [panadol] });
    const { items } = (await pharmacist.get(`/desk/products/${panadol}/changes`)).data;
    expect(items[0]).toMatchObject({
      what: 'product',
      before: { offer_id: made.id },
      after: { offer_id: null },
    });
    expect(await product(panadol)).toMatchObject({ offer_id: null, revision: revision + 1 });
  });
  test('an offer that is removed at the same moment is put on no product, and the other way round', async () => {
    const { data: made } = await pharmacist.post('/desk/offers', offer);
    const [removed, put] = await Promise.all([
      removeOffer(pharmacist, made),
      change(admin, panadol, { offer_id: made.id }),
    ]);
    expect([
      [200, 404],
      [409, 200],
    ]).toContainEqual([removed.http, put.http]);
  });
});

test('a promo code that a colleague has changed meanwhile is not taken away', async () => {
  const period = { starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' };
  const code = { title: 'Spring', title_ar: 'الربيع', percent: 5, ...period };
  const { data: seen } = await pharmacist.post('/desk/coupons', { ...code, code: 'SPRING' });
  const { data: changed } = await admin.patch('/desk/coupons/SPRING', { ...code, percent: 15 });
  const remove = (revision: number) => pharmacist.remove(`/desk/coupons/SPRING?revision=${revision}`);
  expect(await remove(seen.revision)).toMatchObject({ http: 409, code: 'desk_changed' });
  expect((await remove(changed.revision)).http).toBe(200);
});

describe('what no register brought', () => {
  const plain = { name: 'Zafran face oil', name_ar: 'زيت زعفران للوجه', category_id: 5, form: 'other', price: 40 };
  test('a brand is made once, however it is written', async () => {
    const titles = { title: 'Zafran House', title_ar: 'دار الزعفران' };
    const { data } = await pharmacist.post('/desk/brands', titles);
    expect(data).toMatchObject(titles);
    expect(await pharmacist.post('/desk/brands', { ...titles, title: 'ZAFRAN house' })).toMatchObject({
      code: 'brand_taken',
    });
    const { brands } = (await pharmacist.get('/desk/choices')).data;
    expect(brands).toContainEqual(data);
  });
  test('a product is added, found by guests, and for sale as soon as a lot lies at a branch', async () => {
    const body = { ...plain, brand_id: 1, is_zero_rated: false, barcode: '6280000000017' };
    expect(await pharmacist.post('/desk/products', { ...body, brand_id: 99_999 })).toMatchObject({ code: 'not_found' });
    expect(await pharmacist.post('/desk/products', { ...body, price: 1.234 })).toMatchObject({
      code: 'price_not_valid',
    });
    const twice = await Promise.all([1, 2].map(() => pharmacist.post('/desk/products', body)));
    expect(twice.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(twice.find(({ http }) => http === 409)).toMatchObject({ code: 'barcode_taken' });
    const { id } = twice.find(({ http }) => http === 200)!.data;
    const lot = { location_id: 1, lot: 'Z-1', expires_on: '2028-01-31', quantity: 5 };
    await pharmacist.post(`/desk/products/${id}/lots`, lot);
    const [found] = (await sara.get('/products?query=zafran')).data.items;
    expect(found).toMatchObject({ id, price: 46, stock: 5 });
  });
  test('the barcode of another product is refused when a product is changed, too', async () => {
    expect(await change(pharmacist, panadol, { barcode: '6280000000017' })).toMatchObject({ code: 'barcode_taken' });
  });
});

describe('the journal of a product', () => {
  test('is read page by page, the newest first, stock too', async () => {
    const { data } = await pharmacist.post('/desk/products', {
      name: 'Paged',
      name_ar: 'صفحات',
      brand_id: 1,
      category_id: 1,
      form: 'tablet',
      price: 5,
      is_zero_rated: true,
    });
    await change(pharmacist, data.id, { price: 6 });
    await pharmacist.post(`/desk/products/${data.id}/lots`, {
      location_id: 1,
      lot: 'P-1',
      expires_on: '2028-01-31',
      quantity: 5,
    });
    const page = async (n: number) =>
      (await pharmacist.get(`/desk/products/${data.id}/changes?limit=2&page=${n}`)).data;
    const [first, second] = [await page(1), await page(2)];
    expect(first).toMatchObject({ total: 3, items: [{ what: 'stock' }, { what: 'price', before: { price: 500 } }] });
    expect(second.items).toMatchObject([{ what: 'product', before: null }]);
    expect((await pharmacist.get('/desk/products/999999/changes')).http).toBe(404);
  });
});

describe('an import after the pharmacy desk', () => {
  const line: Line = { RegisterNumber: 'desk-1', 'Trade Name': 'ZUBAIDAH', 'Public price': '10' };
  const take = (lines: Line[]) =>
    w.db.transaction().execute((tx) => importRegister(tx, Buffer.from(registerCsv(lines)), { now, stock: 0 }));
  test('leaves what the staff have set, and brings the rest', async () => {
    await take([line]);
    const row = () =>
      w.db.selectFrom('product').selectAll().where('source_id', '=', 'desk-1').executeTakeFirstOrThrow();
    const { id } = await row();
    await change(pharmacist, id, { price: 12.5, name: 'Marjana 500 mg' });
    expect(
      await take([{ ...line, 'Public price': '11', 'Storage conditions': 'store in a refrigerator' }]),
    ).toMatchObject({
      changed: 1,
    });
    expect(await row()).toMatchObject({ price: 1250, name: 'Marjana 500 mg', storage: 'refrigerator' });
    const found = async (q: string) =>
      (await sara.get(`/products?query=${q}`)).data.items.map((one: { id: number }) => one.id);
    expect(await found('marjana')).toEqual([id]);
    expect(await found('zubaidah')).not.toContain(id);
  });
});
