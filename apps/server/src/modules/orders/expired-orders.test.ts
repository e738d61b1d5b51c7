import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { client, createDelivery } from '#test/factories/deliveries.ts';
import { createAddress, createOrder } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const pharmacist = await payer(w, 'pharmacist@balsam.example');
const khalid = await client(w, 'rider@balsam.example');
const sara = await payer(w, '1000001');
const home = await createAddress(sara);
const location = async (code: string) =>
  (await w.db.selectFrom('location').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const riyadh = await location('RUH');

/** A product of its own with five pieces of each of these lots, which are called by their last day. */
async function productOf(days: readonly string[], quantity = 5): Promise<number> {
  const made = await createDelivery(w, { total: 1_00 });
  const { product_id } = await w.db
    .selectFrom('order_line')
    .select('product_id')
    .where('order_id', '=', made)
    .executeTakeFirstOrThrow();
  await w.db.deleteFrom('order_stock').where('order_id', '=', made).execute();
  await w.db.deleteFrom('stock_lot').where('product_id', '=', product_id).execute();
  const lots = days.map((expires_on) => ({ product_id, location_id: riyadh, lot: expires_on, expires_on, quantity }));
  await w.db.insertInto('stock_lot').values(lots).execute();
  return product_id;
}
async function ordered(productId: number, pieces: number, change: object = {}): Promise<number> {
  await sara.post('/cart/add', { product_id: productId, quantity: pieces - 1 });
  const made = await createOrder(sara, productId, { address_id: home, payment_method: 'wallet', ...change });
  expect(made.code).toBeUndefined();
  return made.data.order.ID as number;
}
const move = (id: number, to: string, more: object = {}) => pharmacist.post(`/desk/orders/${id}/move`, { to, ...more });
const picksOf = async (id: number) =>
  (
    (await pharmacist.get(`/desk/orders/${id}`)).data.PICKS as { LOT: string; QUANTITY: number; IS_EXPIRED: boolean }[]
  ).map(({ LOT, QUANTITY, IS_EXPIRED }) => [LOT, QUANTITY, IS_EXPIRED]);
const lotsOf = async (productId: number) =>
  (
    await w.db
      .selectFrom('stock_lot')
      .select(['lot', 'quantity'])
      .where('product_id', '=', productId)
      .orderBy('lot')
      .execute()
  ).map(({ lot, quantity }) => [lot, quantity]);
/** Its last day is over before the pharmacy comes to it. */
const expire = (productId: number, lot: string) =>
  w.db
    .updateTable('stock_lot')
    .set({ expires_on: '2026-11-20' })
    .where('product_id', '=', productId)
    .where('lot', '=', lot)
    .execute();

describe('D6.01 what expired in an order while it waited', () => {
  test('is replaced by good pieces of the branch when the pharmacist goes on with it', async () => {
    const product = await productOf(['2026-11-24', '2027-01-01']);
    const id = await ordered(product, 7);
    expect(await picksOf(id)).toEqual([
      ['2026-11-24', 5, false],
      ['2027-01-01', 2, false],
    ]);
    await w.db
      .updateTable('stock_lot')
      .set({ quantity: 9 })
      .where('product_id', '=', product)
      .where('lot', '=', '2027-01-01')
      .execute();
    await expire(product, '2026-11-24');
    expect((await move(id, 'confirmed')).http).toBe(200);
    expect(await picksOf(id)).toEqual([['2027-01-01', 7, false]]);
    // The expired pieces lie on the shelf of their lot, of which nothing is sold.
    expect(await lotsOf(product)).toEqual([
      ['2026-11-24', 5],
      ['2027-01-01', 4],
    ]);
  });
  test('holds it back where the branch has too few: the pharmacist takes it out, and the rest goes on', async () => {
    const [product, other] = [await productOf(['2026-11-24']), await productOf(['2027-01-01'])];
    await sara.post('/cart/add', { product_id: other, quantity: 1 });
    const id = await ordered(product, 2);
    await expire(product, '2026-11-24');
    expect(await move(id, 'confirmed')).toMatchObject({
      http: 409,
      code: 'order_holds_expired',
      data: { product_ids: [product] },
    });
    expect(await picksOf(id)).toContainEqual(['2026-11-24', 2, true]);
    const { ITEMS } = (await sara.get(`/orders/${id}`)).data as { ITEMS: { ID: number; PRODUCT_ID: number }[] };
    const line_ids = ITEMS.filter(({ PRODUCT_ID }) => PRODUCT_ID === product).map(({ ID }) => ID);
    await pharmacist.post(`/desk/orders/${id}/take-out-unavailable`, { line_ids, reason: 'Expired' });
    expect((await move(id, 'confirmed')).http).toBe(200);
  });
});

describe('D6.01 what expired in an order that is packed', () => {
  test('does not leave with a rider', async () => {
    const product = await productOf(['2026-11-24', '2027-01-01']);
    const [sent, fetched] = [await ordered(product, 2), await ordered(product, 2)];
    for (const id of [sent, fetched]) for (const to of ['confirmed', 'processed', 'ready_to_ship']) await move(id, to);
    await move(fetched, 'out_for_delivery');
    const { person_id: rider_id } = await w.db
      .selectFrom('account')
      .select('person_id')
      .where('login_email', '=', 'rider@balsam.example')
      .executeTakeFirstOrThrow();
    await pharmacist.post(`/desk/orders/${fetched}/assign`, { rider_id });
    await expire(product, '2026-11-24');
    expect((await move(sent, 'out_for_delivery')).code).toBe('order_holds_expired');
    const picked = await khalid.step(fetched, 'order_picked');
    expect(picked.body).toMatchObject({ code: 'order_holds_expired', data: { ID: fetched, STATUS: 'rider_assigned' } });
  });
  test('is not handed out at the counter, for which no code is sent', async () => {
    const product = await productOf(['2026-11-27', '2027-01-01']);
    const pickup = { mode: 'pickup', location_id: riyadh, scheduled_day: '2026-11-23', scheduled_time: '10:00' };
    const id = await ordered(product, 2, { ...pickup, address_id: undefined });
    for (const to of ['confirmed', 'processed', 'ready_to_ship']) expect((await move(id, to)).http).toBe(200);
    await expire(product, '2026-11-27');
    expect((await pharmacist.post(`/desk/orders/${id}/code`, {})).code).toBe('order_holds_expired');
    expect((await move(id, 'delivered', { otp_code: '123456' })).code).toBe('order_holds_expired');
  });
});
