import { describe, expect, test, vi } from 'vitest';
import { world } from '#test/world.ts';
import { GatewayUnavailable } from '#platform/ports/unavailable.ts';
import { moneyText } from '#platform/documents/formats.ts';
import { booksOf, inOrder, onPage, payer, walletOf, type Payer } from '#modules/billing/billing.fixture.ts';
import { openLoyalty } from '#modules/billing/index.ts';
import { findAround } from '#modules/billing/invoices.store.ts';
import { receiptDocument } from '#modules/billing/receipt.document.ts';
import { Seller } from '#modules/billing/seller.ts';
import { createAddress, createOrder, productIdOf, stockOf, checkoutByCard, payByCard } from '#test/factories/orders.ts';

const w = await world({ connections: 12 });
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const lantus = await productIdOf(w, 'Lantus SoloStar pens');
const pharmacist = await payer(w, 'pharmacist@balsam.example');
const { card } = w.platform.gateways;

/** Somebody with an address and nothing in the cart. */
async function buyer(mrn: string) {
  const who = await payer(w, mrn);
  const { id } = (await who.get('/users')).data as { id: number };
  return { who, id, address_id: await createAddress(who) };
}
const showOrder = async (who: Payer, id: number) => (await who.get(`/orders/${id}`)).data;
const pointsOf = async (who: Payer) => (await who.get('/payment/loyalty-points')).data.points as number;
const cartOf = async (who: Payer) => (await who.get('/cart')).data.count as number;

describe('the same order sent again with its key', () => {
  const key = '5b0a3f5e-9a4c-4f0e-8f43-1b7a2f7f3c55';

  test('D6.01 while the page is being opened it waits for it: both are answered with the one page, which is paid', async () => {
    const { who, address_id } = await buyer('1000006');
    const stock = await stockOf(w, panadol);
    await who.post('/cart/add', { product_id: panadol, quantity: 1 });
    const go = Promise.withResolvers<void>();
    const opening = Promise.withResolvers<void>();
    const real = card.open.bind(card);
    const open = vi.spyOn(card, 'open').mockImplementationOnce(async (request) => {
      opening.resolve();
      await go.promise;
      return real(request);
    });
    const first = who.post('/orders', { ...checkoutByCard, address_id }, key);
    await opening.promise;
    const again = who.post('/orders', { ...checkoutByCard, address_id }, key);
    go.resolve();
    const made = await first;
    expect(await again).toEqual(made);
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
    expect(made.data.order).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
    await payByCard(w, who, made.data);
    expect(await showOrder(who, made.data.order.ID)).toMatchObject({ STATUS: 'placed' });
    expect([await stockOf(w, panadol), await cartOf(who)]).toEqual([stock - 1, 0]);
  });
  test('D6.01 after the page could not be opened it is a new order, and can be paid', async () => {
    const { who, address_id } = await buyer('1000007');
    const stock = await stockOf(w, panadol);
    const open = vi.spyOn(card, 'open').mockRejectedValueOnce(new GatewayUnavailable('down'));
    await who.post('/cart/add', { product_id: panadol, quantity: 1 });
    expect(await who.post('/orders', { ...checkoutByCard, address_id }, key)).toMatchObject({
      code: 'gateway_unavailable',
    });
    open.mockRestore();
    expect([await stockOf(w, panadol), await cartOf(who)]).toEqual([stock, 1]);
    const again = await who.post('/orders', { ...checkoutByCard, address_id }, key);
    expect(again.data.order).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
    await payByCard(w, who, again.data);
    expect(await showOrder(who, again.data.order.ID)).toMatchObject({ STATUS: 'placed' });
    const third = await who.post('/orders', { ...checkoutByCard, address_id }, key);
    expect(third.data.order.ID).toBe(again.data.order.ID);
  });
});

describe('a page that ends without money', () => {
  test.each(['declined', 'cancelled'])(
    'D6.01 when it was %s, stock, code and cart are as they were',
    async (outcome) => {
      const { who, address_id } = await buyer('1000011');
      await who.post('/cart/add', { product_id: panadol, quantity: 6 });
      expect((await who.post('/cart/coupon', { code: 'WELCOME10' })).http).toBe(200);
      const [stock, wallet, points] = [await stockOf(w, panadol), await walletOf(who), await pointsOf(who)];
      const { data } = await who.post('/orders', { ...checkoutByCard, address_id });
      await onPage(w, data.redirect_url, { outcome });
      expect(await stockOf(w, panadol)).toBe(stock - 6);
      await who.post('/payment/confirm', { reference: data.reference });
      const cart = (await who.get('/cart')).data;
      expect(cart).toMatchObject({ count: 6, coupon: { code: 'WELCOME10' } });
      expect([await stockOf(w, panadol), await walletOf(who), await pointsOf(who)]).toEqual([stock, wallet, points]);
      expect(await showOrder(who, data.order.ID)).toMatchObject({ PAYMENT_STATUS: 'released', may: { pay: false } });
      expect(
        (await who.post('/payment/intent', { purpose: 'order', entity_id: data.order.ID, method: 'card' })).code,
      ).toBe('order_not_payable');
      await who.post('/payment/confirm', { reference: data.reference });
      expect((await who.get('/cart')).data.count).toBe(6);
      await w.db.deleteFrom('cart').execute();
      expect(await booksOf(w)).toEqual(inOrder);
    },
  );
  test('D6.01 an earlier page that ends takes nothing from the one that was begun since', async () => {
    const { who, address_id } = await buyer('1000012');
    const { data: one } = await createOrder(who, panadol, { address_id, payment_method: 'card' });
    const id = one.order.ID as number;
    const { data: two } = await who.post('/payment/intent', { purpose: 'order', entity_id: id, method: 'card' });
    await payByCard(w, who, one, 'declined');
    expect(await showOrder(who, id)).toMatchObject({ PAYMENT_STATUS: 'pending_payment' });
    await payByCard(w, who, two);
    expect(await showOrder(who, id)).toMatchObject({ STATUS: 'placed' });
  });
});

