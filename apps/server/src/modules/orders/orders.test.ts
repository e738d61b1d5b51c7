import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, onPage, payer, type Answer, type Payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, productIdOf, stockOf as piecesOf, checkoutByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 12 });
const now = w.clock.now();
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const lantus = await productIdOf(w, 'Lantus SoloStar pens');

const { id: branch } = await w.db
  .selectFrom('location')
  .select('id')
  .where('code', '=', 'RUH')
  .executeTakeFirstOrThrow();

const sara = await payer(w, '1000001');
const lamis = await payer(w, '1000007');
const home = await createAddress(sara);

const checkout = (change: object = {}) => ({ ...checkoutByCard, address_id: home, ...change });
const add = (who: Payer, product_id: number, quantity = 1) => who.post('/cart/add', { product_id, quantity });
const stockOf = (id: number) => piecesOf(w, id);
const cartOf = async (who: Payer) => (await who.get('/cart')).data as { count: number };
const show = async (who: Payer, id: number) => (await who.get(`/orders/${id}`)).data;

async function ordered(who: Payer, change: object = {}, key?: string): Promise<Answer> {
  return who.post('/orders', checkout(change), key);
}
async function paidByCard(answer: Answer): Promise<void> {
  await onPage(w, answer.data.redirect_url as string, { outcome: 'paid' });
  await w.due();
}
const confirm = (who: Payer, reference: string) => who.post('/payment/confirm', { reference });

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
  const open = await w.db
    .selectFrom('pharmacy_order')
    .select('id')
    .where('payment_state', '=', 'pending_payment')
    .execute();
  if (open.length === 0) return;
  w.at(addMinutes(w.clock.now(), 60));
  await w.due();
  w.at(now);
  await w.db.deleteFrom('cart_line').execute();
});

describe('an order that is refused', () => {
  test('S5.18 S5.19 each thing that is missing has its own code, and the cart stays', async () => {
    expect(await ordered(sara)).toMatchObject({ code: 'cart_empty' });
    await add(sara, panadol, 2);
    const stock = await stockOf(panadol);
    for (const [change, code] of [
      [{ address_id: null }, 'address_required'],
      [{ address_id: 999_999 }, 'not_found'],
      [{ mode: 'pickup' }, 'pickup_required'],
      [
        { mode: 'pickup', location_id: branch, scheduled_day: '2026-11-21', scheduled_time: '10:00' },
        'schedule_in_past',
      ],
      [{ mode: 'pickup', location_id: branch }, 'schedule_required'],
      [{ mode: 'scheduled_delivery' }, 'schedule_required'],
      [{ mode: 'scheduled_delivery', scheduled_day: '2026-11-21', scheduled_time: '10:00' }, 'schedule_in_past'],
      [{ mode: 'scheduled_delivery', scheduled_day: '2026-11-28', scheduled_time: '10:00' }, 'schedule_too_late'],
      [{ return_policy_accepted: false }, 'policies_not_accepted'],
      [{ privacy_accepted: false }, 'policies_not_accepted'],
      [{ amount: 0.01 }, 'amount_changed'],
    ] as const)
      expect(await ordered(sara, change)).toMatchObject({ code });
    expect([await stockOf(panadol), (await cartOf(sara)).count]).toEqual([stock, 2]);
  });
  test('S5.17 a prescription item without a prescription', async () => {
    await add(sara, lantus);
    expect(await ordered(sara)).toMatchObject({ code: 'prescription_required' });
    expect(await ordered(sara, { prescription_ids: [999_999] })).toMatchObject({ code: 'not_found' });
  });
});

