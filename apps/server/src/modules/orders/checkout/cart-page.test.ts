import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer, type Payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, createAddress, payByCard, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const zeroRated = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const taxed = await productIdOf(w, 'Omega-3 fish oil 1000 mg');

const page = (who: Payer, choice: object = {}) =>
  who.post('/payment/checkout-wizard/step-one', { purpose: 'cart', ...choice });

const sharesOf = (reference: string) =>
  w.db
    .selectFrom('payment')
    .select(['wallet_part', 'card_part', 'loyalty_part'])
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();

const invoiceOf = (reference: string) =>
  w.db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .select(['invoice.total', 'invoice.vat', 'invoice.subtotal'])
    .where('payment.reference', '=', reference)
    .executeTakeFirstOrThrow();

/** Somebody with a cart of both rates of VAT. */
async function buyer(mrn: string) {
  const who = await payer(w, mrn);
  const address_id = await createAddress(who);
  await who.post('/cart/add', { product_id: zeroRated, quantity: 3 });
  await who.post('/cart/add', { product_id: taxed, quantity: 1 });
  return { who, address_id };
}

describe('D12.06 the payment page of a cart', () => {
  test.each([
    ['by card', '1000006', {}, {}],
    ['with the wallet and points', '1000001', { use_wallet: true, loyalty_points: 500 }, {}],
    ['brought fast', '1000007', { mode: 'fast_delivery' }, {}],
    ['by instalments', '1000002', { method: 'tamara' }, { payment_method: 'tamara' }],
  ])(
    'says what the order, its payment and its receipt then say: %s',
    async (_, mrn, { mode = 'normal_delivery', ...choice }: Record<string, unknown>, body) => {
      const { who, address_id } = await buyer(mrn);
      const { data: shown } = await page(who, { mode, ...choice });
      expect(shown).toMatchObject({ purpose: 'cart', entity_id: null, payable_until: null, refusal: null });
      const { data: cart } = await who.get(`/cart?mode=${String(mode)}`);
      expect(shown.total).toBe(cart.AMOUNT);
      expect(shown.wallet_amount + shown.card_amount + shown.loyalty_amount).toBeCloseTo(shown.total, 6);
      const { method: _method, ...also } = choice;
      const { data: made } = await who.post('/orders', {
        ...checkoutByCard,
        ...also,
        ...body,
        mode,
        address_id,
        amount: shown.total,
      });
      const { data: order } = await who.get(`/orders/${made.order.ID}`);
      expect(order).toMatchObject({ AMOUNT: shown.total });
      expect(await sharesOf(made.reference)).toEqual({
        wallet_part: Math.round(shown.wallet_amount * 100),
        card_part: Math.round(shown.card_amount * 100),
        loyalty_part: Math.round(shown.loyalty_amount * 100),
      });
      await payByCard(w, who, made);
      expect(await invoiceOf(made.reference)).toEqual({
        total: Math.round(shown.total * 100),
        vat: Math.round(shown.vat * 100),
        subtotal: Math.round(shown.price * 100),
      });
      expect(await booksOf(w)).toEqual(inOrder);
    },
  );

  test('S5.14 refuses points beside a promo code as ordering does, and says so before', async () => {
    const { who, address_id } = await buyer('1000009');
    await who.post('/cart/coupon', { code: 'BALSAM15' });
    const { data: shown } = await page(who, { loyalty_points: 100 });
    expect(shown.refusal).toMatchObject({ code: 'one_discount_only' });
    expect(await who.post('/orders', { ...checkoutByCard, loyalty_points: 100, address_id })).toMatchObject({
      http: 422,
      code: 'one_discount_only',
      message: shown.refusal.message,
    });
  });

  test('is each caller’s own: an empty cart owes nothing, whatever the body names', async () => {
    const { data } = await page(await payer(w, '1000010'), { entity_id: 1 });
    expect(data).toMatchObject({ total: 0, card_amount: 0, entity_id: null });
  });
});
