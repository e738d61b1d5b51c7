import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const morning = w.clock.now();
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const home = await createAddress(sara);
const branchOf = async (code: string) =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [riyadh, jeddah] = [await branchOf('RUH'), await branchOf('JED')];

/** Two pieces of each lot, which is called by the day on which it expires, and nothing else of the product. */
async function lots(days: readonly string[], location_id = riyadh): Promise<void> {
  const like = { product_id: panadol, location_id, quantity: 2 };
  await w.db
    .insertInto('stock_lot')
    .values(days.map((expires_on) => ({ ...like, lot: `${location_id} ${expires_on}`, expires_on })))
    .onConflict((c) => c.columns(['product_id', 'location_id', 'lot']).doUpdateSet({ quantity: 2 }))
    .execute();
}
const put = (quantity: number) => sara.post('/cart/add', { product_id: panadol, quantity });
/** Orders what is in the cart. */
const place = (change: object = {}) =>
  sara.post('/orders', { ...checkoutByCard, payment_method: 'wallet', address_id: home, ...change });
const order = async (change: object = {}, quantity = 2) => {
  await put(quantity);
  return place(change);
};
/** On which days the lots expire that an order has taken. */
const daysIn = async (answer: Awaited<ReturnType<typeof order>>) =>
  (
    await w.db
      .selectFrom('order_stock as o')
      .innerJoin('stock_lot as s', 's.id', 'o.lot_id')
      .select('s.expires_on')
      .where('o.order_id', '=', answer.data.order.ID as number)
      .orderBy('s.expires_on')
      .execute()
  ).map(({ expires_on }) => expires_on);

beforeEach(async () => {
  // It is the 22nd: a normal delivery comes by the 23rd, with a transfer by the 25th.
  w.at(morning);
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', panadol).execute();
  await w.db.updateTable('wallet').set({ balance: 100_000_00 }).execute();
});

describe('D6.01 D15.02 what is taken for a delivery is good still when it is handed over', () => {
  test('a normal one comes the next day: the lot that expires then is left, the first to expire after it is taken', async () => {
    await lots(['2026-11-23', '2026-11-24', '2027-01-01']);
    expect(await daysIn(await order())).toEqual(['2026-11-24']);
  });
  test('and is refused where there is no other, which a fast delivery takes still', async () => {
    await lots(['2026-11-23']);
    expect(await order()).toMatchObject({ http: 422, code: 'quantity_over_stock', data: { product_ids: [panadol] } });
    expect(await daysIn(await place({ mode: 'fast_delivery' }))).toEqual(['2026-11-23']);
  });
  test('as many days later as a normal delivery takes by its setting', async () => {
    const set = (value: string) =>
      w.db.updateTable('setting').set({ value }).where('title', '=', 'NORMAL_DELIVERY_DAYS').execute();
    await lots(['2026-11-24', '2026-11-25', '2026-11-26']);
    await set('3');
    expect(await daysIn(await order())).toEqual(['2026-11-26']);
    await set('1');
  });
  test('one that waits for a transfer comes days later: from neither branch anything that expires before', async () => {
    await lots(['2026-11-24', '2026-11-26']);
    await lots(['2026-11-25', '2026-11-26'], jeddah);
    const asked = await order({}, 5);
    expect(asked).toMatchObject({ code: 'no_branch_has_all', data: { ways: [] } });
    await sara.patch('/cart/update', { product_id: panadol, quantity: 4 });
    // Riyadh has four pieces that are good tomorrow, so nothing has to wait.
    expect(await daysIn(await place({ sourcing: 'transfer' }))).toEqual(['2026-11-24', '2026-11-26']);
  });
  test('a transfer is offered, and taken, where enough is good until it comes', async () => {
    await lots(['2026-11-24', '2026-11-26']);
    await lots(['2026-11-25', '2026-11-26', '2026-11-27'], jeddah);
    const asked = await order({}, 5);
    expect(asked.data.ways.map(({ way }: { way: string }) => way)).toEqual(['transfer']);
    expect(await daysIn(await place({ sourcing: 'transfer' }))).toEqual(['2026-11-26', '2026-11-26', '2026-11-27']);
  });
});

describe('D6.01 D15.03 what is taken for a pickup is good as long as it waits at its counter', () => {
  const at = { mode: 'pickup', scheduled_day: '2026-11-23', scheduled_time: '11:00', location_id: riyadh };
  const hasAll = async () => {
    const { items } = (await sara.get('/orders/pickup-places')).data as {
      items: { location_id: number; has_all: boolean }[];
    };
    return items.filter(({ has_all }) => has_all).map(({ location_id }) => location_id);
  };
  test('until 72 hours after the time that was chosen', async () => {
    await lots(['2026-11-24', '2026-11-26', '2026-11-27']);
    expect(await daysIn(await order(at))).toEqual(['2026-11-27']);
  });
  test('a branch is offered for what keeps until a pickup at the first time there is lapses', async () => {
    await lots(['2026-11-25']);
    await lots(['2026-11-26'], jeddah);
    await put(2);
    expect(await hasAll()).toEqual([jeddah]);
    const today = { ...at, scheduled_day: '2026-11-22', scheduled_time: '11:00' };
    expect(await place(today)).toMatchObject({ code: 'no_branch_has_all' });
    expect(await daysIn(await place({ ...today, location_id: jeddah }))).toEqual(['2026-11-26']);
  });
});
