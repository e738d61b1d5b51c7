import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { moneyText } from '#platform/documents/formats.ts';
import { createAddress, productIdOf, checkoutByCard } from '#test/factories/orders.ts';
import { confirm, intend, newVisit, onPage, payer } from './billing.fixture.ts';
import { findAround } from './invoices.store.ts';
import type { InvoiceLine } from './payable.ts';
import { receiptDocument } from './receipt.document.ts';
import { Seller } from './seller.ts';

const w = await world({ connections: 8 });
const sara = await payer(w, '1000001');
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const home = await createAddress(sara);

type Printed = Record<'facts' | 'lines' | 'paid' | 'sums', string[][]> & {
  lang: string;
  title: string;
  total: string[];
};

/** What the newest paper of this kind of a payment prints. */
async function printed(
  reference: string,
  kind: 'invoice' | 'credit_note',
  language: 'ar' | 'en' = 'en',
  taken: { readonly insurer_net?: number; readonly discount?: number } = {},
) {
  const { id } = await w.db
    .selectFrom('payment')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const invoice = await w.db
    .selectFrom('invoice')
    .selectAll()
    .where('payment_id', '=', id)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const around = { ...(await findAround(w.db, invoice)), ...taken };
  const patient = { name: 'Sara Al-Harbi', nameAr: 'سارة الحربي', mrn: '1000001' };
  const lines = invoice.lines as InvoiceLine[];
  const receipt = { invoice, seller: Seller.parse(invoice.seller), lines, around, patient };
  return receiptDocument(receipt, language) as Printed;
}
async function paidOrder(change: object = {}) {
  await sara.post('/cart/add', { product_id: panadol, quantity: 3 });
  const { data } = await sara.post('/orders', { ...checkoutByCard, address_id: home, ...change });
  await onPage(w, data.redirect_url as string, { outcome: 'paid' });
  await sara.post('/payment/confirm', { reference: data.reference });
  return { id: data.order.ID as number, reference: data.reference as string, order: data.order };
}
const cancel = (id: number, refund_to: 'wallet' | 'source') =>
  sara.post(`/orders/${id}/cancel`, { reason: 'changed_mind', description: 'Not needed', refund_to });
const sar = (riyals: number) => moneyText(Math.round(riyals * 100), 'en');

describe('D4.03 a tax invoice says', () => {
  test('what was paid with what: a part that bore nothing is not named', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    await confirm(sara, data.reference);
    expect((await printed(data.reference, 'invoice')).paid).toEqual([['Paid by card', sar(visit.total)]]);
    const { reference } = await paidOrder({ loyalty_points: 1000, use_wallet: false });
    const { paid } = await printed(reference, 'invoice');
    expect(paid.map(([label]) => label)).toEqual(['Paid with loyalty points', 'Paid by card']);
    expect(paid[0]).toEqual(['Paid with loyalty points', sar(10)]);
  });
  test.each([
    ['en', 'Sara Al-Harbi', 'Panadol Advance 500 mg tablets'],
    ['ar', 'سارة الحربي', 'بنادول'],
  ] as const)('whose it is and what was bought in the requested language: %s', async (language, name, product) => {
    const { reference } = await paidOrder();
    const { lang, facts, lines } = await printed(reference, 'invoice', language);
    expect(lang).toBe(language);
    expect(facts.map(([, value]) => value)).toContain(name);
    expect(lines[0]![0]).toContain(product);
  });
});

