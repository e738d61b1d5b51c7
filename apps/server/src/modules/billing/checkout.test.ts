import { describe, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import {
  booksOf,
  chargeOf,
  confirm,
  inOrder,
  intend,
  newVisit,
  onPage,
  payer,
  visitNow,
  walletOf,
} from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');

const step = (visit: { id: number }, wish: object = {}, who = sara) =>
  who.post('/payment/checkout-wizard/step-one', { entity_id: visit.id, ...wish });

describe('D12.06 the payment page', () => {
  test('of somebody else is not found, and of what cannot be paid is refused as the payment is', async () => {
    const visit = await newVisit(w, sara);
    expect(await step(visit, {}, fahad)).toMatchObject({ http: 404, code: 'not_found' });
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    const [page, begun] = [await step(visit), await intend(sara, visit)];
    expect([page.http, page.code]).toEqual([begun.http, begun.code]);
    expect(page).toMatchObject({ http: 409, code: 'appointment_not_payable' });
  });
  test('says what the payment then takes, and the receipt says it too', async () => {
    const visit = await newVisit(w, sara);
    const wish = { use_wallet: true, loyalty_points: 1_000 };
    const { data: page } = await step(visit, wish);
    expect(page).toMatchObject({ title: expect.stringContaining('Dr.'), total: visit.total, price: visit.price });
    const { data: begun } = await intend(sara, visit, { ...wish, amount: page.total });
    const shares = ['wallet_amount', 'card_amount', 'loyalty_amount', 'method'] as const;
    for (const share of shares) expect(begun[share]).toEqual(page[share]);
    expect(page.wallet_amount + page.card_amount + page.loyalty_amount).toBe(page.total);
    if (begun.operation_status === 'pending') await onPage(w, begun.redirect_url, { outcome: 'paid' });
    await confirm(sara, begun.reference);
    const invoice = await w.db
      .selectFrom('invoice')
      .innerJoin('payment', 'payment.id', 'invoice.payment_id')
      .select(['invoice.total', 'invoice.vat', 'invoice.subtotal'])
      .where('payment.reference', '=', begun.reference)
      .executeTakeFirstOrThrow();
    expect(invoice).toEqual({ total: page.total * 100, vat: page.vat * 100, subtotal: page.price * 100 });
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test.each([
    ['too many points', { loyalty_points: 9_999_999 }, 'loyalty_not_enough'],
    ['a wallet that cannot bear it alone', { method: 'wallet' }, 'wallet_insufficient'],
    ['instalments above their limit', { method: 'tamara' }, 'tamara_out_of_range'],
  ])('S5.13 refuses %s as the payment does', async (_, wish, code) => {
    const visit = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: 300_000 }).where('id', '=', visit.id).execute();
    const { data: page } = await step(visit, wish);
    expect(page.refusal).toMatchObject({ code });
    const begun =
      'method' in wish && wish.method === 'tamara'
        ? await sara.post('/payment/tamara/checkout', { entity_id: visit.id })
        : await intend(sara, visit, wish);
    expect(begun).toMatchObject({ http: 422, code, message: page.refusal.message });
  });
});

describe('D12.07 the card is charged a riyal at least', () => {
  const costs = async (halalas: number) => {
    const visit = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: halalas, vat: 0 }).where('id', '=', visit.id).execute();
    return visit;
  };

  test('so that the wallet pays less of what it nearly covers, on the page as in the payment', async () => {
    const balance = Math.round((await walletOf(sara)) * 100);
    expect(balance).toBeGreaterThan(100);
    const visit = await costs(balance + 50);
    const shares = { wallet_amount: (balance - 50) / 100, card_amount: 1, method: 'wallet_and_card' };
    expect((await step(visit, { use_wallet: true })).data).toMatchObject(shares);
    const { data } = await intend(sara, visit, { use_wallet: true });
    expect(data).toMatchObject(shares);
    expect(await onPage(w, data.redirect_url, { outcome: 'paid' })).toBeDefined();
    await confirm(sara, data.reference);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await walletOf(sara)).toBe(0.5);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('and what costs less is refused before anything is held, unless the wallet covers it', async () => {
    const visit = await costs(80);
    const { data: page } = await step(visit, { use_wallet: true });
    expect(page.methods[0]).toMatchObject({ method: 'card', available: false, reason: { code: 'card_minimum' } });
    expect(page.refusal).toMatchObject({ code: 'card_minimum' });
    const refused = { http: 422, code: 'card_minimum', message: page.refusal.message };
    expect(await intend(sara, visit, { use_wallet: true })).toMatchObject(refused);
    expect(await intend(sara, visit)).toMatchObject(refused);
    expect(await walletOf(sara)).toBe(0.5);
    const small = await costs(50);
    expect((await intend(sara, small, { use_wallet: true })).data).toMatchObject({
      wallet_amount: 0.5,
      card_amount: 0,
    });
    expect(await visitNow(sara, small)).toMatchObject({ status: 'paid' });
  });
});

