import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { confirm, intend, onPage, payer, visitAt } from './billing.fixture.ts';

// S4.07: points come back as points, and the history of payments does not say that they are in the wallet.
const w = await world();
const sara = await payer(w, '1000001');

const visitOf = (riyals: number, at?: Date) => visitAt(w, sara, riyals, at);

async function payByCard(visit: { id: number }, more: object = {}) {
  const { data } = await intend(sara, visit, more);
  await onPage(w, data.redirect_url, { outcome: 'paid' });
  await confirm(sara, data.reference);
}

const cancel = (visit: { id: number }) => sara.post('/appointments/cancel', { appointment_id: visit.id });

/** What the history says of the payment of a visit. */
async function messagesOf(visit: { id: number }) {
  const { data } = await sara.get('/payment/history?page_size=50');
  const found = data.items.find(({ appointment_id: id }: { appointment_id: number }) => id === visit.id);
  return { en: found.operation_message, ar: found.operation_message_ar };
}

test('S4.07 what points alone had paid came back as points', async () => {
  const visit = await visitOf(20);
  await intend(sara, visit, { loyalty_points: 2_000 });
  await cancel(visit);
  expect(await messagesOf(visit)).toEqual({ en: 'Your points have been returned', ar: 'أُعيدت النقاط إلى رصيد النقاط' });
});

test('S4.07 of what points paid in part the money is in the wallet, and the points are back', async () => {
  const visit = await visitOf(300);
  await payByCard(visit, { loyalty_points: 1_000 });
  await cancel(visit);
  expect(await messagesOf(visit)).toEqual({
    en: 'Your money has been returned to your wallet, and your points as points',
    ar: 'أُعيد المبلغ إلى المحفظة، والنقاط إلى رصيد النقاط',
  });
});

test('S4.07 without points the amount is in the wallet', async () => {
  const visit = await visitOf(300);
  await payByCard(visit);
  await cancel(visit);
  expect(await messagesOf(visit)).toMatchObject({ en: 'The amount has been returned to your wallet' });
});

test('S4.07 D10.03 what goes back to the card leaves the points out', async () => {
  const at = new Date('2026-12-10T00:30:00Z');
  const visit = await visitOf(300, at);
  await payByCard(visit, { loyalty_points: 1_000 });
  w.at(at);
  const desk = await payer(w, 'frontdesk@balsam.example');
  const said = { outcome: 'missed_by_doctor', reason: 'The doctor was ill' };
  expect(await desk.post(`/appointments/${visit.id}/outcome`, said)).toMatchObject({ http: 200 });
  const { operation_message: en, operation_message_ar: ar } = await w.db
    .selectFrom('payment')
    .select(['operation_message', 'operation_message_ar'])
    .where('purpose', '=', 'appointment')
    .where('entity_id', '=', visit.id)
    .executeTakeFirstOrThrow();
  expect({ en, ar }).toEqual({
    en: 'The money is on its way back to your original payment method, and your points have been returned',
    ar: 'المبلغ في طريقه إلى وسيلة الدفع الأصلية، وأُعيدت النقاط إلى رصيد النقاط',
  });
});
