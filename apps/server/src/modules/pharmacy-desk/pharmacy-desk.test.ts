import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, inOrder, payer, walletOf, type Payer } from '#modules/billing/billing.fixture.ts';
import { productIdOf, stockOf, createAddress, createPaidOrder } from '#test/factories/orders.ts';

const w = await world({ connections: 8 });
const now = w.clock.now();
const [sara, pharmacist, admin] = [
  await payer(w, '1000001'),
  await payer(w, 'pharmacist@balsam.example'),
  await payer(w, 'admin@balsam.example'),
];
const panadol = await productIdOf(w, 'Panadol Advance 500 mg tablets');
const lantus = await productIdOf(w, 'Lantus SoloStar pens');
const home = await createAddress(sara);
const saraId = (await sara.get('/users')).data.id as number;

async function prescription(): Promise<number> {
  const picture = { personId: saraId, kind: 'prescription', mime: 'image/webp', bytes: Buffer.from('RIFF') };
  const file = await w.platform.files.save(w.db, picture, now);
  return (await sara.post('/prescriptions', { file_ids: [file] })).data.id as number;
}

/** Sara orders these products and pays by card. */
async function placed(productIds: readonly number[], more: object = {}): Promise<number> {
  const { order } = await createPaidOrder(w, sara, productIds, { address_id: home, ...more });
  await w.dispatch();
  return order.ID as number;
}
const withPrescription = async (productIds: readonly number[]) =>
  placed(productIds, { prescription_ids: [await prescription()] });
const move = (who: Payer, id: number, to: string, more: object = {}) =>
  who.post(`/desk/orders/${id}/move`, { to, ...more });
const review = (who: Payer, id: number, body: object) => who.post(`/desk/orders/${id}/prescription`, body);
const show = async (id: number) => (await pharmacist.get(`/desk/orders/${id}`)).data;

describe('the pharmacy desk refuses', () => {
  test.each(['1000001', 'D1001', 'rider@balsam.example', 'support@balsam.example', 'frontdesk@balsam.example'])(
    'D6.02 whoever is no pharmacist: %s',
    async (who) => {
      const id = await placed([panadol]);
      const stranger = await payer(w, who);
      expect((await stranger.get('/desk/orders')).http).toBe(403);
      expect((await move(stranger, id, 'confirmed')).http).toBe(403);
      expect((await review(stranger, id, { verdict: 'approved' })).http).toBe(403);
      expect((await stranger.get('/desk/products')).http).toBe(403);
    },
  );
  test('D6.02 an administrator looks at orders, and moves none', async () => {
    const id = await placed([panadol]);
    expect((await admin.get(`/desk/orders/${id}`)).data).toMatchObject({ moves: [], may_judge: false });
    expect((await move(admin, id, 'confirmed')).http).toBe(403);
  });
  test('D6.02 the pictures of a prescription are named to the pharmacist alone', async () => {
    const id = await withPrescription([lantus]);
    const namedTo = async (who: Payer): Promise<number[]> =>
      (await who.get(`/desk/orders/${id}`)).data.PRESCRIPTIONS.map(({ FILES }: { FILES: string[] }) => FILES.length);
    expect([await namedTo(pharmacist), await namedTo(admin)]).toEqual([[1], [0]]);
  });
  test('D6.01 moves that the table does not have', async () => {
    const id = await placed([panadol]);
    for (const to of ['processed', 'ready_to_ship', 'out_for_delivery', 'delivered', 'returned', 'cancelled'])
      expect(await move(pharmacist, id, to)).toMatchObject({ code: 'order_move_refused' });
    expect(await move(pharmacist, id, 'rejected')).toMatchObject({ code: 'order_reason_required' });
    expect(await move(pharmacist, 999_999, 'confirmed')).toMatchObject({ code: 'not_found' });
  });
  test('D6.02 to confirm before the prescription is approved', async () => {
    const id = await withPrescription([lantus]);
    expect(await move(pharmacist, id, 'confirmed')).toMatchObject({ code: 'prescription_not_approved' });
    expect(await review(pharmacist, id, { verdict: 'rejected' })).toMatchObject({ code: 'order_reason_required' });
    expect(await review(pharmacist, id, { verdict: 'partly_approved', reason: 'x' })).toMatchObject({
      code: 'judgement_leaves_nothing',
    });
  });
});

