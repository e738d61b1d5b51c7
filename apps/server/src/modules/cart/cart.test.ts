import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { cartClient, newGuest, type Who } from '#test/factories/carts.ts';
import { redeemCoupon } from './index.ts';

const w = await world({ connections: 12 });
const now = w.clock.now();

const { call, add, show, idOf } = cartClient(w);
const [panadol, extra, lantus, effaclar, strepsils, aspirin, sapofen] = await Promise.all(
  [
    'Panadol Advance 500 mg tablets',
    'Panadol Extra tablets',
    'Lantus SoloStar pens',
    'Effaclar purifying gel',
    'Strepsils honey and lemon lozenges',
    'Aspirin Cardio 100 mg tablets',
    'Sapofen 400 mg tablets',
  ].map(idOf),
);
const sara: Who = { token: await w.tokenOf('1000001') };
beforeEach(() => w.db.deleteFrom('cart').execute());

describe('what a cart does not take', () => {
  test.each([
    [0, 'quantity_not_valid'],
    [-3, 'quantity_not_valid'],
    [1_000_000_000, 'quantity_over_stock'],
  ])('%i pieces: %s', async (quantity, code) => {
    expect(await add(newGuest(), panadol!, quantity)).toMatchObject({ status: false, code });
  });
  test('S8.09 more than the stock, and one more when all of it is in the cart: the sentences of the specification, and what there is', async () => {
    const who = newGuest();
    await w.db.updateTable('stock_lot').set({ quantity: 1 }).where('product_id', '=', extra!).execute();
    const { stock } = (await add(who, extra!, 50)).data;
    expect(stock).toBe(6);
    expect(await add(who, extra!, 6)).toMatchObject({ status: true });
    expect(await call(who, 'PATCH', '/cart/update', { product_id: extra, quantity: 7 })).toMatchObject({
      code: 'quantity_over_stock',
      message: 'You cannot buy more than the stock',
    });
    expect(await add(who, extra!, 1)).toMatchObject({
      code: 'product_stock_full',
      message: expect.stringContaining('Product stock full'),
    });
    expect((await show(who)).items).toMatchObject([{ quantity: 6 }]);
  });
  test('a product that never was, or that is sold no more', async () => {
    const who = newGuest();
    expect(await add(who, 999_999)).toMatchObject({ code: 'not_found' });
    await w.db.updateTable('product').set({ withdrawn_at: now }).where('id', '=', aspirin!).execute();
    expect(await add(who, aspirin!)).toMatchObject({ code: 'product_withdrawn' });
    await w.db.updateTable('product').set({ withdrawn_at: null }).where('id', '=', aspirin!).execute();
  });
  test('a guest without a name, or with one that could be anybody’s', async () => {
    const replies = await Promise.all([{}, { guest: 'short' }].map((who) => add(who, panadol!)));
    expect(replies.map(({ code }) => code)).toEqual(['guest_unnamed', 'guest_unnamed']);
    expect(await show({})).toMatchObject({ items: [], count: 0, AMOUNT: 0 });
  });
  test('prices of the client count for nothing', async () => {
    const who = newGuest();
    await call(who, 'POST', '/cart/add', { product_id: panadol, quantity: 1, price: 0.01, total: 0 });
    expect((await show(who)).SUB_TOTAL).toBe(12.35);
  });
});

