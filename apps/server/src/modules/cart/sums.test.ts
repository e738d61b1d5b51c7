import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const now = w.clock.now();
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const home = await createAddress(sara);
const days = (n: number) => new Date(now.getTime() + n * 86_400_000);

const offerOn = async (product: number, offer: object) => {
  const { id } = await w.db
    .insertInto('offer')
    .values({ type: 'FLAT_DISCOUNT', title: 'Offer', title_ar: 'عرض', starts_at: days(-1), ends_at: days(1), ...offer })
    .returning('id')
    .executeTakeFirstOrThrow();
  await w.db.updateTable('product').set({ offer_id: id }).where('id', '=', product).execute();
};
const coupon = (code: string, minimum_purchase: number) =>
  w.db
    .insertInto('coupon')
    .values({
      code,
      title: code,
      title_ar: code,
      amount: 15_00,
      minimum_purchase,
      starts_at: days(-1),
      ends_at: days(9),
      created_at: now,
    })
    .execute();
const fill = async (lines: readonly (readonly [product: number, quantity: number])[]) => {
  for (const [product_id, quantity] of lines) await sara.post('/cart/add', { product_id, quantity });
  return (await sara.get('/cart')).data;
};
const cents = (sar: number) => Math.round(sar * 100);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + cents(value), 0);

type Sums = {
  SUB_TOTAL: number;
  SUB_TOTAL_WITH_VAT: number;
  VAT_AMOUNT: number;
  COUPON_DISCOUNT: number;
  SHIPPING_CHARGES: number;
  FAST_SHIPPING_CHARGES: number;
  AMOUNT: number;
  SUMS: {
    GOODS: number;
    OFFERS: number;
    RATES: { PERCENT: number; TAXABLE: number; VAT: number }[];
    COUPON_WITH_VAT: number;
  };
};
/** Each line from those above it, and SPEC's own formula beside. */
function expectToAddUp(of: Sums, prices: readonly number[]): void {
  const { GOODS, OFFERS, RATES, COUPON_WITH_VAT } = of.SUMS;
  const delivery = cents(of.SHIPPING_CHARGES) + cents(of.FAST_SHIPPING_CHARGES);
  expect(cents(GOODS) - cents(OFFERS)).toBe(cents(of.SUB_TOTAL));
  expect(sum(RATES.map(({ TAXABLE }) => TAXABLE))).toBe(cents(of.SUB_TOTAL));
  expect(cents(of.SUB_TOTAL) + sum(RATES.map(({ VAT }) => VAT))).toBe(cents(of.SUB_TOTAL_WITH_VAT));
  expect(sum(prices)).toBe(cents(of.SUB_TOTAL_WITH_VAT));
  expect(cents(of.SUB_TOTAL_WITH_VAT) - cents(COUPON_WITH_VAT) + delivery).toBe(cents(of.AMOUNT));
  expect(cents(of.SUB_TOTAL) + cents(of.VAT_AMOUNT) + delivery - cents(of.COUPON_DISCOUNT)).toBe(cents(of.AMOUNT));
}

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
  await w.db.updateTable('product').set({ offer_id: null }).where('id', 'in', [panadol, gel]).execute();
});
await coupon('FIFTEEN', 0);

describe('D15.05 the sums of a mixed cart', () => {
  test.each([
    ['a percentage', { percent: 10 }],
    ['pieces for nothing', { type: 'BUNDLE_DISCOUNT' as const, buy: 1, free: 1 }],
    ['an amount from a minimum', { type: 'VALUE_BASED_DISCOUNT' as const, minimum: 100_00, amount: 20_00 }],
  ])('S9.03 S9.04 add up in cart and order with %s and a coupon', async (_, offer) => {
    await offerOn(gel, offer);
    await fill([
      [panadol, 3],
      [gel, 2],
    ]);
    const cart = (await sara.post('/cart/coupon', { code: 'FIFTEEN' })).data;
    expect(cart.SUMS.RATES.map(({ PERCENT }: { PERCENT: number }) => PERCENT)).toEqual([15, 0]);
    expect(cart.SUMS.OFFERS).toBeGreaterThan(0);
    expectToAddUp(
      cart,
      cart.items.map(({ net_with_vat }: { net_with_vat: number }) => net_with_vat),
    );
    const made = await sara.post('/orders', { ...checkoutByCard, address_id: home });
    const order = made.data.order;
    expect(order.AMOUNT).toBe(cart.AMOUNT);
    expectToAddUp(
      order,
      order.ITEMS.map(({ PRICE_WITH_VAT }: { PRICE_WITH_VAT: number }) => PRICE_WITH_VAT),
    );
    w.at(new Date(w.clock.now().getTime() + 3_600_000));
    await w.due();
    w.at(now);
  });
});

