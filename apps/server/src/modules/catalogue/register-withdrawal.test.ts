import { describe, expect, test } from 'vitest';
import { untilLockWait } from '#test/lock-wait.ts';
import { world } from '#test/world.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, checkoutByCard, payByCard } from '#test/factories/orders.ts';
import { importRegister } from './import-register.ts';
import { registerCsv, type Line } from '#test/factories/registers.ts';
import { withdrawalOf } from '#test/factories/withdrawals.ts';

const w = await world({ connections: 8 });
const [sara, pharmacist] = [await payer(w, '1000001'), await payer(w, 'pharmacist@balsam.example')];
const home = await createAddress(sara);
const { importLines, createMedicine, buy, noticesOf } = withdrawalOf(w, { buyer: sara, home });
const checkout = (payment_method = 'wallet') => ({ ...checkoutByCard, payment_method, address_id: home });
const suspended = { 'Authorization Status': 'Suspended' };
const foundBy = async (query: string): Promise<number[]> =>
  (await sara.get(`/products?query=${query}`)).data.items.map(({ id }: { id: number }) => id);
const inCart = async (who: Payer, id: number) =>
  (await who.get('/cart')).data.items.find(({ product }: { product: { id: number } }) => product.id === id);
const onDesk = async (orderId: number) => {
  const { data } = await pharmacist.get('/desk/orders?state=open&limit=100');
  const card = data.items.find(({ ID }: { ID: number }) => ID === orderId);
  const item = (await pharmacist.get(`/desk/orders/${orderId}`)).data.ITEMS[0];
  return [card.HAS_WITHDRAWN, item.IS_WITHDRAWN];
};

describe('a medicine that the register no longer allows to be sold', () => {
  test.each<[string, Line]>([
    ['suspended', suspended],
    ['expired', { 'Authorization Status': 'Expired' }],
    ['not marketed', { 'Marketing Status': 'Withdrawn' }],
    ['for hospitals only', { 'Distribute area': 'Hospital' }],
    ['controlled', { 'Product Control': 'Controlled' }],
    ['without a price', { 'Public price': '' }],
    ['of a price that nobody can read', { 'Public price': 'ask' }],
    ['of an unknown legal status', { 'Legal Status': 'Unknown' }],
    ['with a cell that is too long', { 'Trade Name': 'x'.repeat(2001) }],
  ])('is taken off sale when its line is %s, and the summary says so', async (why, change) => {
    const { line, id } = await createMedicine(`Sohba ${why}`);
    const summary = await importLines({ ...line, ...change });
    expect(summary.withdrawn).toMatchObject([{ number: line.RegisterNumber }]);
    expect((await sara.get(`/products/${id}`)).http).toBe(404);
  });
  test('also when another line of the same number still allows it', async () => {
    const { line, id } = await createMedicine('Twiceline');
    expect((await importLines(line, { ...line, ...suspended })).withdrawn).toHaveLength(1);
    expect((await sara.get(`/products/${id}`)).http).toBe(404);
  });
});