describe('the cart of a guest', () => {
  test('is their own, and stays as it was left', async () => {
    const [one, other] = [newGuest(), newGuest()];
    await add(one, panadol!, 2);
    expect([(await show(one)).count, (await show(other)).count]).toEqual([2, 0]);
  });
  test('becomes that of whoever logs in, once, beside what they had', async () => {
    const guest = newGuest();
    await add(sara, panadol!, 1);
    await add(guest, panadol!, 2);
    await add(guest, lantus!, 1);
    const both = { ...sara, ...guest };
    const at = await Promise.all([show(both), show(both), show(both)]);
    expect(at.map(({ count }) => count)).toContain(4);
    expect((await show(sara)).items.map(({ quantity }) => quantity)).toEqual([3, 1]);
    expect((await show(guest)).count).toBe(0);
  });
  test('becomes theirs up to the stock: what was there already counts', async () => {
    const guest = newGuest();
    await w.db.updateTable('stock_lot').set({ quantity: 1 }).where('product_id', '=', extra!).execute();
    await add(sara, extra!, 4);
    await add(guest, extra!, 5);
    expect((await show({ ...sara, ...guest })).items).toMatchObject([{ quantity: 6, available: true }]);
  });
  test('becomes theirs up to 99 pieces of one product, however many there are', async () => {
    const guest = newGuest();
    await w.db.updateTable('stock_lot').set({ quantity: 500 }).where('product_id', '=', strepsils!).execute();
    await add(sara, strepsils!, 60);
    await add(guest, strepsils!, 60);
    expect((await show({ ...sara, ...guest })).items).toMatchObject([{ quantity: 99, available: true }]);
  });
  test('is forgotten after a month', async () => {
    const who = newGuest();
    await add(who, panadol!);
    w.at(addMinutes(now, 29 * 24 * 60));
    await w.due();
    expect(await w.db.selectFrom('cart').select('id').execute()).toHaveLength(1);
    w.at(addMinutes(now, 32 * 24 * 60));
    await w.due();
    expect(await w.db.selectFrom('cart').select('id').execute()).toHaveLength(0);
    w.at(now);
  });
});

