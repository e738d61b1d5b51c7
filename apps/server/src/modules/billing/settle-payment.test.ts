import { describe, expect, test } from 'vitest';
import { halalas } from '@balsam/domain/money';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import {
  booksOf,
  confirm,
  inOrder,
  intend,
  newVisit,
  onPage,
  payer,
  visitAt,
  visitNow,
  walletOf,
} from './billing.fixture.ts';
import { topUp } from './index.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');

/** Gives Fahad's wallet so many riyals. */
const give = async (riyals: number, key: string) => {
  const { id } = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000002').executeTakeFirstOrThrow();
  await w.db.transaction().execute((tx) => topUp(tx, id, halalas(riyals * 100), key, w.clock.now()));
};

describe('the hosted page', () => {
  test('S4.04 a card that the page takes makes the visit paid, once the provider says so', async () => {
    const visit = await newVisit(w, fahad);
    const { data } = await intend(fahad, visit);
    const page = await w.app.inject(new URL(data.redirect_url).pathname + new URL(data.redirect_url).search);
    expect(page.body).toContain('lang="ar" dir="rtl"');
    expect(page.headers['content-security-policy']).toContain("style-src 'self'");
    expect(page.body).not.toMatch(/<script|<style| style=/);
    const sent = await onPage(w, data.redirect_url, { outcome: 'paid' });
    expect(sent).toMatchObject({ http: 303, leadsTo: `/payment-result/onsite?reference=${data.reference}` });
    expect(await visitNow(fahad, visit)).toMatchObject({ status: 'pending payment' });
    expect(await confirm(fahad, data.reference)).toMatchObject({ operation_status: 'success', has_receipt: true });
    expect(await visitNow(fahad, visit)).toMatchObject({ status: 'paid', is_appt_billed: true });
    const listed = await fahad.get('/payment/history?limit=1');
    expect(listed.data.items).toMatchObject([{ status: 'success', status_label: 'Completed', amount: visit.total }]);
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('the check by the bank requires its code, and a wrong one pays nothing', async () => {
    const visit = await newVisit(w, fahad);
    const { data } = await intend(fahad, visit);
    expect(await onPage(w, data.redirect_url, { outcome: 'paid', card: '5555 5555 5555 4444' })).toMatchObject({
      http: 422,
    });
    expect(await onPage(w, data.redirect_url, { outcome: 'challenge' })).toMatchObject({ http: 303 });
    expect(await onPage(w, data.redirect_url, { outcome: 'paid' })).toMatchObject({ http: 422 });
    expect(await onPage(w, data.redirect_url, { outcome: 'code', code: '4321' })).toMatchObject({ http: 422 });
    expect(await confirm(fahad, data.reference)).toMatchObject({ operation_status: 'pending' });
    await onPage(w, data.redirect_url, { outcome: 'code', code: '1234' });
    expect(await confirm(fahad, data.reference)).toMatchObject({ operation_status: 'success' });
  });

  test.each([
    ['declined', 'failed', 'Your payment has been failed. The bank declined the card.'],
    ['cancelled', 'cancelled', 'Your payment has been cancelled'],
  ])(
    'S8.04 what is %s on the page is %s, in both languages, and the visit can be paid again',
    async (outcome, status, says) => {
      const visit = await newVisit(w, fahad);
      const { data } = await intend(fahad, visit);
      await onPage(w, data.redirect_url, { outcome });
      const operation = await confirm(fahad, data.reference);
      expect(operation).toMatchObject({ operation_status: status, operation_message: says, has_receipt: false });
      expect(operation.operation_message_ar).toMatch(/[\u0600-\u06ff]/);
      expect(await visitNow(fahad, visit)).toMatchObject({ status: 'unpaid' });
      const again = (await intend(fahad, visit)).data;
      await onPage(w, again.redirect_url, { outcome: 'paid' });
      expect(await confirm(fahad, again.reference)).toMatchObject({ operation_status: 'success' });
    },
  );
});

describe('a page that takes nothing', () => {
  test('a page that was answered, ran out or never was takes no money', async () => {
    const visit = await newVisit(w, fahad);
    const { data } = await intend(fahad, visit);
    w.at(addMinutes(demoNow, 30));
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    expect(await confirm(fahad, data.reference)).toMatchObject({ operation_status: 'pending' });
    w.at(demoNow);
    await onPage(w, data.redirect_url, { outcome: 'cancelled' });
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    expect(await confirm(fahad, data.reference)).toMatchObject({ operation_status: 'cancelled' });
    const nowhere = await w.app.inject('/sandbox-gateway/pay/6f1c2f7e-53b4-4c08-9a5e-3b1f8f5f9a10?lang=en');
    expect(nowhere.statusCode).toBe(404);
    expect((await w.app.inject('/sandbox-gateway/pay/x')).statusCode).toBe(404);
  });
});

describe('wallet and card together', () => {
  test('the wallet gives what it holds and the card the rest; the wallet is taken once', async () => {
    const visit = await newVisit(w, fahad);
    await give(50, 'mixed');
    const { data } = await intend(fahad, visit, { use_wallet: true });
    expect(data).toMatchObject({ method: 'wallet_and_card', wallet_amount: 50, card_amount: visit.total - 50 });
    expect(await walletOf(fahad)).toBe(0);
    expect(await booksOf(w)).toEqual(inOrder);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    expect(await confirm(fahad, data.reference)).toMatchObject({ operation_status: 'success', wallet_amount: 50 });
    expect(await walletOf(fahad)).toBe(0);
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('what was held is released when the card fails, the time runs out, or the payer begins again', async () => {
    const visit = await newVisit(w, fahad);
    await give(50, 'given-back');
    const failing = (await intend(fahad, visit, { method: 'wallet_and_card' })).data;
    await onPage(w, failing.redirect_url, { outcome: 'declined' });
    expect(await confirm(fahad, failing.reference)).toMatchObject({ operation_status: 'failed' });
    expect(await walletOf(fahad)).toBe(50);

    await intend(fahad, visit, { use_wallet: true });
    const again = (await intend(fahad, visit, { use_wallet: true })).data;
    expect(again.wallet_amount).toBe(50);
    expect(await walletOf(fahad)).toBe(0);

    w.at(addMinutes(demoNow, 31));
    await w.due();
    expect(await walletOf(fahad)).toBe(50);
    expect(await confirm(fahad, again.reference)).toMatchObject({ operation_status: 'cancelled' });
    expect(await booksOf(w)).toEqual(inOrder);
    w.at(demoNow);
  });
});

describe('money that comes late', () => {
  test('D5.01 a payment that arrives after the release goes to the wallet, and says so as a failure', async () => {
    const visit = await newVisit(w, sara);
    const before = await walletOf(sara);
    const { data } = await intend(sara, visit);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    const operation = await confirm(sara, data.reference);
    expect(operation).toMatchObject({ operation_status: 'failed', refunded_to_wallet: true, has_receipt: false });
    expect(operation.operation_message).toContain('wallet');
    expect(await walletOf(sara)).toBe(before + visit.total);
    expect(await confirm(sara, data.reference)).toEqual(operation);
    expect(await walletOf(sara)).toBe(before + visit.total);
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('two pages paid for one visit: the first pays it, the second goes to the wallet', async () => {
    const visit = await newVisit(w, sara);
    const before = await walletOf(sara);
    const one = (await intend(sara, visit)).data;
    const two = (await intend(sara, visit)).data;
    await Promise.all([one, two].map((it) => onPage(w, it.redirect_url, { outcome: 'paid' })));
    const operations = await Promise.all([one, two].map((it) => confirm(sara, it.reference)));
    expect(new Set(operations.map((it) => it.operation_status))).toEqual(new Set(['failed', 'success']));
    expect(await walletOf(sara)).toBe(before + visit.total);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('a payer who never comes back has paid all the same, when the payment runs out', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    w.at(addMinutes(demoNow, 30));
    await w.due();
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    w.at(demoNow);
  });

  test('a process that died before the page was opened leaves nothing held', async () => {
    const visit = await newVisit(w, sara);
    const before = await walletOf(sara);
    await w.db.updateTable('appointment').set({ price: 90_000_00, vat: 0 }).where('id', '=', visit.id).execute();
    const { data } = await intend(sara, visit, { use_wallet: true });
    await w.db
      .updateTable('payment')
      .set({ provider: null, provider_reference: null, redirect_url: null })
      .where('reference', '=', data.reference)
      .execute();
    w.at(addMinutes(demoNow, 31));
    await w.due();
    expect(await walletOf(sara)).toBe(before);
    expect(await booksOf(w)).toEqual(inOrder);
    w.at(demoNow);
  });
});

describe('refunds', () => {
  test('S4.05 a paid visit that is cancelled gives its price to the wallet, once, with a credit note', async () => {
    const visit = await newVisit(w, fahad);
    const before = await walletOf(fahad);
    const { data } = await intend(fahad, visit);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    await confirm(fahad, data.reference);
    expect(await fahad.post('/appointments/cancel', { appointment_id: visit.id })).toMatchObject({ http: 200 });
    await fahad.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await walletOf(fahad)).toBe(before + visit.total);
    expect(await confirm(fahad, data.reference)).toMatchObject({
      operation_status: 'cancelled',
      refunded_to_wallet: true,
    });
    const notes = await w.db
      .selectFrom('invoice')
      .innerJoin('payment', 'payment.id', 'invoice.payment_id')
      .select(['invoice.kind', 'invoice.total'])
      .where('payment.reference', '=', data.reference)
      .orderBy('invoice.id')
      .execute();
    const total = Math.round(visit.total * 100);
    expect(notes).toEqual([
      { kind: 'invoice', total },
      { kind: 'credit_note', total },
    ]);
    const { data: wallet } = await fahad.get('/payment/wallet?mrn_number=1000002');
    expect(wallet.items[0]).toMatchObject({ kind: 'refund', amount: visit.total });
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test("another person's wallet and receipts are not found", async () => {
    expect(await fahad.get('/payment/wallet?mrn_number=1000001')).toMatchObject({ http: 404 });
    expect(await fahad.get('/payment/history?mrn_number=1000001')).toMatchObject({ http: 404 });
    const saras = (await sara.get('/payment/history')).data.items.find(
      (it: { invoice_number: string }) => it.invoice_number,
    );
    expect(await fahad.get(`/payment/receipt/${saras.id}`)).toMatchObject({ http: 404 });
    expect(await fahad.get(`/appointments/${saras.appointment_id}/receipt`)).toMatchObject({ http: 404 });
  });
});

test('D4.02 an earlier page that is paid after all ends the later one: what that held is free, and what still comes of it goes to the wallet', async () => {
  await give(40, 'two-pages');
  const before = await walletOf(fahad);
  const visit = await visitAt(w, fahad, before + 100);
  const { data: first } = await intend(fahad, visit);
  const { data: second } = await intend(fahad, visit, { use_wallet: true });
  expect(second).toMatchObject({ wallet_amount: before, card_amount: 100 });
  await onPage(w, first.redirect_url, { outcome: 'paid' });
  expect(await confirm(fahad, first.reference)).toMatchObject({ operation_status: 'success' });
  expect(await walletOf(fahad)).toBe(before);
  expect(await booksOf(w)).toEqual(inOrder);
  await onPage(w, second.redirect_url, { outcome: 'paid' });
  expect(await confirm(fahad, second.reference)).toMatchObject({ operation_status: 'failed' });
  expect(await walletOf(fahad)).toBe(before + 100);
  expect(await visitNow(fahad, visit)).toMatchObject({ status: 'paid' });
  expect(await booksOf(w)).toEqual(inOrder);
});
