import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { payer } from '#modules/billing/billing.fixture.ts';
import { checkoutByCard, payByCard, productIdOf } from '#test/factories/orders.ts';

const w = await world();
const [sara, admin, pharmacist] = [
  await payer(w, '1000001'),
  await payer(w, 'admin@balsam.example'),
  await payer(w, 'pharmacist@balsam.example'),
];
const [panadol, gel] = [
  await productIdOf(w, 'Panadol Advance 500 mg tablets'),
  await productIdOf(w, 'Effaclar purifying gel'),
];
const home = { name: 'Home', street: 'A', district: 'B', city: 'C', latitude: 24.7, longitude: 46.68 };
const { id: address_id } = (await sara.post('/user-address', home)).data as { id: number };

/** The administrator sets the standard rate, and the shop has followed. */
async function setRate(percent: number): Promise<void> {
  const { items } = (await admin.get('/staff/settings')).data as { items: { title: string; revision: number }[] };
  const { revision } = items.find(({ title }) => title === 'VAT_PERCENT')!;
  expect(await admin.patch('/staff/settings/VAT_PERCENT', { value: percent, revision })).toMatchObject({ http: 200 });
  await w.due();
}
const product = async (id: number) =>
  (await sara.get(`/products/${id}`)).data as { price: number; price_before: number; vat_percent: number };
const netOf = async (id: number): Promise<number> =>
  (await w.db.selectFrom('product').select('price').where('id', '=', id).executeTakeFirstOrThrow()).price;
const withVat = (net: number, percent: number): number => (net + Math.round((net * percent) / 100)) / 100;
const order = async () => {
  for (const product_id of [panadol, gel]) await sara.post('/cart/add', { product_id, quantity: 1 });
  return (await sara.post('/orders', { ...checkoutByCard, mode: 'fast_delivery', address_id })).data;
};
const invoicedRates = async (reference: string): Promise<number[]> => {
  const { lines } = await w.db
    .selectFrom('invoice as i')
    .innerJoin('payment as p', 'p.id', 'i.payment_id')
    .select('i.lines')
    .where('p.reference', '=', reference)
    .executeTakeFirstOrThrow();
  return (lines as { vat_percent: number }[]).map(({ vat_percent }) => vat_percent);
};

beforeEach(async () => {
  await w.db.deleteFrom('cart_line').execute();
});

describe('D4.04 when the standard rate of VAT changes', () => {
  test('the shop, the cart and the delivery follow, registered medicines and orders that were made do not', async () => {
    const before = await order();
    await setRate(5);
    expect(await product(gel)).toMatchObject({ vat_percent: 5, price_before: withVat(await netOf(gel), 5) });
    expect(await product(panadol)).toMatchObject({ vat_percent: 0, price_before: withVat(await netOf(panadol), 0) });
    await payByCard(w, sara, before);
    expect(await invoicedRates(before.reference)).toEqual([0, 15, 15]);
    expect((await sara.get(`/orders/${before.order.ID}`)).data).toMatchObject({
      VAT_PERCENT: 15,
      VAT_RATES: [{ PERCENT: 15 }, { PERCENT: 0 }],
    });
    const after = await order();
    await payByCard(w, sara, after);
    expect(await invoicedRates(after.reference)).toEqual([0, 5, 5]);
    expect((await sara.get(`/orders/${after.order.ID}`)).data.VAT_PERCENT).toBe(5);
    expect((await sara.get('/cart')).data.VAT_PERCENT).toBe(5);
  });
  test('what was 0 with all the rest is not zero-rated afterwards', async () => {
    await setRate(0);
    expect([(await product(gel)).vat_percent, (await product(panadol)).vat_percent]).toEqual([0, 0]);
    await setRate(10);
    expect([(await product(gel)).vat_percent, (await product(panadol)).vat_percent]).toEqual([10, 0]);
  });
  test('a product that a pharmacist marks follows the rate from then on, and one that has it open may still save it', async () => {
    await setRate(15);
    const { data } = await pharmacist.get(`/desk/products/${panadol}`);
    await setRate(8);
    const { revision } = data as { revision: number };
    const marked = await pharmacist.patch(`/desk/products/${panadol}`, { is_zero_rated: false, revision });
    expect(marked).toMatchObject({ http: 200, data: { is_zero_rated: false, vat_percent: 8 } });
    const choices = (await pharmacist.get('/desk/choices')).data as { vat_percent: number };
    expect(choices.vat_percent).toBe(8);
    await setRate(15);
    expect((await product(panadol)).vat_percent).toBe(15);
    const unmarked = await pharmacist.patch(`/desk/products/${panadol}`, { is_zero_rated: true });
    expect(unmarked.data).toMatchObject({ is_zero_rated: true, vat_percent: 0 });
  });
});