describe('an order at the pharmacy desk', () => {
  test('D6.01 S4.13 a pharmacist takes it from placed to out for delivery, each step written down', async () => {
    const id = await withPrescription([lantus, panadol]);
    const queued = (await pharmacist.get('/desk/orders?state=placed&limit=100')).data;
    expect(queued.items.find(({ ID }: { ID: number }) => ID === id)).toMatchObject({ PRESCRIPTION: 'pending' });
    expect(await show(id)).toMatchObject({ may_judge: true, PATIENT: { mrn_number: '1000001' } });
    await review(pharmacist, id, { verdict: 'approved' });
    expect(await review(pharmacist, id, { verdict: 'approved' })).toMatchObject({ code: 'prescription_judged' });
    for (const to of ['confirmed', 'processed', 'ready_to_ship', 'out_for_delivery'])
      expect((await move(pharmacist, id, to)).data).toMatchObject({ STATUS: to });
    const { HISTORY, PICKS, REVIEWS } = await show(id);
    expect(HISTORY.map(({ TO }: { TO: string }) => TO)).toEqual([
      'placed',
      'confirmed',
      'processed',
      'ready_to_ship',
      'out_for_delivery',
    ]);
    expect(PICKS).toHaveLength(2);
    expect(REVIEWS).toMatchObject([{ STATE: 'approved', BY: { name: expect.stringMatching(/^[A-Z]/) } }]);
  });
  test('D6.02 rejected with a reason gives back money and products', async () => {
    const [wallet, stock] = [await walletOf(sara), await stockOf(w, panadol)];
    const id = await placed([panadol]);
    const { data } = await move(pharmacist, id, 'rejected', { reason: 'Damaged at the branch' });
    expect(data).toMatchObject({ STATUS: 'rejected', REJECTION_REASON: 'Damaged at the branch' });
    await w.due();
    expect(data.REFUND_AMOUNT).toBe(data.AMOUNT);
    expect(await stockOf(w, panadol)).toBe(stock);
    expect(await walletOf(sara)).toBeGreaterThanOrEqual(wallet);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D6.02 D15.05 partly approved loses what the prescription does not cover, comes to less, and the money is in the wallet', async () => {
    const [wallet, stock] = [await walletOf(sara), await stockOf(w, lantus)];
    const id = await withPrescription([lantus, panadol]);
    const before = await show(id);
    const item = before.ITEMS.find(({ PRODUCT_ID }: { PRODUCT_ID: number }) => PRODUCT_ID === lantus);
    const { data } = await review(pharmacist, id, { verdict: 'partly_approved', line_ids: [], reason: 'Out of date' });
    expect(data).toMatchObject({ STATUS: 'placed', REFUND_AMOUNT: item.TOTAL_PRICE });
    expect(data.AMOUNT).toBeCloseTo(before.AMOUNT - item.TOTAL_PRICE, 2);
    expect(data.SUB_TOTAL_WITH_VAT).toBeCloseTo(before.SUB_TOTAL_WITH_VAT - item.PRICE_WITH_VAT, 2);
    expect(await walletOf(sara)).toBeCloseTo(wallet + item.TOTAL_PRICE, 2);
    expect(await stockOf(w, lantus)).toBe(stock);
    expect((await sara.get(`/orders/${id}`)).data.REFUNDS).toEqual({ WALLET: item.TOTAL_PRICE, SOURCE: 0, POINTS: 0 });
    await w.dispatch();
    const [notification] = (await sara.get('/notifications/fetch')).data.notifications;
    expect(notification).toMatchObject({ kind: 'order_reduced', link: `/pharmacy/orders/${id}` });
    expect(notification.message).toContain(`SAR ${item.TOTAL_PRICE.toFixed(2)} is in your wallet`);
    expect((await move(pharmacist, id, 'confirmed')).http).toBe(200);
    const cancelled = await sara.post(`/orders/${id}/cancel`, {
      reason: 'other',
      description: 'x',
      refund_to: 'wallet',
    });
    expect(cancelled.data.REFUND_AMOUNT).toBe(before.AMOUNT);
    expect(await walletOf(sara)).toBeCloseTo(wallet + before.AMOUNT, 2);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('the papers of an order', () => {
  test('D4.03 each credit note of an order is listed for its patient, and is a file of its own', async () => {
    const id = await withPrescription([lantus, panadol]);
    const { AMOUNT } = (await sara.get(`/orders/${id}`)).data;
    await review(pharmacist, id, { verdict: 'partly_approved', line_ids: [], reason: 'Out of date' });
    await sara.post(`/orders/${id}/cancel`, { reason: 'other', description: 'x', refund_to: 'wallet' });
    const { PAYMENT_ID, CREDIT_NOTES: notes } = (await sara.get(`/orders/${id}`)).data;
    const fileOf = async (
      creditNote: { ID: number; PAYMENT_ID: number },
      payment = creditNote.PAYMENT_ID,
      who = sara,
    ) => {
      const url = `/api/v1/payment/receipt/${payment}?lang=en&kind=credit_note&note=${creditNote.ID}`;
      const { statusCode, headers } = await w.app.inject({ url, headers: { authorization: `Bearer ${who.token}` } });
      return [statusCode, headers['content-disposition']];
    };
    expect(notes).toHaveLength(2);
    expect(notes[0].AMOUNT + notes[1].AMOUNT).toBeCloseTo(AMOUNT, 2);
    for (const creditNote of notes)
      expect(await fileOf(creditNote)).toEqual([200, expect.stringContaining(`${creditNote.NUMBER}-en.pdf`)]);
    expect(notes[0].NUMBER).not.toBe(notes[1].NUMBER);
    const { items } = (await sara.get('/payment/wallet')).data;
    const ofOrder = items.filter(
      ({ kind, payment_id: of }: Record<string, unknown>) => kind === 'refund' && of === PAYMENT_ID,
    );
    const shown = ofOrder.map(({ amount, credit_note_id: note }: Record<string, unknown>) => [amount, note]);
    expect(shown).toEqual(notes.toReversed().map(({ ID, AMOUNT: amount }: Record<string, unknown>) => [amount, ID]));
    expect((await fileOf(notes[0], PAYMENT_ID + 1))[0]).toBe(404);
    expect((await fileOf(notes[0], PAYMENT_ID, await payer(w, '1000002')))[0]).toBe(404);
  });
});

describe('a prescription that is refused', () => {
  test('S8.09 D6.02 a prescription that is not valid rejects the order, and its patient reads so with the reason', async () => {
    const id = await withPrescription([lantus]);
    const { data } = await review(pharmacist, id, { verdict: 'rejected', reason: 'Out of date' });
    expect(data).toMatchObject({ STATUS: 'rejected', REJECTION_REASON: 'Out of date', REFUND_AMOUNT: data.AMOUNT });
    await w.dispatch();
    const { notifications } = (await sara.get('/notifications/fetch')).data;
    const notification = notifications.find(({ kind }: { kind: string }) => kind === 'order_rejected');
    expect(notification.link).toBe(`/pharmacy/orders/${id}`);
    expect(notification.message).toContain(
      `The prescription is not valid, so your order #${id} was rejected. Reason: Out of date.`,
    );
    expect(notification.message_ar).toContain('الوصفة الطبية غير صالحة، لذا رُفض طلبكم');
  });
});

describe('whoever else is at the pharmacy desk', () => {
  test('D6.02 two pharmacists at once: one moves it, the other is told', async () => {
    const id = await placed([panadol]);
    const both = await Promise.all([move(pharmacist, id, 'confirmed'), move(pharmacist, id, 'confirmed')]);
    expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
  test('D3.05 who looked at it stands in the log of its patient', async () => {
    const id = await placed([panadol]);
    await show(id);
    const entry = w.db.selectFrom('audit_entry').select('why').where('what', '=', 'order').where('action', '=', 'read');
    expect(await entry.where('record_id', '=', String(id)).execute()).toContainEqual({ why: 'staff' });
  });
});

describe('offers and promo codes at the pharmacy desk', () => {
  const period = { starts_at: '2026-11-01T00:00:00Z', ends_at: '2026-12-31T00:00:00Z' };
  const titles = { title: 'Winter', title_ar: 'الشتاء' };
  test('an offer must be whole, counts where a product carries it, and can be taken away', async () => {
    const bundle = { ...titles, ...period, type: 'BUNDLE_DISCOUNT', buy: 2 };
    expect(await pharmacist.post('/desk/offers', bundle)).toMatchObject({ code: 'offer_not_whole' });
    expect(await pharmacist.post('/desk/offers', { ...bundle, free: 1, ends_at: period.starts_at })).toMatchObject({
      code: 'period_not_valid',
    });
    const { data } = await pharmacist.post('/desk/offers', {
      ...titles,
      ...period,
      type: 'FLAT_DISCOUNT',
      percent: 50,
    });
    await admin.patch(`/desk/products/${panadol}`, { offer_id: data.id });
    const { price, price_before } = (await sara.get(`/products/${panadol}`)).data;
    expect(price).toBeCloseTo(price_before / 2, 1);
    expect((await pharmacist.remove(`/desk/offers/${data.id}?revision=1&products=1`)).http).toBe(200);
    expect((await sara.get(`/products/${panadol}`)).data.offer).toBeNull();
  });
  test('S5.14 a promo code is made once, works, and is not removed when it was used', async () => {
    const code = { ...titles, ...period, code: 'desk10', percent: 10 };
    expect(await pharmacist.post('/desk/coupons', { ...code, amount: 5 })).toMatchObject({ code: 'coupon_not_whole' });
    expect((await pharmacist.post('/desk/coupons', code)).data.code).toBe('DESK10');
    expect(await pharmacist.post('/desk/coupons', code)).toMatchObject({ code: 'coupon_code_taken' });
    await sara.post('/cart/coupon', { code: 'DESK10' });
    await placed([panadol]);
    expect(await pharmacist.remove('/desk/coupons/DESK10?revision=1')).toMatchObject({ code: 'coupon_was_used' });
    const { items } = (await pharmacist.get('/desk/coupons')).data;
    expect(items).toContainEqual(expect.objectContaining({ code: 'DESK10', used: 1 }));
  });
});
