import type { OrderState } from '@balsam/domain/orders';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { createDelivery } from '#test/factories/deliveries.ts';

const w = await world();
const pharmacist = await payer(w, 'pharmacist@balsam.example');

/** A lot with ten free pieces, and orders that hold so many of it each. Answers its product, itself and the orders. */
async function lotWith(held: readonly number[]) {
  const ids: number[] = [];
  for (const quantity of held) ids.push(await createDelivery(w, { state: 'placed', quantity }));
  const [first, ...others] = ids as [number, ...number[]];
  const { product_id } = await w.db
    .selectFrom('order_line')
    .select('product_id')
    .where('order_id', '=', first)
    .executeTakeFirstOrThrow();
  const { lot_id } = await w.db
    .selectFrom('order_stock')
    .select('lot_id')
    .where('order_id', '=', first)
    .executeTakeFirstOrThrow();
  await w.db
    .updateTable('order_line')
    .set({ product_id })
    .where('order_id', 'in', [0, ...others])
    .execute();
  await w.db
    .updateTable('order_stock')
    .set({ lot_id })
    .where('order_id', 'in', [0, ...others])
    .execute();
  return { product: product_id, lot: lot_id, orders: ids };
}
/** What the desk reads of it: free, set aside, on hand. */
const read = async (product: number) => {
  const [lot] = (await pharmacist.get(`/desk/products/${product}`)).data.lots;
  return [lot.quantity, lot.reserved, lot.on_hand];
};
const count = (lot: number, quantity: number, counted_from: number) =>
  pharmacist.post(`/desk/lots/${lot}/correct`, { quantity, counted_from, reason: 'counted' });
const end = (order: number) => pharmacist.post(`/desk/orders/${order}/move`, { to: 'rejected', reason: 'None left' });
const setState = (order: number, state: OrderState) =>
  w.db.updateTable('pharmacy_order').set({ state }).where('id', '=', order).execute();

describe('D6.01 pieces that orders hold and a count did not find', () => {
  test('are not for sale when the order ends: only what was counted is', async () => {
    const { product, lot, orders } = await lotWith([3]);
    await count(lot, 2, 13);
    expect(await read(product)).toEqual([0, 3, 2]);
    expect((await end(orders[0]!)).http).toBe(200);
    expect(await read(product)).toEqual([2, 0, 2]);
    expect((await count(lot, 7, 2)).http).toBe(200);
    expect(await read(product)).toEqual([7, 0, 7]);
  });
  test('of several orders: the first that end fill up what is missing', async () => {
    const { product, lot, orders } = await lotWith([3, 2, 4]);
    await count(lot, 5, 19);
    expect(await read(product)).toEqual([0, 9, 5]);
    await end(orders[0]!);
    expect(await read(product)).toEqual([0, 6, 5]);
    await end(orders[1]!);
    expect(await read(product)).toEqual([1, 4, 5]);
    await end(orders[2]!);
    expect(await read(product)).toEqual([5, 0, 5]);
  });
  test('a second count says anew what is missing, from what the desk read', async () => {
    const { product, lot, orders } = await lotWith([3]);
    await count(lot, 1, 13);
    expect(await count(lot, 2, 3)).toMatchObject({ http: 409, code: 'lot_changed' });
    await count(lot, 2, 1);
    expect(await read(product)).toEqual([0, 3, 2]);
    await count(lot, 5, 2);
    expect(await read(product)).toEqual([2, 3, 5]);
    await end(orders[0]!);
    expect(await read(product)).toEqual([5, 0, 5]);
  });
});

describe('D6.01 pieces that were missing when an order leaves the branch', () => {
  test('an order that left took what was there: the others miss the same as before', async () => {
    const { product, lot, orders } = await lotWith([3, 2]);
    await count(lot, 4, 15);
    await setState(orders[0]!, 'order_picked');
    expect(await read(product)).toEqual([0, 2, 1]);
    await end(orders[1]!);
    expect(await read(product)).toEqual([1, 0, 1]);
  });
  test('nothing is missing any more when all have left, nor when more was there than was counted', async () => {
    const { product, lot, orders } = await lotWith([3, 1]);
    await count(lot, 1, 14);
    await setState(orders[0]!, 'order_picked');
    expect(await read(product)).toEqual([0, 1, 0]);
    await setState(orders[1]!, 'delivered');
    expect(await read(product)).toEqual([0, 0, 0]);
    expect((await count(lot, 6, 0)).data.lots[0]).toMatchObject({ quantity: 6, reserved: 0, on_hand: 6 });
  });
  test('what a rider brings back is on the shelf again, and fills up what others miss', async () => {
    const { product, lot, orders } = await lotWith([3, 2]);
    await count(lot, 4, 15);
    await setState(orders[0]!, 'order_picked');
    await w.db.updateTable('order_line').set({ vat_percent: 15 }).where('order_id', '=', orders[0]!).execute();
    await pharmacist.post(`/desk/orders/${orders[0]}/call-back`, { reason: 'Wrong address' });
    expect((await pharmacist.post(`/desk/orders/${orders[0]}/goods-back`, {})).http).toBe(200);
    expect(await read(product)).toEqual([2, 2, 4]);
  });
});
