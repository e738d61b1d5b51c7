import { expect, test } from 'vitest';
import { confirm, intend, newVisit, onPage, payer, walletOf } from '#modules/billing/billing.fixture.ts';
import { demoNow, world } from '#test/world.ts';

// A notice of a visit says where its money is, and does not count as money what points paid.
const w = await world();
const sara = await payer(w, '1000001');

async function visitOf(riyals: number, at?: Date) {
  const visit = await newVisit(w, sara, at);
  const price = riyals * 100;
  await w.db.updateTable('appointment').set({ price, vat: 0 }).where('id', '=', visit.id).execute();
  return visit;
}

async function payByCard(visit: { id: number }, more: object = {}) {
  const { data } = await intend(sara, visit, more);
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  return confirm(sara, data.reference);
}

async function lastNotice(visit: { id: number }) {
  await w.dispatch();
  return w.db
    .selectFrom('notification')
    .select(['message', 'message_ar'])
    .where('appointment_id', '=', visit.id)
    .where('kind', 'in', ['appointment_cancelled', 'appointment_ended'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** The front desk says that its doctor did not come. */
async function missedByDoctor(visit: { id: number }, at: Date) {
  w.at(at);
  const desk = await payer(w, 'frontdesk@balsam.example');
  const said = { outcome: 'missed_by_doctor', reason: 'The doctor was ill' };
  expect(await desk.post(`/appointments/${visit.id}/outcome`, said)).toMatchObject({ http: 200 });
  const notice = await lastNotice(visit);
  w.at(demoNow);
  return notice;
}

test('S4.06 of a cancelled visit the wallet has what was paid with money, and the points are back', async () => {
  const visit = await visitOf(300);
  await payByCard(visit, { loyalty_points: 2_000 });
  const before = await walletOf(sara);
  await sara.post('/appointments/cancel', { appointment_id: visit.id });
  expect(await walletOf(sara)).toBe(before + 280);
  const { message, message_ar } = await lastNotice(visit);
  expect(message).toMatch(/was cancelled\. SAR 280\.00 went to your wallet\. Your points were returned\.$/);
  expect(message_ar).toMatch(/أُعيد ٢٨٠٫٠٠ ر\.س إلى المحفظة\. أُعيدت النقاط إلى رصيد النقاط\.$/);
});

test('S4.06 nothing went to the wallet for a visit that points paid alone', async () => {
  const visit = await visitOf(20);
  await intend(sara, visit, { loyalty_points: 2_000 });
  await sara.post('/appointments/cancel', { appointment_id: visit.id });
  const { message, message_ar } = await lastNotice(visit);
  expect(message).toMatch(/was cancelled\. Your points were returned\.$/);
  expect(message_ar).not.toContain('المحفظة');
});

test('D10.03 what a second page brought in vain does not say where the price of a missed visit goes', async () => {
  const at = new Date('2026-12-10T00:30:00Z');
  const visit = await visitOf(300, at);
  const first = (await intend(sara, visit)).data;
  const second = (await intend(sara, visit)).data;
  await onPage(w, first.redirect_url, { outcome: 'paid' });
  expect(await confirm(sara, first.reference)).toMatchObject({ operation_status: 'success' });
  await onPage(w, second.redirect_url, { outcome: 'paid' });
  expect(await confirm(sara, second.reference)).toMatchObject({ refunded_to_wallet: true });
  const { message } = await missedByDoctor(visit, at);
  expect(message).toMatch(/SAR 300\.00 will be refunded to your original payment method\./);
  expect(message).not.toContain('wallet');
});