describe('what an order says of itself', () => {
  test('S5.17 a prescription is one to five pictures of the caller, and what is no picture is none', async () => {
    const saraId = (await sara.get('/users')).data.id as number;
    const picture = { personId: saraId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
    const files = await Promise.all(Array.from({ length: 6 }, () => w.platform.files.save(w.db, picture, now)));
    expect(await sara.post('/prescriptions', { file_ids: [] })).toMatchObject({ code: 'prescription_images' });
    expect(await sara.post('/prescriptions', { file_ids: files })).toMatchObject({ code: 'prescription_images' });
    expect(await lamis.post('/prescriptions', { file_ids: files.slice(0, 1) })).toMatchObject({ code: 'not_found' });
    const letter = await w.platform.files.save(w.db, { ...picture, kind: 'letter', mime: 'text/plain' }, now);
    expect(await sara.post('/prescriptions', { file_ids: [letter] })).toMatchObject({ code: 'not_found' });
    const sent = await sara.post('/prescriptions', { file_ids: files.slice(0, 5) });
    expect(sent.data.files).toHaveLength(5);
    expect(await sara.post('/prescriptions', { file_ids: files.slice(0, 1) })).toMatchObject({ code: 'not_found' });
    const key = '0c8fbe0a-7c05-44ef-a0d1-7c2b0e64d3ac';
    await add(sara, lantus);
    const made = await ordered(sara, { prescription_ids: [sent.data.id] }, key);
    expect(made.data.order).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
  });
  test('S9.03 S9.04 whatever total the client claims, the order costs what the server says', async () => {
    await add(sara, panadol, 1);
    expect(await ordered(sara, { amount: 1 })).toMatchObject({ code: 'amount_changed', data: { amount: 24.35 } });
    const made = await ordered(sara, { TOTAL: 0.01, AMOUNT: 0.01, sub_total: 0, mode: 'fast_delivery' });
    const { SUB_TOTAL, VAT_AMOUNT, SHIPPING_CHARGES, FAST_SHIPPING_CHARGES, COUPON_DISCOUNT, AMOUNT } = made.data
      .order as Record<string, number>;
    expect(AMOUNT).toBe(40.35);
    expect(SUB_TOTAL! + VAT_AMOUNT! + SHIPPING_CHARGES! + FAST_SHIPPING_CHARGES! - COUPON_DISCOUNT!).toBeCloseTo(
      AMOUNT!,
      2,
    );
  });
  test('S9.03 the VAT of an order stands by its rate: medicines at none, other products at 15 percent', async () => {
    await add(sara, panadol, 1);
    const medicine = await show(sara, (await ordered(sara)).data.order.ID as number);
    const untaxed = { PERCENT: 0, TAXABLE: medicine.SUB_TOTAL, VAT: 0 };
    expect(medicine.VAT_RATES).toEqual([untaxed]);
    await add(lamis, panadol, 1);
    await add(lamis, gel, 1);
    const address_id = await createAddress(lamis);
    const both = await show(lamis, (await ordered(lamis, { address_id })).data.order.ID as number);
    const taxed = Math.round((both.SUB_TOTAL - medicine.SUB_TOTAL) * 100) / 100;
    expect(both.VAT_AMOUNT).toBeGreaterThan(0);
    expect(both.VAT_RATES).toEqual([{ PERCENT: 15, TAXABLE: taxed, VAT: both.VAT_AMOUNT }, untaxed]);
  });
  test('an address of somebody else is not found', async () => {
    await add(lamis, panadol);
    expect(await ordered(lamis)).toMatchObject({ code: 'not_found' });
  });
  test('S8.09 what was sold out meanwhile', async () => {
    await add(sara, gel, 2);
    const lots = await w.db.selectFrom('stock_lot').select(['id', 'quantity']).where('product_id', '=', gel).execute();
    await w.db.updateTable('stock_lot').set({ quantity: 0 }).where('product_id', '=', gel).execute();
    expect(await ordered(sara)).toMatchObject({
      code: 'quantity_over_stock',
      message: 'You cannot buy more than the stock',
    });
    await Promise.all(
      lots.map(({ id, quantity }) => w.db.updateTable('stock_lot').set({ quantity }).where('id', '=', id).execute()),
    );
  });
});

describe('an order and its payment', () => {
  test('D6.01 takes its products at once, and is placed when the money is there', async () => {
    const stock = await stockOf(panadol);
    await add(sara, panadol, 3);
    const made = await ordered(sara);
    expect(made.data).toMatchObject({ amount: 49.05, currency: 'SAR' });
    expect(made.data.order).toMatchObject({ STATUS: null, PAYMENT_STATUS: 'pending_payment', AMOUNT: 49.05 });
    expect([await stockOf(panadol), (await cartOf(sara)).count]).toEqual([stock - 3, 0]);
    await paidByCard(made);
    await confirm(sara, made.data.reference as string);
    const order = await show(sara, made.data.order.ID as number);
    expect(order).toMatchObject({
      STATUS: 'placed',
      PAYMENT_STATUS: 'paid',
      CARD_AMOUNT: 49.05,
      INVOICE_NUMBER: expect.stringMatching(/^INV-\d{8}$/),
      ADDRESS: { CITY: 'Riyadh', ADDRESS_NAME: 'Home' },
      may: { cancel: true, pay: false },
    });
    expect(order.TIMELINE[0]).toMatchObject({ STATUS: 'placed', AT: now.toISOString() });
    w.at(addMinutes(now, 60));
    await w.due();
    w.at(now);
    expect(await stockOf(panadol)).toBe(stock - 3);
  });
});

describe('an order that is asked for twice', () => {
  test('the same key again after a lost answer is the same order', async () => {
    await add(sara, panadol);
    const key = '6f2f6a4e-6f0a-4f43-9a66-0f2f3f1f5a11';
    const [first, again] = [await ordered(sara, {}, key), await ordered(sara, {}, key)];
    expect(again.data.order.ID).toBe(first.data.order.ID);
    expect(again.data.reference).toBe(first.data.reference);
  });
  test('two tabs that pay one cart: one order, the other is told', async () => {
    await add(sara, panadol, 2);
    const stock = await stockOf(panadol);
    const both = await Promise.all([ordered(sara), ordered(sara)]);
    const made = both.find(({ http }) => http === 200);
    expect(both.find(({ code }) => code === 'payment_in_progress')?.data).toEqual({
      order_id: made?.data.order.ID,
      amount: made?.data.order.AMOUNT,
    });
    expect(both.map(({ code }) => code ?? 'made').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'made',
      'payment_in_progress',
    ]);
    expect(await stockOf(panadol)).toBe(stock - 2);
  });
  test('two tabs, of which one comes to the cart when the other has emptied it: it is told of that order, not of an empty cart', async () => {
    await add(sara, panadol, 2);
    const holder = await w.pool.connect();
    const waiting = async (): Promise<number> =>
      (
        await w.pool.query(
          'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
        )
      ).rowCount ?? 0;
    await holder.query('begin');
    await holder.query('lock table address in access exclusive mode');
    const toTheHome = ordered(sara);
    await expect.poll(waiting).toBe(1);
    let isDone = false;
    const toTheBranch = ordered(sara, {
      mode: 'pickup',
      location_id: branch,
      scheduled_day: '2026-11-23',
      scheduled_time: '10:00',
    }).finally(() => (isDone = true));
    await expect.poll(async () => isDone || (await waiting()) > 1).toBe(true);
    await holder.query('rollback');
    holder.release();
    const both = await Promise.all([toTheHome, toTheBranch]);
    expect(both.map(({ code }) => code ?? 'made').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'made',
      'payment_in_progress',
    ]);
  });
});

