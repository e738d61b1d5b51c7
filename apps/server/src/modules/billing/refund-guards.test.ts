import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { booksOf, confirm, inOrder, intend, newVisit, onPage, payer, walletOf } from './billing.fixture.ts';

// Two guards keep a payment from being refunded twice: its status, and the key of the refund's journal. Each is seen without the other.
const w = await world();
const fahad = await payer(w, '1000002');

/** A visit that was paid by card and cancelled, with the wallet as it was before and its price in it. */
async function refundedVisit() {
  const visit = await newVisit(w, fahad);
  const before = await walletOf(fahad);
  const { data } = await intend(fahad, visit);
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await confirm(fahad, data.reference);
  await fahad.post('/appointments/cancel', { appointment_id: visit.id });
  expect(await walletOf(fahad)).toBe(before + visit.total);
  const payment = await w.db
    .selectFrom('payment')
    .select('id')
    .where('reference', '=', data.reference)
    .executeTakeFirstOrThrow();
  return { visit, paymentId: payment.id, refunded: before + visit.total };
}

/** The visit reads as booked and paid again, so that nothing but the guard of the refund stands in the way of a second one. */
async function cancelAgain(visitId: number): Promise<void> {
  await w.db
    .updateTable('appointment')
    .set({ state: 'booked', payment_status: 'paid', cancelled_at: null })
    .where('id', '=', visitId)
    .execute();
  expect((await fahad.post('/appointments/cancel', { appointment_id: visitId })).http).toBe(200);
}
const creditNotesOf = (paymentId: number) =>
  w.db
    .selectFrom('invoice')
    .select('number')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'credit_note')
    .execute();

/** The refund's journal keeps its postings, but no longer its key. */
async function renameRefundKey(paymentId: number): Promise<void> {
  await w.db.transaction().execute(async (tx) => {
    await sql`alter table journal disable trigger user`.execute(tx);
    await sql`update journal set key = key || ':renamed' where key = ${`refund:${paymentId}`}`.execute(tx);
    await sql`alter table journal enable trigger user`.execute(tx);
  });
}

describe('a refund is made once', () => {
  test("D4.01 by the payment's status alone, without the key of the journal", async () => {
    const { visit, paymentId, refunded } = await refundedVisit();
    await renameRefundKey(paymentId);
    await cancelAgain(visit.id);
    expect(await walletOf(fahad)).toBe(refunded);
    expect(await creditNotesOf(paymentId)).toHaveLength(1);
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test("D4.01 by the key of the journal alone, without the payment's status", async () => {
    const { visit, paymentId, refunded } = await refundedVisit();
    await w.db.updateTable('payment').set({ status: 'success' }).where('id', '=', paymentId).execute();
    await cancelAgain(visit.id);
    expect(await walletOf(fahad)).toBe(refunded);
    expect(await creditNotesOf(paymentId)).toHaveLength(1);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});