describe('D15.04 minimums', () => {
  test('S5.14 a coupon counts from what the person reads: goods with VAT, after offers', async () => {
    // One gel is 98.00 without VAT and 112.70 with it.
    await coupon('FROM112', 112_70);
    await coupon('FROM113', 112_71);
    await fill([[gel, 1]]);
    expect(await sara.post('/cart/coupon', { code: 'FROM113' })).toMatchObject({
      code: 'promo_minimum_purchase',
      message: expect.stringContaining('112.71'),
    });
    expect(await sara.post('/cart/coupon', { code: 'from١١٢' })).toMatchObject({
      http: 200,
      data: { coupon: { code: 'FROM112' } },
    });
    await offerOn(gel, { percent: 1 });
    expect((await sara.get('/cart')).data.coupon_refusal).toMatchObject({ code: 'promo_minimum_purchase' });
  });
  test('instalments count it too, in the cart and for its order: no coupon and no delivery moves it', async () => {
    await sara.post('/cart/coupon', { code: null });
    await offerOn(gel, { percent: 10 });
    await fill([
      [panadol, 2],
      [gel, 1],
    ]);
    const instalments = async (about: object) =>
      (await sara.post('/payment/checkout-wizard/step-one', about)).data.methods.find(
        ({ method }: { method: string }) => method === 'tamara',
      );
    const minimum = (sar: number) =>
      w.db
        .updateTable('setting')
        .set({ value: sar.toFixed(2) })
        .where('title', '=', 'TAMARA_MINIMUM')
        .execute();
    const cart = { purpose: 'cart', mode: 'normal_delivery' };
    const { SUB_TOTAL_WITH_VAT: goods, AMOUNT: withDelivery } = (await sara.get('/cart')).data;
    expect(withDelivery).toBeGreaterThan(goods);
    await minimum(goods + 0.01);
    expect(await instalments(cart)).toMatchObject({ available: false, reason: { code: 'tamara_out_of_range' } });
    await minimum(goods);
    expect(await instalments(cart)).toMatchObject({ available: true });
    const { AMOUNT: withCoupon } = (await sara.post('/cart/coupon', { code: 'FIFTEEN' })).data;
    expect(withCoupon).toBeLessThan(goods);
    expect(await instalments(cart)).toMatchObject({ available: true });
    const { order } = (await sara.post('/orders', { ...checkoutByCard, address_id: home })).data;
    const page = { purpose: 'order', entity_id: order.ID };
    expect(await instalments(page)).toMatchObject({ available: true });
    await minimum(goods + 0.01);
    expect(await instalments(page)).toMatchObject({ available: false });
    await minimum(99);
  });
  test('an offer by value counts from the price with VAT, in the cart as in the list', async () => {
    await offerOn(gel, { type: 'VALUE_BASED_DISCOUNT', minimum: 112_70, amount: 8_00 });
    const cart = await fill([[gel, 1]]);
    expect(cart.items[0]).toMatchObject({ offer_discount: 8, product: { price: 103.5 } });
    await offerOn(gel, { type: 'VALUE_BASED_DISCOUNT', minimum: 112_71, amount: 8_00 });
    expect((await sara.get('/cart')).data.items[0]).toMatchObject({ offer_discount: 0, product: { price: 112.7 } });
  });
});
