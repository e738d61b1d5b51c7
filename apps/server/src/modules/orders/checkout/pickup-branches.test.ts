import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { productIdOf, checkoutByCard, payByCard } from '#test/factories/orders.ts';

const w = await world();
const sara = await payer(w, '1000001');
const [panadol, gel] = [
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  await productIdOf(w, 'Effaclar purifying gel'),
];
const [here, there] = (await w.db
  .selectFrom('location')
  .select(['id', 'latitude', 'longitude'])
  .orderBy('id')
  .execute()) as [Branch, Branch];
type Branch = { readonly id: number; readonly latitude: number; readonly longitude: number };

/** One lot of each product in each branch, of so many pieces. */
async function stock(pieces: Readonly<Record<number, readonly [here: number, there: number]>>): Promise<void> {
  for (const [product, counts] of Object.entries(pieces)) {
    const lots = w.db.updateTable('stock_lot').where('product_id', '=', Number(product));
    await lots.set({ quantity: 0 }).execute();
    for (const [n, branch] of [here, there].entries())
      await w.db
        .insertInto('stock_lot')
        .values({
          product_id: Number(product),
          location_id: branch.id,
          lot: `${product} ${branch.id} ${crypto.randomUUID().slice(0, 8)}`,
          expires_on: '2028-01-01',
          quantity: counts[n] ?? 0,
        })
        .execute();
  }
}
const put = (product_id: number, quantity: number) => sara.post('/cart/add', { product_id, quantity });
const placesWithAll = async () => {
  const { items } = (await sara.get('/orders/pickup-places')).data as {
    items: { location_id: number; has_all: boolean }[];
  };
  return items.filter((branch) => branch.has_all).map((branch) => branch.location_id);
};
/** From which branches the pieces of an order were taken. */
const takenFrom = (orderId: number) =>
  w.db
    .selectFrom('order_stock as t')
    .innerJoin('stock_lot as s', 's.id', 't.lot_id')
    .select(['s.location_id', 't.quantity'])
    .where('t.order_id', '=', orderId)
    .orderBy('s.location_id')
    .execute();

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
});

describe('S4.12 a branch is offered for a pickup', () => {
  test('when it has all of the cart, to the last piece, and not when it lacks one', async () => {
    await stock({ [panadol]: [3, 2], [gel]: [1, 1] });
    await put(panadol, 2);
    await put(gel, 1);
    expect(await placesWithAll()).toEqual([here.id, there.id]);
    await put(panadol, 1);
    expect(await placesWithAll()).toEqual([here.id]);
  });
  test('a pickup takes what is in its branch, and is refused where that is too little', async () => {
    await stock({ [panadol]: [5, 1] });
    await put(panadol, 2);
    const { day, times } = (await sara.get('/orders/delivery-slots?mode=pickup')).data.items.at(-1);
    const when = { scheduled_day: day as string, scheduled_time: times[0] as string };
    const pickup = (location_id: number | null) =>
      sara.post('/orders', { ...checkoutByCard, ...when, mode: 'pickup', payment_method: 'wallet', location_id });
    expect(await pickup(null)).toMatchObject({ http: 422, code: 'pickup_required' });
    expect(await pickup(999_999)).toMatchObject({ http: 404 });
    expect(await pickup(there.id)).toMatchObject({ code: 'no_branch_has_all', data: { product_ids: [panadol] } });
    const made = await pickup(here.id);
    expect(await takenFrom(made.data.order.ID as number)).toEqual([{ location_id: here.id, quantity: 2 }]);
  });
});

describe('D6.01 what is brought to a door comes', () => {
  test.each([
    ['the first branch', here],
    ['another branch', there],
  ])('from %s when that is the nearest one that has it', async (_name, near) => {
    await stock({ [panadol]: [5, 5] });
    const { latitude, longitude } = near;
    const address = { name: 'Home', street: 'A', district: 'B', city: 'C', latitude, longitude };
    const { id } = (await sara.post('/user-address', address)).data as { id: number };
    await put(panadol, 2);
    const made = await sara.post('/orders', { ...checkoutByCard, payment_method: 'wallet', address_id: id });
    expect(await takenFrom(made.data.order.ID as number)).toEqual([{ location_id: near.id, quantity: 2 }]);
  });
});

describe('D4.03 the invoice of an order', () => {
  test('has a line for each product by its rate and one for the delivery, and they sum to what was paid', async () => {
    await stock({ [panadol]: [5, 5], [gel]: [5, 5] });
    const address = { name: 'Home', street: 'A', district: 'B', city: 'C', latitude: 24.7, longitude: 46.68 };
    const { id } = (await sara.post('/user-address', address)).data as { id: number };
    await put(panadol, 2);
    await put(gel, 1);
    const { data } = await sara.post('/orders', { ...checkoutByCard, mode: 'fast_delivery', address_id: id });
    await payByCard(w, sara, data);
    const invoice = await w.db
      .selectFrom('invoice as i')
      .innerJoin('payment as p', 'p.id', 'i.payment_id')
      .select(['i.total', 'i.vat', 'i.subtotal', 'i.lines'])
      .where('p.reference', '=', data.reference as string)
      .executeTakeFirstOrThrow();
    const lines = invoice.lines as {
      title: string;
      quantity: number;
      vat_percent: number;
      vat: number;
      total: number;
    }[];
    expect(lines.map(({ title, quantity, vat_percent: rate }) => [title, quantity, rate])).toEqual([
      ['Panadol Advance 500 mg tablets, 24 pieces', 2, 0],
      ['Effaclar purifying gel, 200 ml', 1, 15],
      ['Delivery', 1, 15],
    ]);
    const sum = (of: 'vat' | 'total') => lines.reduce((all, line) => all + line[of], 0);
    expect([sum('total'), sum('vat')]).toEqual([invoice.total, invoice.vat]);
    expect(invoice.total).toBe(Math.round((data.amount as number) * 100));
    const { SHIPPING_CHARGES, FAST_SHIPPING_CHARGES } = (await sara.get(`/orders/${data.order.ID}`)).data;
    expect(lines.at(-1)!.total).toBe(Math.round((SHIPPING_CHARGES + FAST_SHIPPING_CHARGES) * 100));
  });
});