test('D4.02 an order that was paid on two pages shows the payment that paid it, and gives back that one', async () => {
  const { who, address_id } = await buyer('1000008');
  const before = await walletOf(who);
  const { data: one } = await createOrder(who, panadol, { address_id, payment_method: 'card' });
  const id = one.order.ID as number;
  const { data: two } = await who.post('/payment/intent', { purpose: 'order', entity_id: id, method: 'card' });
  await Promise.all([one, two].map(({ redirect_url }) => onPage(w, redirect_url, { outcome: 'paid', notice: 'late' })));
  await who.post('/payment/confirm', { reference: one.reference });
  await who.post('/payment/confirm', { reference: two.reference });
  const paid = await showOrder(who, id);
  expect(paid).toMatchObject({ STATUS: 'placed', INVOICE_NUMBER: expect.stringMatching(/^INV-/), REFUNDS: null });
  expect(await walletOf(who)).toBeCloseTo(before + paid.AMOUNT, 2);
  const cancelled = await who.post(`/orders/${id}/cancel`, { reason: 'other', description: 'x' });
  expect(cancelled.data.REFUNDS).toEqual({ WALLET: 0, SOURCE: paid.AMOUNT, POINTS: 0 });
  expect(await booksOf(w)).toEqual(inOrder);
});

/** Where the money of each credit note of somebody went, as it is printed; the first first. */
async function notesOf(personId: number): Promise<unknown[]> {
  const of = w.db.selectFrom('invoice').selectAll().where('person_id', '=', personId).where('kind', '=', 'credit_note');
  const notes = await of.orderBy('id').execute();
  const patient = { name: '', nameAr: '', mrn: '' };
  const papers = notes.map(async (invoice) => {
    const around = await findAround(w.db, invoice);
    return receiptDocument({ invoice, seller: Seller.parse(invoice.seller), lines: [], around, patient }, 'en');
  });
  return (await Promise.all(papers)).map((paper) => (paper as { paid: unknown }).paid);
}

test('D6.02 D4.01 what points paid for comes back as points when a prescription covers only a part', async () => {
  const { who, id: personId, address_id } = await buyer('1000009');
  await w.db.transaction().execute((tx) => openLoyalty(tx, personId, 200_000, w.clock.now()));
  const points = () => pointsOf(who);
  const [wallet, before] = [await walletOf(who), await points()];
  const bytes = Buffer.from('RIFF');
  const picture = { personId, kind: 'prescription', mime: 'image/webp', bytes };
  const file = await w.platform.files.save(w.db, picture, w.clock.now());
  const { data: sent } = await who.post('/prescriptions', { file_ids: [file] });
  await who.post('/cart/add', { product_id: lantus, quantity: 1 });
  const paying = { payment_method: 'card', loyalty_points: 200_000, prescription_ids: [sent.id] };
  const { data } = await createOrder(who, panadol, { address_id, ...paying });
  const { ID: id, AMOUNT: whole, ITEMS } = data.order;
  const part = ITEMS.find(({ PRODUCT_ID }: { PRODUCT_ID: number }) => PRODUCT_ID === lantus).TOTAL_PRICE as number;
  expect(await points()).toBe(before - Math.round(whole * 100));
  const verdict = { verdict: 'partly_approved', line_ids: [], reason: 'Out of date' };
  expect((await pharmacist.post(`/desk/orders/${id}/prescription`, verdict)).http).toBe(200);
  expect((await showOrder(who, id)).REFUNDS).toEqual({ WALLET: 0, SOURCE: 0, POINTS: part });
  expect([await walletOf(who), await points()]).toEqual([wallet, before - Math.round((whole - part) * 100)]);
  const cancelled = await who.post(`/orders/${id}/cancel`, { reason: 'other', description: 'x' });
  expect(cancelled.data.REFUNDS).toEqual({ WALLET: 0, SOURCE: 0, POINTS: whole });
  expect([await walletOf(who), await points()]).toEqual([wallet, before]);
  const asPoints = (amount: number) => [['Returned as loyalty points', moneyText(Math.round(amount * 100), 'en')]];
  expect(await notesOf(personId)).toEqual([asPoints(part), asPoints(whole - part)]);
  expect(await booksOf(w)).toEqual(inOrder);
});