describe('what the register withdrew', () => {
  test('is found nowhere, kept by nobody anew, and neither added nor ordered', async () => {
    const { line, id } = await createMedicine('Gonefever');
    await sara.post(`/favorites/${id}`, {});
    await sara.post('/cart/add', { product_id: id, quantity: 2 });
    expect([await foundBy('gonefever'), (await inCart(sara, id)).available]).toEqual([[id], true]);
    await importLines({ ...line, ...suspended });
    const suggestions = (await sara.get('/products/suggestions?query=gonefever')).data?.items ?? [];
    const favourites = (await sara.get('/favorites')).data.items.map((one: { id: number }) => one.id);
    expect([await foundBy('gonefever'), suggestions, favourites.includes(id)]).toEqual([[], [], false]);
    expect((await sara.post(`/favorites/${id}`, {})).http).toBe(404);
    expect(await inCart(sara, id)).toMatchObject({ available: false, withdrawn: true, total: 0 });
    expect(await sara.post('/cart/add', { product_id: id, quantity: 1 })).toMatchObject({ code: 'product_withdrawn' });
    expect(await sara.post('/orders', checkout())).toMatchObject({ code: 'product_withdrawn' });
    await sara.remove(`/cart/remove/${id}`);
  });
  test('cannot be ordered while the file that refuses it is being taken over', async () => {
    const { line, id } = await createMedicine('Racing');
    await sara.post('/cart/add', { product_id: id, quantity: 1 });
    const file = Buffer.from(registerCsv([{ ...line, ...suspended }]));
    const made = await w.db.transaction().execute(async (tx) => {
      await importRegister(tx, file, { now: w.clock.now(), stock: 0 });
      const ordering = sara.post('/orders', checkout());
      await Promise.race([ordering, untilLockWait(w)]);
      return { ordering };
    });
    expect(await made.ordering).toMatchObject({ code: 'product_withdrawn' });
    await sara.remove(`/cart/remove/${id}`);
  });
  test('D6.01 cannot be paid for any more when it was ordered and not paid, and its order offers no payment', async () => {
    const { line, id } = await createMedicine('Unpaidyet');
    await sara.post('/cart/add', { product_id: id, quantity: 1 });
    const made = await sara.post('/orders', checkout('card'));
    const orderId = made.data.order.ID as number;
    const mayPay = async () => (await sara.get(`/orders/${orderId}`)).data.may.pay as boolean;
    const before = await mayPay();
    await importLines({ ...line, ...suspended });
    expect([before, await mayPay()]).toEqual([true, false]);
    const again = await sara.post('/payment/intent', { purpose: 'order', entity_id: orderId, method: 'card' });
    expect(again).toMatchObject({ code: 'product_withdrawn' });
    await payByCard(w, sara, made.data, 'declined');
    expect(await inCart(sara, id)).toMatchObject({ available: false, withdrawn: true });
    await sara.remove(`/cart/remove/${id}`);
  });
  test('is not ordered again with an earlier order', async () => {
    const { line, id } = await createMedicine('Againfever');
    const orderId = await buy(id);
    await sara.post(`/orders/${orderId}/cancel`, { reason: 'changed_mind', description: 'x' });
    await importLines({ ...line, ...suspended });
    const again = await sara.post(`/orders/${orderId}/reorder`, {});
    expect(again.data).toMatchObject({ added: 0, left_out: [{ name: 'Againfever, 24 pieces' }] });
  });
});

describe('an order that holds what the register withdrew', () => {
  test('is marked while it is under way: the pharmacy desk sees it, and the patient is told once, in both languages', async () => {
    const { line, id } = await createMedicine('Underway');
    const orderId = await buy(id);
    expect(await onDesk(orderId)).toEqual([false, false]);
    await importLines({ ...line, ...suspended });
    const options = await noticesOf(orderId);
    expect(options).toHaveLength(1);
    expect(options[0]!.message).toContain('pharmacist will contact you');
    expect(options[0]!.message_ar).toContain('سيتواصل معكم الصيدلي');
    expect(await onDesk(orderId)).toEqual([true, true]);
    await importLines({ ...line, ...suspended });
    expect(await noticesOf(orderId)).toHaveLength(1);
  });
  test('is told of also when its payment comes afterwards', async () => {
    const { line, id } = await createMedicine('Paidlater');
    await sara.post('/cart/add', { product_id: id, quantity: 1 });
    const made = await sara.post('/orders', checkout('card'));
    await importLines({ ...line, ...suspended });
    const orderId = made.data.order.ID as number;
    expect(await noticesOf(orderId)).toEqual([]);
    await payByCard(w, sara, made.data);
    expect(await noticesOf(orderId)).toHaveLength(1);
  });
  test('is not told of when it is over', async () => {
    const { line, id } = await createMedicine('Overorder');
    const orderId = await buy(id);
    await sara.post(`/orders/${orderId}/cancel`, { reason: 'changed_mind', description: 'x' });
    await importLines({ ...line, ...suspended });
    expect(await noticesOf(orderId)).toEqual([]);
  });
});