describe('D12.06 the ways to pay', () => {
  test('S5.13 of a free visit offers neither wallet nor points', async () => {
    const visit = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: 0, vat: 0 }).where('id', '=', visit.id).execute();
    const { data: page } = await step(visit, { use_wallet: true });
    expect(page.methods.find((each: { method: string }) => each.method === 'wallet').reason).toMatchObject({
      code: 'wallet_not_for_free',
    });
    expect(page.reductions.find((each: { kind: string }) => each.kind === 'loyalty_points').reason).toMatchObject({
      code: 'points_not_for_free',
    });
    expect(await intend(sara, visit, { loyalty_points: 100 })).toMatchObject({
      http: 422,
      code: 'points_not_for_free',
    });
  });
  test('offers instalments with their dates where they are possible', async () => {
    const visit = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: 30_000, vat: 0 }).where('id', '=', visit.id).execute();
    const { data: page } = await step(visit, { method: 'tamara', use_wallet: true });
    expect(page).toMatchObject({ method: 'tamara', card_amount: 300, wallet_amount: 0 });
    expect(page.instalments).toEqual([
      { amount: 100, due_on: '2026-11-22' },
      { amount: 100, due_on: '2026-12-22' },
      { amount: 100, due_on: '2027-01-21' },
    ]);
  });
  test('that is older than the price pays nothing: its money goes to the wallet', async () => {
    const visit = await newVisit(w, fahad);
    const { data } = await intend(fahad, visit);
    await w.db.updateTable('appointment').set({ price: 100 }).where('id', '=', visit.id).execute();
    const before = await walletOf(fahad);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    expect(await confirm(fahad, data.reference)).toMatchObject({
      operation_status: 'failed',
      refunded_to_wallet: true,
    });
    expect(await walletOf(fahad)).toBe(before + visit.total);
    expect(await visitNow(fahad, visit)).not.toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('S4.07 the state of an unpaid visit', () => {
  test('reads pending payment while a page of it is open, and unpaid after it was cancelled there', async () => {
    const visit = await newVisit(w, fahad);
    const { data } = await intend(fahad, visit);
    expect(await visitNow(fahad, visit)).toMatchObject({ status: 'pending payment' });
    await onPage(w, data.redirect_url, { outcome: 'cancelled' });
    await confirm(fahad, data.reference);
    expect(await visitNow(fahad, visit)).toMatchObject({ status: 'unpaid' });
  });
  test('reads unpaid again when the page ran out', async () => {
    const visit = await newVisit(w, fahad);
    await intend(fahad, visit);
    w.at(new Date(demoNow.getTime() + 31 * 60_000));
    await w.due();
    expect(await visitNow(fahad, visit)).toMatchObject({ status: 'unpaid' });
    w.at(demoNow);
  });
});

describe('money for the wallet', () => {
  const topUp = (amount: unknown, who = sara) => who.post('/payment/wallet/top-up', { amount });
  const begin = (id: number, more: object = {}, who = sara) =>
    who.post('/payment/intent', { purpose: 'wallet', entity_id: id, ...more });

  test.each([[0], [-5], [1.005], ['50'], [1e9]])('S8.08 an amount of %s is malformed', async (amount) => {
    expect((await topUp(amount)).http).toBe(400);
  });
  test.each([[9.99], [5000.01]])('S8.08 %s SAR is outside what the hospital allows', async (amount) => {
    expect(await topUp(amount)).toMatchObject({ http: 422, code: 'invalid_amount', message: 'Invalid Amount' });
  });
  test("D3.01 somebody else's is not found, and another amount than the asked one is refused", async () => {
    const { data } = await topUp(60);
    expect(await begin(data.id, {}, fahad)).toMatchObject({ http: 404 });
    expect(await begin(data.id, { amount: 6_000 })).toMatchObject({ http: 422, code: 'invalid_amount' });
  });
  test.each([
    ['the wallet', { use_wallet: true }],
    ['points', { loyalty_points: 100 }],
  ])('S5.13 does not come from %s', async (_, wish) => {
    const { data } = await topUp(60);
    expect(await begin(data.id, wish)).toMatchObject({ http: 422, code: 'card_only' });
    expect(await sara.post('/payment/tamara/checkout', { purpose: 'wallet', entity_id: data.id })).toMatchObject({
      http: 422,
      code: 'card_only',
    });
  });
  test('D4.01 arrives once by card, without VAT and without an invoice', async () => {
    const before = await walletOf(sara);
    const { data } = await topUp(150.5);
    const begun = await begin(data.id, { amount: 150.5 });
    await onPage(w, begun.data.redirect_url, { outcome: 'paid' });
    const done = { operation_status: 'success', purpose: 'wallet', has_receipt: false };
    expect(await sara.post('/payment/confirm', { reference: begun.data.reference })).toMatchObject({
      data: { items: [done] },
    });
    await sara.post('/payment/confirm', { reference: begun.data.reference });
    expect(await walletOf(sara)).toBe(before + 150.5);
    expect(await begin(data.id)).toMatchObject({ http: 409, code: 'already_paid' });
    expect(await chargeOf(w, begun.data.reference)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('is not paid an hour after it was asked for', async () => {
    const { data } = await topUp(60);
    w.at(new Date(demoNow.getTime() + 61 * 60_000));
    expect(await begin(data.id)).toMatchObject({ http: 409, code: 'top_up_over' });
    w.at(demoNow);
  });
});
