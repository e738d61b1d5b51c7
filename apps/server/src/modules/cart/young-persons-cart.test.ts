import { addMinutes } from '@balsam/domain/time';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { productsWithdrawn } from '#modules/catalogue/index.ts';
import { eraseContact } from '#modules/orders/deletion/closing.store.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';
import { abandonedCartPurge } from './purge-carts.ts';

const w = await world();
const [panadol, gel] = [
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  await productIdOf(w, 'Effaclar purifying gel'),
];
/* Omar is sixteen, and Fahad his father. */
const omar = await payer(w, '1000004');
const [fahad, inOwnProfile] = [await payer(w, '1000002', '1000004'), await payer(w, '1000002')];
const address_id = await createAddress(omar);
const start = w.clock.now();

const put = (who: Payer, product_id: number) => who.post('/cart/add', { product_id, quantity: 1 });
const inCart = async (who: Payer): Promise<number[]> =>
  ((await who.get('/cart')).data.items as { product: { id: number } }[])
    .map(({ product }) => product.id)
    .toSorted((one, other) => one - other);
const carts = async () => [await inCart(omar), await inCart(fahad)];
const order = async (who: Payer) =>
  (await who.post('/orders', { ...checkoutByCard, address_id })).data.order.ID as number;
/** Nobody pays, and the time to pay is over. */
const payNothing = async (): Promise<void> => {
  w.at(addMinutes(start, 20));
  await w.due();
};

beforeEach(() => w.db.deleteFrom('cart').execute());
afterEach(async () => {
  await payNothing();
  w.at(start);
});

describe('D10.09 what somebody of sixteen puts into the cart', () => {
  test('is theirs alone, and their guardian has a cart of their own beside it', async () => {
    await put(omar, panadol);
    expect((await put(fahad, gel)).data).toMatchObject({ count: 1, items: [{ product: { id: gel } }] });
    expect(await carts()).toEqual([[panadol], [gel]]);
    const page = await fahad.post('/payment/checkout-wizard/step-one', { purpose: 'cart', method: 'card' });
    expect(page.data.total).toBe((await fahad.get('/cart')).data.AMOUNT);
    await fahad.remove('/cart/clear');
    expect(await carts()).toEqual([[panadol], []]);
  });
  test('is not ordered by the guardian, and what either does not pay for is back in the cart that it came from', async () => {
    await put(omar, panadol);
    await put(fahad, gel);
    const id = await order(fahad);
    expect((await fahad.get(`/orders/${id}`)).data.ITEMS).toHaveLength(1);
    expect(await carts()).toEqual([[panadol], []]);
    await payNothing();
    expect(await carts()).toEqual([[panadol], [gel]]);
    w.at(start);
    await order(omar);
    expect(await carts()).toEqual([[], [gel]]);
    await payNothing();
    expect(await carts()).toEqual([[panadol], [gel]]);
  });
  test('has beside it what they take back of an order of the guardian’s', async () => {
    await put(fahad, gel);
    const id = await order(fahad);
    expect((await omar.post(`/orders/${id}/release`, { to_cart: true })).http).toBe(200);
    expect(await carts()).toEqual([[gel], []]);
  });
  test('is recalled without a word to the guardian, who is told of their own', async () => {
    await put(omar, panadol);
    await put(fahad, gel);
    await w.db.deleteFrom('notification').execute();
    const recalled = { product_ids: [panadol, gel], recalled_ids: [panadol, gel] };
    await w.db.transaction().execute((tx) => publish(tx, productsWithdrawn, recalled, w.clock.now()));
    await w.dispatch();
    const titles = async (who: Payer) =>
      ((await who.get('/notifications/fetch?limit=10')).data.notifications as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titles(omar)).toEqual(['Safety notice: a product in your cart']);
    expect(await titles(fahad)).toEqual([]);
    expect(await titles(inOwnProfile)).toEqual(['Omar: Safety notice: a product in your cart']);
  });
});

test('D3.03 until they are fifteen all who act for a child have one cart', async () => {
  const person = w.db.selectFrom('person').where('mrn', '=', '1000004');
  const { birth_date } = await person.select('birth_date').executeTakeFirstOrThrow();
  const born = (day: string | null) =>
    w.db.updateTable('person').set({ birth_date: day }).where('mrn', '=', '1000004').execute();
  await born(`${start.getUTCFullYear() - 14}-01-01`);
  await put(omar, panadol);
  await put(fahad, gel);
  const shared = await carts();
  await born(birth_date);
  const both = [panadol, gel].toSorted((one, other) => one - other);
  expect(shared).toEqual([both, both]);
  expect(await carts()).toEqual([both, []]);
});

describe('D3.01 the cart of a guardian beside that of a young person', () => {
  test('goes when nobody has touched it for a month, and the other stays', async () => {
    await put(omar, panadol);
    await put(fahad, gel);
    const after = (days: number) => addMinutes(start, days * 24 * 60);
    expect(await abandonedCartPurge.batch(w.platform, after(30), 10)).toBe(0);
    expect(await abandonedCartPurge.batch(w.platform, after(32), 10)).toBe(1);
    expect(await carts()).toEqual([[panadol], []]);
  });
  test('goes with the account of the guardian', async () => {
    await put(omar, panadol);
    await put(fahad, gel);
    const guardian = (await inOwnProfile.get('/users')).data.id as number;
    await w.db.transaction().execute((tx) => eraseContact(tx, guardian));
    expect(await w.db.selectFrom('cart').select('id').where('guardian_id', '=', guardian).execute()).toEqual([]);
    expect(await inCart(omar)).toEqual([panadol]);
  });
});