describe('an order that nobody pays, or the wallet', () => {
  test('D6.01 what is not paid in a quarter of an hour goes back: stock and cart', async () => {
    const stock = await stockOf(panadol);
    await add(sara, panadol, 2);
    const made = await ordered(sara);
    w.at(addMinutes(now, 14));
    await w.due();
    expect(await stockOf(panadol)).toBe(stock - 2);
    w.at(addMinutes(now, 15));
    await w.due();
    expect([await stockOf(panadol), (await cartOf(sara)).count]).toEqual([stock, 2]);
    expect(await show(sara, made.data.order.ID as number)).toMatchObject({ STATUS: null, PAYMENT_STATUS: 'released' });
    w.at(now);
  });
  test('the wallet pays at once', async () => {
    await add(sara, panadol, 1);
    const made = await ordered(sara, { payment_method: 'wallet' });
    expect(made.data.order).toMatchObject({ STATUS: 'placed', WALLET_AMOUNT: 24.35, CARD_AMOUNT: 0 });
  });
  test('a wallet that holds too little: nothing is taken, the cart is as it was', async () => {
    const stock = await stockOf(panadol);
    const poor = await payer(w, '1000008');
    const address_id = await createAddress(poor);
    await add(poor, panadol, 2);
    expect(await ordered(poor, { address_id, payment_method: 'wallet' })).toMatchObject({
      code: 'wallet_insufficient',
    });
    expect([await stockOf(panadol), (await cartOf(poor)).count]).toEqual([stock, 2]);
  });
});

describe('cancelling', () => {
  const placed = async () => {
    await add(sara, panadol, 1);
    return (await ordered(sara, { payment_method: 'wallet' })).data.order.ID as number;
  };
  const cancel = (who: Payer, id: number, body: object) => who.post(`/orders/${id}/cancel`, body);
  const good = { reason: 'changed_mind', description: 'No longer needed' };
  test('S5.18 needs a reason and a description', async () => {
    const id = await placed();
    const without = async (body: object) => {
      const { code, errors } = (await cancel(sara, id, body)) as Answer & { errors: { path: string }[] };
      return [code, errors.map(({ path }) => path)];
    };
    expect(await without({ reason: 'changed_mind' })).toEqual(['cancellation_reason_required', ['description']]);
    expect(await without({ description: 'x' })).toEqual(['cancellation_reason_required', ['reason']]);
    expect(await cancel(lamis, id, good)).toMatchObject({ code: 'not_found' });
  });
  test('D6.01 gives products and money back, once', async () => {
    const id = await placed();
    const stock = await stockOf(panadol);
    const before = (await sara.get('/payment/wallet')).data.balance as number;
    expect((await cancel(sara, id, good)).data).toMatchObject({
      STATUS: 'cancelled',
      REFUND_AMOUNT: 24.35,
      may: { cancel: false, reorder: true },
    });
    expect(await cancel(sara, id, good)).toMatchObject({ code: 'order_not_cancellable' });
    expect(await stockOf(panadol)).toBe(stock + 1);
    expect((await sara.get('/payment/wallet')).data.balance).toBeCloseTo(before + 24.35, 2);
  });
  test('what a rider has is no longer cancelled', async () => {
    const id = await placed();
    await w.db.updateTable('pharmacy_order').set({ state: 'order_picked' }).where('id', '=', id).execute();
    expect(await cancel(sara, id, good)).toMatchObject({ code: 'order_not_cancellable' });
  });
});

test('D4.01 after all of it the books are in order', async () => {
  expect(await booksOf(w)).toEqual(inOrder);
});