describe('what a cart comes to', () => {
  test('S9.03 S9.04 total, VAT, delivery and what is missing until it is free', async () => {
    const who = newGuest();
    await add(who, panadol!, 2);
    await add(who, effaclar!, 1);
    // 24.70 without VAT; 98.00 less a fifth is 78.40 with 11.76 VAT.
    expect(await show(who)).toMatchObject({
      SUB_TOTAL: 103.1,
      VAT_AMOUNT: 11.76,
      SHIPPING_CHARGES: 12,
      FAST_SHIPPING_CHARGES: 0,
      AMOUNT: 126.86,
      until_free_delivery: 35.14,
    });
    expect(await show(who, 'fast_delivery')).toMatchObject({
      SHIPPING_CHARGES: 12,
      FAST_SHIPPING_CHARGES: 16,
      AMOUNT: 142.86,
    });
    expect(await show(who, 'pickup')).toMatchObject({ SHIPPING_CHARGES: 0, AMOUNT: 114.86, until_free_delivery: 0 });
  });
  test('a bundle gives its third piece', async () => {
    const who = newGuest();
    await add(who, strepsils!, 3);
    expect((await show(who)).SUB_TOTAL).toBe(31.8);
  });
  test('what was withdrawn or sold out meanwhile stays, and is not counted', async () => {
    const who = newGuest();
    await add(who, panadol!, 1);
    await add(who, aspirin!, 1);
    await w.db.updateTable('product').set({ withdrawn_at: now }).where('id', '=', aspirin!).execute();
    const cart = await show(who);
    expect(cart.items.map(({ available, total }) => [available, total > 0])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(cart.SUB_TOTAL).toBe(12.35);
    await w.db.updateTable('product').set({ withdrawn_at: null }).where('id', '=', aspirin!).execute();
  });
});

describe('what a cart holds', () => {
  test('says what needs a prescription, what must stay cold, and what is better not taken together', async () => {
    const who = newGuest();
    await add(who, lantus!);
    await add(who, aspirin!);
    await add(who, sapofen!);
    const cart = await show(who);
    expect([cart.needs_prescription, cart.is_cold_chain]).toEqual([true, true]);
    expect(cart.warnings).toMatchObject([
      { kind: 'interaction', severity: 'caution', product_ids: expect.arrayContaining([aspirin, sapofen]) as number[] },
    ]);
  });
  test('pieces are set, taken out and cleared', async () => {
    const who = newGuest();
    await add(who, panadol!, 2);
    expect(await call(who, 'PATCH', '/cart/update', { product_id: lantus, quantity: 1 })).toMatchObject({
      code: 'not_found',
    });
    expect((await call(who, 'PATCH', '/cart/update', { product_id: panadol, quantity: 5 })).data.count).toBe(5);
    expect((await call(who, 'DELETE', `/cart/remove/${panadol}`)).data.count).toBe(0);
    expect(await call(who, 'DELETE', `/cart/remove/${panadol}`)).toMatchObject({ code: 'not_found' });
    await add(who, panadol!, 2);
    expect((await call(who, 'DELETE', '/cart/clear')).data.items).toEqual([]);
  });
});

const coupon = (code: string, change: object = {}) => ({
  code,
  title: 'Ten percent',
  title_ar: 'عشرة بالمئة',
  percent: 10,
  minimum_purchase: 0,
  starts_at: addMinutes(now, -60),
  ends_at: addMinutes(now, 60),
  created_at: now,
  ...change,
});
await w.db
  .insertInto('coupon')
  .values([
    coupon('TEN'),
    coupon('LATER', { starts_at: addMinutes(now, 1), ends_at: addMinutes(now, 60) }),
    coupon('OVER', { ends_at: now }),
    coupon('RICH', { minimum_purchase: 500_00 }),
    coupon('GONE', { uses_in_all: 1, used: 1 }),
    coupon('RACE', { uses_in_all: 5 }),
    coupon('ONCE', { uses_by_person: 1 }),
  ])
  .execute();

describe('a promo code', () => {
  const apply = (who: Who, code: string | null) => call(who, 'POST', '/cart/coupon', { code });
  test.each([
    ['nonsense', 'promo_not_valid', 'Add valid promo code'],
    ['LATER', 'promo_not_started', 'This promo code has not started yet'],
    ['OVER', 'promo_expired', 'This promo code has expired'],
    ['RICH', 'promo_minimum_purchase', 'This promo code needs a purchase of at least 500.00 SAR'],
    ['GONE', 'promo_not_available', 'This promo code is no longer available'],
  ])('S5.14 S8.08 %s is refused: %s', async (code, refusal, message) => {
    const who = newGuest();
    await add(who, panadol!);
    expect(await apply(who, code)).toMatchObject({ status: false, code: refusal, message });
    expect((await show(who)).coupon).toBeNull();
  });
  test('S5.08 an empty one is no code', async () => {
    expect(await apply(newGuest(), '   ')).toMatchObject({ status: false });
  });
  test('takes off its part, in any letters, until it is taken off', async () => {
    const who = newGuest();
    await add(who, panadol!, 2);
    expect((await apply(who, ' ten ')).data).toMatchObject({ COUPON_DISCOUNT: 2.47, coupon: { code: 'TEN' } });
    expect((await apply(who, null)).data).toMatchObject({ COUPON_DISCOUNT: 0, coupon: null });
  });
  test.each(['\u2066TEN\u2069', '\u200ften\u200e', '\u200bTEN'])(
    'is read as a chat copies it, with marks of direction that nobody sees: %j',
    async (code) => {
      const who = newGuest();
      await add(who, panadol!, 2);
      expect((await apply(who, code)).data).toMatchObject({ coupon: { code: 'TEN' } });
    },
  );
  test('that counts no more says why, and the cart stays', async () => {
    const who = newGuest();
    await add(who, panadol!, 2);
    await apply(who, 'TEN');
    w.at(addMinutes(now, 60));
    expect(await show(who)).toMatchObject({
      COUPON_DISCOUNT: 0,
      coupon: null,
      coupon_refusal: { code: 'promo_expired' },
      count: 2,
    });
    w.at(now);
  });
});

describe('a promo code in many hands', () => {
  test('200 uses at once never pass its limit', async () => {
    const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
    const use = (orderId: number) =>
      w.db.transaction().execute((tx) =>
        redeemCoupon(
          tx,
          {
            code: 'RACE',
            personId: person.id,
            orderId,
            goods: { subTotal: halalas(10_000), subTotalWithVat: halalas(11_500) },
          },
          now,
        ),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 200 }, (_, n) => use(n + 1)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const { used } = await w.db
      .selectFrom('coupon')
      .select('used')
      .where('code', '=', 'RACE')
      .executeTakeFirstOrThrow();
    expect(used).toBe(5);
  });
  test('one use a person is one, also at once', async () => {
    const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
    const use = (orderId: number) =>
      w.db.transaction().execute((tx) =>
        redeemCoupon(
          tx,
          {
            code: 'ONCE',
            personId: person.id,
            orderId,
            goods: { subTotal: halalas(10_000), subTotalWithVat: halalas(11_500) },
          },
          now,
        ),
      );
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => use(1000 + n)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});