describe('a medicine that the register took off sale', () => {
  test('is sold again when its line is valid again, with what is in carts', async () => {
    const { line, id } = await createMedicine('Backagain');
    await sara.post('/cart/add', { product_id: id, quantity: 1 });
    expect(await importLines({ ...line, ...suspended })).toMatchObject({ resumed: [] });
    expect(await importLines(line)).toMatchObject({ withdrawn: [], resumed: [{ number: line.RegisterNumber }] });
    expect([await foundBy('backagain'), (await inCart(sara, id)).available]).toEqual([[id], true]);
    await sara.remove(`/cart/remove/${id}`);
  });
  test('stays off sale when the next file does not name it, and is not counted twice', async () => {
    const { line, id } = await createMedicine('Stillgone');
    await importLines({ ...line, ...suspended });
    expect((await importLines({ ...line, ...suspended })).withdrawn).toEqual([]);
    await importLines({ RegisterNumber: 'somebody-else' });
    expect((await sara.get(`/products/${id}`)).http).toBe(404);
  });
  test('is not put back by the staff while the register refuses it', async () => {
    const { line, id } = await createMedicine('Deskback');
    await importLines({ ...line, ...suspended });
    const reply = await pharmacist.patch(`/desk/products/${id}`, { is_withdrawn: false });
    expect(reply).toMatchObject({ code: 'register_refuses_product' });
    expect((await sara.get(`/products/${id}`)).http).toBe(404);
  });
  test('stays off sale when it was the staff who took it off', async () => {
    const { line, id } = await createMedicine('Deskgone');
    await pharmacist.patch(`/desk/products/${id}`, { is_withdrawn: true });
    await importLines({ ...line, ...suspended });
    expect(await importLines(line)).toMatchObject({ resumed: [] });
    expect((await sara.get(`/products/${id}`)).http).toBe(404);
    await pharmacist.patch(`/desk/products/${id}`, { is_withdrawn: false });
    expect((await sara.get(`/products/${id}`)).http).toBe(200);
  });
});

test('a product that a file does not name stays on sale, as does one of the portal’s own', async () => {
  const { id } = await createMedicine('Unnamed');
  const sold = async () =>
    (
      await w.db
        .selectFrom('product')
        .select('id')
        .where('source', '=', 'portal')
        .where('withdrawn_at', 'is', null)
        .execute()
    ).length;
  const before = await sold();
  expect((await importLines({ RegisterNumber: 'another' })).withdrawn).toEqual([]);
  expect([(await sara.get(`/products/${id}`)).http, await sold()]).toEqual([200, before]);
});

describe('a file that would take a great part of the shop off sale', () => {
  const many = (change: Line) =>
    Array.from({ length: 120 }, (_, n) => ({ RegisterNumber: `many-${n}`, 'Trade Name': `Many ${n}`, ...change }));
  const onSale = async () =>
    (
      await w.db
        .selectFrom('product')
        .select('id')
        .where('source_id', 'like', 'many-%')
        .where('withdrawn_at', 'is', null)
        .execute()
    ).length;

  test('is not taken over unless the command is told so', async () => {
    await importLines(...many({}));
    await expect(importLines(...many({ 'Authorization Status': '' }))).rejects.toThrow(/would withdraw 120 products/);
    expect(await onSale()).toBe(120);
    const file = Buffer.from(registerCsv(many(suspended)));
    const options = { now: w.clock.now(), stock: 0, withdrawMany: true };
    const summary = await w.db.transaction().execute((tx) => importRegister(tx, file, options));
    expect([summary.withdrawn.length, await onSale()]).toEqual([120, 0]);
  });
});
