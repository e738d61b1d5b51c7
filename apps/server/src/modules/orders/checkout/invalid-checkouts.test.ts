import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer } from '#modules/billing/billing.fixture.ts';
import { createAddress, createOrder, productIdOf, stockOf } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
// Sara has ordered before.
await w.db.updateTable('coupon').set({ first_order_only: false }).execute();
const sara = await payer(w, '1000001');
const address_id = await createAddress(sara);
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const gel = await productIdOf(w, 'Effaclar purifying gel');
const count = async () => (await sara.get('/cart')).data.count as number;
const byCard = { address_id, payment_method: 'card' };

beforeEach(() => w.db.deleteFrom('cart').execute());

describe('an order is refused, and the cart is as it was', () => {
  test('with an amount that is not the server’s own', async () => {
    const answer = await createOrder(sara, panadol, { ...byCard, amount: 0.01 });
    expect(answer).toMatchObject({ code: 'amount_changed', data: { amount: expect.any(Number) } });
    expect(await count()).toBe(1);
    expect(await createOrder(sara, panadol, { ...byCard, amount: -1 })).toMatchObject({
      http: 400,
      code: 'invalid_value',
    });
  });
  test('with a product that was withdrawn while it lay in the cart', async () => {
    const withdraw = (at: Date | null) =>
      w.db.updateTable('product').set({ withdrawn_at: at }).where('id', '=', gel).execute();
    await sara.post('/cart/add', { product_id: gel, quantity: 1 });
    await withdraw(w.clock.now());
    expect(await createOrder(sara, panadol, byCard)).toMatchObject({
      code: 'product_withdrawn',
      message: 'This product is no longer sold. Please remove it from the cart',
      message_ar: 'لم يعد هذا المنتج متوفرًا للبيع. يُرجى حذفه من السلة',
      data: { product_ids: [gel] },
    });
    await withdraw(null);
    expect(await count()).toBe(2);
  });
  test('S5.14 with points beside a promo code', async () => {
    await sara.post('/cart/add', { product_id: panadol, quantity: 6 });
    expect((await sara.post('/cart/coupon', { code: 'WELCOME10' })).http).toBe(200);
    expect(await createOrder(sara, panadol, { ...byCard, loyalty_points: 100 })).toMatchObject({
      code: 'one_discount_only',
      message: 'Please use either loyalty points or a promo code',
    });
    expect(await count()).toBe(7);
  });
  test('S5.13 by instalments below the least amount', async () => {
    const byInstalments = { ...byCard, payment_method: 'tamara' };
    expect(await createOrder(sara, panadol, byInstalments)).toMatchObject({
      code: 'tamara_out_of_range',
      message: 'Instalments are available from 99 to 2000 SAR',
      errors: [{ path: 'payment_method' }],
    });
    expect(await count()).toBe(1);
  });
});

test('prices and totals that the client sends with an order count for nothing', async () => {
  const sent = { price: 0.01, AMOUNT: 0, total: 0, SUB_TOTAL: 0, items: [{ product_id: panadol, total: 0 }] };
  const made = await createOrder(sara, panadol, { ...byCard, ...sent });
  expect(made.data).toMatchObject({ amount: 24.35, order: { SUB_TOTAL: 12.35, AMOUNT: 24.35 } });
});

test.each(['', '   '])('S5.08 a promo code of nothing but spaces is refused: "%s"', async (code) => {
  expect(await sara.post('/cart/coupon', { code })).toMatchObject({
    code: 'promo_not_valid',
    message: 'Add valid promo code',
    message_ar: 'يُرجى إدخال رمز ترويجي صالح',
  });
});

test('stock and books are in order after all of it', async () => {
  expect(await stockOf(w, gel)).toBeGreaterThan(0);
  expect(await booksOf(w)).toMatchObject(inOrder);
});
