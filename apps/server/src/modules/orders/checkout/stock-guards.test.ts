import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';
import { lockOrder } from '../common/orders.store.ts';
import { createAddress, createOrder, productIdOf, stockOf } from '#test/factories/orders.ts';
import { releaseOrder } from '../changes/release-order.ts';
import { lockLots, releaseLots, releaseLotsOf } from '../common/reserve.store.ts';

// What counts until midnight is read on both sides of it.
const w = await world({ connections: 8, config: { replyCache: false } });
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const home = await createAddress(sara);
const place = (product = panadol, change: object = {}) => createOrder(sara, product, { address_id: home, ...change });
const orderId = async (product?: number, change?: object): Promise<number> => {
  const made = await place(product, change);
  expect(made.http).toBe(200);
  return made.data.order.ID as number;
};
const cancel = (id: number) => sara.post(`/orders/${id}/cancel`, { reason: 'changed_mind', description: 'Not needed' });

describe('stock that is put back', () => {
  test('D6.01 is put back once when an order is cancelled twice, also at the same moment', async () => {
    const before = await stockOf(w, panadol);
    const id = await orderId();
    expect(await stockOf(w, panadol)).toBe(before - 1);
    const answers = await Promise.all([cancel(id), cancel(id)]);
    expect(answers.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await cancel(id)).code).toBe('order_not_cancellable');
    expect(await stockOf(w, panadol)).toBe(before);
  });
  test('D6.01 is put back once though the state of the order would allow it again', async () => {
    const before = await stockOf(w, panadol);
    const id = await orderId();
    await cancel(id);
    const placed = { state: 'placed', completed_at: null, payment_state: 'paid' } as const;
    await w.db.updateTable('pharmacy_order').set(placed).where('id', '=', id).execute();
    expect((await cancel(id)).http).toBe(200);
    expect(await stockOf(w, panadol)).toBe(before);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D6.01 is put back once when an unpaid order is released twice', async () => {
    const before = await stockOf(w, panadol);
    const id = await orderId(panadol, { payment_method: 'card' });
    const release = () =>
      w.db.transaction().execute(async (tx) => releaseOrder(tx, (await lockOrder(tx, id))!, w.clock.now()));
    await release();
    await release();
    expect(await stockOf(w, panadol)).toBe(before);
    await w.db.deleteFrom('cart_line').execute();
  });
  test('D6.01 of one product first and then of all of the order is what was taken, of each', async () => {
    const before = [await stockOf(w, panadol), await stockOf(w, gel)];
    await sara.post('/cart/add', { product_id: gel, quantity: 2 });
    const id = await orderId();
    expect([await stockOf(w, panadol), await stockOf(w, gel)]).toEqual([before[0]! - 1, before[1]! - 2]);
    const put = (work: typeof releaseLots) => w.db.transaction().execute((tx) => work(tx, id));
    await put((tx, of) => releaseLotsOf(tx, of, [gel]));
    expect([await stockOf(w, panadol), await stockOf(w, gel)]).toEqual([before[0]! - 1, before[1]!]);
    await put((tx, of) => releaseLotsOf(tx, of, [gel]));
    await put(releaseLots);
    await put(releaseLots);
    expect([await stockOf(w, panadol), await stockOf(w, gel)]).toEqual(before);
  });
});

describe('a lot on its last day', () => {
  // 21:00 UTC is midnight in Riyadh: the 23rd begins.
  const [lastMoment, midnight] = ['2026-11-22T20:59:59.999Z', '2026-11-22T21:00:00Z'];

  /** Five pieces that expire on the 23rd unless told otherwise, and so many that keep; answers the ids of both lots. */
  async function setStock(kept: number, expires_on = '2026-11-23'): Promise<readonly [number, number]> {
    await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', panadol).execute();
    const { location_id } = await w.db.selectFrom('stock_lot').select('location_id').executeTakeFirstOrThrow();
    const lots = await w.db
      .insertInto('stock_lot')
      .values(
        [
          { lot: `last-${kept}`, expires_on, quantity: 5 },
          { lot: `kept-${kept}`, expires_on: '2027-11-23', quantity: kept },
        ].map((lot) => ({ ...lot, product_id: panadol, location_id })),
      )
      .returning('id')
      .execute();
    return [lots[0]!.id, lots[1]!.id];
  }
  const shown = async () => {
    const { stock, branches } = (await sara.get(`/products/${panadol}`)).data;
    const all = (branches as { stock: number }[]).reduce((sum, branch) => sum + branch.stock, 0);
    return [stock, all];
  };
  const lotsOf = async (id: number) =>
    (await w.db.selectFrom('order_stock').select('lot_id').where('order_id', '=', id).execute()).map((it) => it.lot_id);

  test('D6.01 is sold first as long as it is good on the promised day in Riyadh, and not from then on', async () => {
    const [last, kept] = await setStock(5, '2026-11-24');
    // What is paid within its quarter of an hour is placed on the 22nd, and promised for the 23rd.
    w.at('2026-11-22T20:44:59Z');
    expect(await lotsOf(await orderId())).toEqual([last]);
    w.at('2026-11-22T20:45:00Z');
    expect(await lotsOf(await orderId())).toEqual([kept]);
    w.at(midnight);
    expect(await lotsOf(await orderId())).toEqual([kept]);
  });
  test('D6.01 is no stock any more from midnight on, for carts and for orders', async () => {
    await setStock(0);
    w.at(lastMoment);
    expect((await sara.post('/cart/add', { product_id: panadol, quantity: 1 })).http).toBe(200);
    expect((await place()).code).toBe('quantity_over_stock');
    w.at(midnight);
    await w.db.deleteFrom('cart_line').execute();
    expect((await sara.post('/cart/add', { product_id: panadol, quantity: 1 })).code).toBe('quantity_over_stock');
  });
  test('D6.01 is left alone by the reservation itself, whatever the cart believed', async () => {
    const [last, kept] = await setStock(3);
    const lots = (instant: string) =>
      w.db.transaction().execute(async (tx) => (await lockLots(tx, [panadol], new Date(instant))).map(({ id }) => id));
    expect([await lots(lastMoment), await lots(midnight)]).toEqual([[last, kept], [kept]]);
  });
  test('D6.01 counts in what the shop shows as it does in orders', async () => {
    await setStock(2);
    w.at(lastMoment);
    const before = await shown();
    w.at(midnight);
    expect([before, await shown()]).toEqual([
      [7, 7],
      [2, 2],
    ]);
  });
});
