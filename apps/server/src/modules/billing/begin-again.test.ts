import { describe, expect, test } from 'vitest';
import { demoNow, world } from '#test/world.ts';
import { booksOf, inOrder, intend, newVisit, payer, visitNow, walletOf } from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');

/** As if the process had died before it kept its answer: what it made stands under the key, and its claim has run out. */
async function loseAnswer(key: string, reference: string) {
  const { id } = await w.db
    .selectFrom('payment')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const progress = JSON.stringify({ payment_id: id });
  await w.db
    .updateTable('idempotency_key')
    .set({ reply: null, progress, claimed_by: 'a process that died', claimed_until: demoNow })
    .where('key', '=', key)
    .execute();
}

const payments = (visitId: number) =>
  w.db
    .selectFrom('payment')
    .select(['reference', 'status', 'redirect_url'])
    .where('entity_id', '=', visitId)
    .where('purpose', '=', 'appointment')
    .orderBy('id')
    .execute();

const charges = async () => (await w.db.selectFrom('sandbox_charge').select('id').execute()).length;

describe('a payment that is begun again under its key after the process died', () => {
  test('is the same one, with the page that was opened', async () => {
    const visit = await newVisit(w, fahad);
    const first = await intend(fahad, visit, {}, 'key-dead-after-page');
    await loseAnswer('key-dead-after-page', first.data.reference);
    const opened = await charges();
    const again = await intend(fahad, visit, {}, 'key-dead-after-page');
    expect(again.data).toEqual(first.data);
    expect(await payments(visit.id)).toHaveLength(1);
    expect(await charges()).toBe(opened);
  });

  test('gets its page when there was none yet', async () => {
    const visit = await newVisit(w, fahad);
    const first = await intend(fahad, visit, {}, 'key-dead-before-page');
    await loseAnswer('key-dead-before-page', first.data.reference);
    await w.db
      .updateTable('payment')
      .set({ redirect_url: null, provider: null, provider_reference: null })
      .where('reference', '=', first.data.reference)
      .execute();
    const again = await intend(fahad, visit, {}, 'key-dead-before-page');
    expect(again.data).toMatchObject({ reference: first.data.reference, operation_status: 'pending' });
    expect(again.data.redirect_url).toMatch(/^http/);
    expect(await payments(visit.id)).toHaveLength(1);
  });

  test('and was paid by the wallet meanwhile is answered as paid, and takes nothing twice', async () => {
    const visit = await newVisit(w, sara);
    const before = await walletOf(sara);
    const first = await intend(sara, visit, { method: 'wallet' }, 'key-dead-after-wallet');
    await loseAnswer('key-dead-after-wallet', first.data.reference);
    const again = await intend(sara, visit, { method: 'wallet' }, 'key-dead-after-wallet');
    expect(again.data).toMatchObject({ reference: first.data.reference, operation_status: 'success' });
    expect(await walletOf(sara)).toBe(before - visit.total);
    expect(await visitNow(sara, visit)).toMatchObject({ status: 'paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('and ended without money meanwhile is a new one', async () => {
    const visit = await newVisit(w, fahad);
    const first = await intend(fahad, visit, {}, 'key-dead-and-replaced');
    await intend(fahad, visit);
    await loseAnswer('key-dead-and-replaced', first.data.reference);
    const again = await intend(fahad, visit, {}, 'key-dead-and-replaced');
    expect(again.data.reference).not.toBe(first.data.reference);
    expect((await payments(visit.id)).map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'pending']);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('a refusal names the field at fault', () => {
  const fault = async (visit: { id: number }, request: object) => (await intend(sara, visit, request)) as unknown;

  test('S8.08 the amount that is not the price', async () => {
    const visit = await newVisit(w, sara);
    const refused = await fault(visit, { amount: visit.total + 1 });
    expect(refused).toMatchObject({ code: 'invalid_amount', errors: [{ path: 'amount' }] });
  });

  test('S5.13 the wallet in a free appointment', async () => {
    const free = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: 0, vat: 0 }).where('id', '=', free.id).execute();
    const refused = await fault(free, { method: 'wallet' });
    expect(refused).toMatchObject({ code: 'wallet_not_for_free', errors: [{ path: 'method' }] });
  });

  test('S8.08 more points than there are', async () => {
    const refused = await fault(await newVisit(w, sara), { loyalty_points: 1_000_000 });
    expect(refused).toMatchObject({ code: 'loyalty_not_enough', errors: [{ path: 'loyalty_points' }] });
  });
});

describe('what remains of a payment and its refund', () => {
  const writesOf = async (reference: string) => {
    const { id } = await w.db
      .selectFrom('payment')
      .select('id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const rows = w.db
      .selectFrom('audit_entry')
      .select('why')
      .where('what', '=', 'payment')
      .where('action', '=', 'write');
    return rows.where('record_id', '=', String(id)).execute();
  };

  test('S4.05 the movements of the wallet say what they were for, and both are audited', async () => {
    const visit = await newVisit(w, sara);
    const { data } = await intend(sara, visit, { method: 'wallet' });
    const { title, title_ar: titleAr } = (await sara.get('/payment/wallet')).data.items[0] as Record<string, string>;
    expect(title).toMatch(/^Payment: \S/);
    expect(titleAr).toMatch(/^دفع: \p{Script=Arabic}/u);
    expect(await writesOf(data.reference)).toEqual([{ why: 'self' }]);
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await writesOf(data.reference)).toEqual([{ why: 'self' }, { why: 'self' }]);
  });
});
