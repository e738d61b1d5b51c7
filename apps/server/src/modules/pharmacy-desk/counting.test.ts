import type { OrderState } from '@balsam/domain/orders';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createDelivery } from '#test/factories/deliveries.ts';

const w = await world();
const pharmacist = await payer(w, 'pharmacist@balsam.example');

/** The product of an order's only line; ten pieces of its only lot are free, besides those of the order. */
const productOf = async (order: number): Promise<number> =>
  (await w.db.selectFrom('order_line').select('product_id').where('order_id', '=', order).executeTakeFirstOrThrow())
    .product_id;
const ordered = async (state: OrderState, quantity = 3) => {
  const order = await createDelivery(w, { state, quantity });
  const product = await productOf(order);
  return { order, product };
};
const lotOf = async (product: number) => (await pharmacist.get(`/desk/products/${product}`)).data.lots[0];
const count = (lot: number, quantity: number, counted_from: number) =>
  pharmacist.post(`/desk/lots/${lot}/correct`, { quantity, counted_from, reason: 'counted' });

describe('the pharmacy desk sees of a lot what is set aside for orders', () => {
  test.each<[OrderState, number]>([
    ['placed', 3],
    ['ready_to_ship', 3],
    ['rider_assigned', 3],
    ['order_picked', 0],
    ['delivered', 0],
    ['returned', 0],
  ])('D6.01 while it lies at the branch: %s', async (state, reserved) => {
    const { product } = await ordered(state);
    expect(await lotOf(product)).toMatchObject({ quantity: 10, reserved, on_hand: 10 + reserved });
  });
  test('D6.01 also for an order that is not paid yet', async () => {
    const { order, product } = await ordered('placed');
    const open = { state: null, payment_state: 'pending_payment' } as const;
    await w.db.updateTable('pharmacy_order').set(open).where('id', '=', order).execute();
    expect(await lotOf(product)).toMatchObject({ quantity: 10, reserved: 3, on_hand: 13 });
  });
  test('D6.01 when nothing else of it is left and it has expired', async () => {
    const { product } = await ordered('placed');
    const gone = { quantity: 0, expires_on: '2026-01-31' };
    await w.db.updateTable('stock_lot').set(gone).where('product_id', '=', product).execute();
    expect(await lotOf(product)).toMatchObject({ quantity: 0, reserved: 3, on_hand: 3, is_expired: true });
  });
});

describe('a count is of all that lies at the branch', () => {
  test('D6.01 and what is set aside stays so: the rest is free to sell', async () => {
    const { product } = await ordered('placed');
    const { id } = await lotOf(product);
    expect(await count(id, 12, 10)).toMatchObject({ http: 409, code: 'lot_changed' });
    expect((await count(id, 12, 13)).data.lots[0]).toMatchObject({ quantity: 9, reserved: 3, on_hand: 12 });
    const [newest] = (await pharmacist.get(`/desk/products/${product}/changes`)).data.items;
    expect([newest.before, newest.after]).toMatchObject([{ quantity: 13 }, { quantity: 12, reserved: 3 }]);
  });
  test('D6.01 of which fewer are there than orders wait for: nothing is free', async () => {
    const { product } = await ordered('placed');
    const { id } = await lotOf(product);
    expect((await count(id, 2, 13)).data.lots[0]).toMatchObject({ quantity: 0, reserved: 3, on_hand: 2 });
  });
  test('D6.01 and one that was ordered meanwhile is counted with it, one that went out is not', async () => {
    const { order, product } = await ordered('placed');
    const { id } = await lotOf(product);
    const more = { quantity: 8 };
    await w.db.updateTable('stock_lot').set(more).where('id', '=', id).execute();
    await w.db.updateTable('order_stock').set({ quantity: 5 }).where('order_id', '=', order).execute();
    expect((await count(id, 11, 13)).data.lots[0]).toMatchObject({ quantity: 6, reserved: 5, on_hand: 11 });
    await w.db.updateTable('pharmacy_order').set({ state: 'order_picked' }).where('id', '=', order).execute();
    expect(await count(id, 9, 11)).toMatchObject({ code: 'lot_changed' });
    expect((await count(id, 5, 6)).data.lots[0]).toMatchObject({ quantity: 5, reserved: 0 });
  });
  test('D6.01 and waits for a sale of the same lot that is not through yet', async () => {
    const { order, product } = await ordered('placed');
    const { id } = await lotOf(product);
    const selling = await w.pool.connect();
    await selling.query('begin');
    await selling.query('update stock_lot set quantity = quantity - 4 where id = $1', [id]);
    await selling.query('update order_stock set quantity = quantity + 4 where order_id = $1', [order]);
    const counting = count(id, 12, 13);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await w.pool.query(waiting)).rowCount).toBeGreaterThan(0);
    await selling.query('commit');
    selling.release();
    expect((await counting).data.lots[0]).toMatchObject({ quantity: 5, reserved: 7, on_hand: 12 });
  });
});
