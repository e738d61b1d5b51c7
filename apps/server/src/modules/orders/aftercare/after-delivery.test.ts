import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const [sara, lamis] = [await payer(w, '1000001'), await payer(w, '1000007')];
const [panadol, gel] = [
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  await productIdOf(w, 'Effaclar purifying gel'),
];
const home = await createAddress(sara);

/** An order of Sara's that was brought. */
async function delivered(productId = panadol): Promise<number> {
  const id = (await createOrder(sara, productId, { address_id: home })).data.order.ID as number;
  await w.db.updateTable('pharmacy_order').set({ state: 'delivered' }).where('id', '=', id).execute();
  return id;
}
const rate = (id: number, rating_value: number | null, who = sara) =>
  who.post(`/orders/${id}/rating`, { rating_value, comment: 'Quick' });

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('wallet').set({ balance: 100_000 }).execute();
});

describe('a rating', () => {
  test('has one to five stars, of an order that was brought, by its patient, once', async () => {
    const id = await delivered();
    for (const stars of [null, 0, 6])
      expect(await rate(id, stars)).toMatchObject({ http: 422, code: 'rating_required' });
    expect(await rate(id, 5, lamis)).toMatchObject({ http: 404 });
    expect((await rate(id, 5)).data).toMatchObject({ RATING: 5, may: { rate: false } });
    expect(await rate(id, 1)).toMatchObject({ http: 422, code: 'already_rated' });
    expect((await rate(await delivered(), 1)).data).toMatchObject({ RATING: 1 });
  });
  test('is not given while the order is on its way', async () => {
    const id = (await createOrder(sara, panadol, { address_id: home })).data.order.ID as number;
    expect(await rate(id, 5)).toMatchObject({ http: 422, code: 'order_not_rateable' });
    expect((await sara.get(`/orders/${id}`)).data).toMatchObject({ RATING: null, may: { rate: false } });
  });
});

const again = (id: number, who = sara) => who.post(`/orders/${id}/reorder`, {});
const quantities = async () =>
  ((await sara.get('/cart')).data.items as { quantity: number }[]).map(({ quantity }) => quantity);

describe('an order again', () => {
  test('puts what it had into the cart, of which there is enough', async () => {
    const id = await delivered();
    await w.db.updateTable('order_line').set({ quantity: 2 }).where('order_id', '=', id).execute();
    expect((await again(id)).data).toEqual({ added: 1, left_out: [] });
    expect(await quantities()).toEqual([2]);
  });
  test('puts as many in as there are, and names what there is none of', async () => {
    const [id, other] = [await delivered(), await delivered(gel)];
    await w.db.updateTable('order_line').set({ order_id: id }).where('order_id', '=', other).execute();
    await w.db.updateTable('order_line').set({ quantity: 90 }).where('order_id', '=', id).execute();
    const stockOf = (quantity: number, product: number) =>
      w.db.updateTable('stock_lot').set({ quantity }).where('product_id', '=', product).execute();
    await stockOf(0, gel);
    const there = (
      await w.db.selectFrom('stock_lot').select('quantity').where('product_id', '=', panadol).execute()
    ).reduce((all, { quantity }) => all + quantity, 0);
    const { data } = await again(id);
    expect(data).toMatchObject({ added: 1, left_out: [{ name: 'Effaclar purifying gel, 200 ml' }] });
    expect(await quantities()).toEqual([Math.min(90, there)]);
    await stockOf(10, gel);
  });
  test("of another person's order is not found, and leaves their cart as it is", async () => {
    const id = await delivered();
    expect((await again(id, lamis)).http).toBe(404);
    expect((await lamis.get('/cart')).data.items).toEqual([]);
  });
});

describe('an order again beside what is in the cart', () => {
  test('S5.18 puts in no more than there is beside what is in the cart already, and names what is missing of it', async () => {
    const id = await delivered();
    const lots = () => w.db.selectFrom('stock_lot').select(['id', 'quantity']).where('product_id', '=', panadol);
    const before = await lots().execute();
    await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', panadol).execute();
    await w.db.updateTable('stock_lot').set({ quantity: 3 }).where('id', '=', before[0]!.id).execute();
    await w.db.updateTable('order_line').set({ quantity: 2 }).where('order_id', '=', id).execute();
    const answers = [];
    for (const _ of [1, 2, 3]) answers.push((await again(id)).data);
    const name = expect.stringContaining('Panadol') as string;
    const partly = (added: number) => [{ name, name_ar: expect.any(String) as string, ordered: 2, added }];
    expect(answers).toEqual([
      { added: 1, left_out: [] },
      { added: 1, left_out: partly(1) },
      { added: 0, left_out: partly(0) },
    ]);
    expect(await quantities()).toEqual([3]);
    for (const lot of before)
      await w.db.updateTable('stock_lot').set({ quantity: lot.quantity }).where('id', '=', lot.id).execute();
  });
  test('S5.18 goes beyond the products that a cart can hold no more than any other way into it', async () => {
    const id = await delivered();
    const others = await w.db
      .selectFrom('product as p')
      .select('p.id')
      .where('p.id', '!=', panadol)
      .orderBy('p.id')
      .limit(50)
      .execute();
    expect(others).toHaveLength(50);
    const personId = (await sara.get('/users')).data.id as number;
    await sara.get('/cart');
    const { id: cart } = await w.db
      .selectFrom('cart')
      .select('id')
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow();
    const lines = others.map(({ id: product_id }) => ({
      cart_id: cart,
      product_id,
      quantity: 1,
      added_at: w.clock.now(),
    }));
    await w.db.insertInto('cart_line').values(lines).execute();
    expect((await again(id)).data).toMatchObject({
      added: 0,
      left_out: [{ name: expect.stringContaining('Panadol') }],
    });
    expect(await quantities()).toHaveLength(50);
    await w.db.deleteFrom('cart_line').where('product_id', '=', others[0]!.id).execute();
    expect((await again(id)).data).toEqual({ added: 1, left_out: [] });
    expect(await quantities()).toHaveLength(50);
  });
});