describe('D4.02 D12.01 what was taken off the fee', () => {
  const sumsOf = async (taken: object) => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    await confirm(sara, data.reference);
    const { sums } = await printed(data.reference, 'invoice', 'en', taken);
    return { sums, price: visit.price };
  };
  test('is printed from the whole fee down: what the insurer pays, then the reduction', async () => {
    const { sums, price } = await sumsOf({ insurer_net: 24_000, discount: 1_050 });
    expect(sums.slice(0, 4)).toEqual([
      ['Price without VAT', sar(price + 250.5)],
      ['Paid by insurance', sar(-240)],
      ['Discount', sar(-10.5)],
      ['Subtotal without VAT', sar(price)],
    ]);
  });
  test('is not named where it is nothing', async () => {
    expect((await sumsOf({})).sums.map(([label]) => label)).toEqual(['Subtotal without VAT', 'VAT']);
    const insured = await sumsOf({ insurer_net: 24_000 });
    expect(insured.sums.map(([, amount]) => amount).slice(0, 2)).toEqual([sar(insured.price + 240), sar(-240)]);
    expect((await sumsOf({ discount: 500 })).sums).toHaveLength(4);
  });
});

describe('D15.05 the printed lines', () => {
  const riyals = (text: string | undefined): number => Math.round(Number(text?.replaceAll(/[^\d.]/g, '')) * 100);
  const added = (amounts: readonly number[]): number => amounts.reduce((all, amount) => all + amount, 0);
  test('S9.03 of a mixed order with a code are those of the order on the screen, by product, by rate and in sum', async () => {
    await sara.post('/cart/add', { product_id: await productIdOf(w, 'Effaclar purifying gel'), quantity: 1 });
    const { reference, order } = await paidOrder({ coupon: 'BALSAM15' });
    expect([order.COUPON_DISCOUNT, order.VAT_RATES.length, order.SHIPPING_CHARGES]).toEqual([15, 2, 12]);
    const { lines, total } = await printed(reference, 'invoice');
    type Item = { PRODUCT_NAME_EN: string; TOTAL_PRICE: number };
    const items = (order.ITEMS as Item[]).map((item) => [item.PRODUCT_NAME_EN, sar(item.TOTAL_PRICE)]);
    expect(lines.map((line) => [line[0], line[4]])).toEqual([...items, ['Delivery', sar(order.SHIPPING_CHARGES)]]);
    expect(total[1]).toBe(sar(order.AMOUNT));
    expect(added(lines.map((line) => riyals(line[4])))).toBe(riyals(total[1]));
    for (const { PERCENT, TAXABLE, VAT } of order.VAT_RATES as Record<'PERCENT' | 'TAXABLE' | 'VAT', number>[]) {
      const ofRate = lines.slice(0, -1).filter((line) => line[3]!.includes(`(${PERCENT}%)`));
      expect(added(ofRate.map((line) => riyals(line[2])))).toBe(Math.round(TAXABLE * 100));
      expect(added(ofRate.map((line) => riyals(line[3]!.split('(')[0])))).toBe(Math.round(VAT * 100));
    }
  });
});

describe('D4.03 D6.01 a credit note says', () => {
  test('where the money went: to the card, and the points to the points', async () => {
    const { id, reference } = await paidOrder({ loyalty_points: 1000 });
    const { REFUNDS } = (await cancel(id, 'source')).data;
    expect((await printed(reference, 'credit_note')).paid).toEqual([
      ['Returned to the original payment method', sar(REFUNDS.SOURCE)],
      ['Returned as loyalty points', sar(10)],
    ]);
  });
  test('that it went to the wallet when that was requested, and takes back each line of the invoice that it names', async () => {
    const { id, reference } = await paidOrder();
    const { REFUNDS } = (await cancel(id, 'wallet')).data;
    const [invoice, creditNote] = [await printed(reference, 'invoice'), await printed(reference, 'credit_note')];
    expect(creditNote.paid).toEqual([['Returned to the wallet', sar(REFUNDS.WALLET)]]);
    expect([creditNote.lines, creditNote.total[1]]).toEqual([invoice.lines, invoice.total[1]]);
    expect(creditNote.lines.length).toBeGreaterThan(0);
    const numberOf = ({ facts }: Printed) => facts[0]![1];
    expect(creditNote.facts.map(([, value]) => value)).toContain(numberOf(invoice));
    expect(invoice.facts).toHaveLength(creditNote.facts.length - 1);
  });
});
