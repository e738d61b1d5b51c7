import { describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { booksOf, inOrder, intend, newVisit, payer, visitNow, walletOf } from './billing.fixture.ts';

const w = await world();
const sara = await payer(w, '1000001');
const fahad = await payer(w, '1000002');
const visit = await newVisit(w, sara);
const nowhere = '6f1c2f7e-53b4-4c08-9a5e-3b1f8f5f9a10';

const paymentsOf = (id: number) =>
  w.db.selectFrom('payment').select(['id', 'status']).where('entity_id', '=', id).execute();

describe('refusals', () => {
  test('only a patient with a log-in may pay', async () => {
    const guest = await w.app.inject({
      method: 'POST',
      url: '/api/v1/payment/intent',
      payload: { entity_id: visit.id },
    });
    expect(guest.statusCode).toBe(401);
    const doctor = await payer(w, 'D1001');
    expect(await intend(doctor, visit)).toMatchObject({ http: 403, code: 'forbidden' });
  });

  test("somebody else's visit is not found, and no payment is begun", async () => {
    expect(await intend(fahad, visit)).toMatchObject({ http: 404, code: 'not_found' });
    expect(await intend(sara, { id: 999_999_999 })).toMatchObject({ http: 404, code: 'not_found' });
    expect(await paymentsOf(visit.id)).toEqual([]);
  });

  test('what is no payment is refused with the field at fault', async () => {
    const nothing = await sara.post('/payment/intent', { method: 'card' });
    expect(nothing).toMatchObject({ http: 400, errors: [{ path: 'entity_id' }] });
    expect(await intend(sara, visit, { method: 'gold' })).toMatchObject({ http: 400, errors: [{ path: 'method' }] });
    expect(await intend(sara, { id: -1 })).toMatchObject({ http: 400, errors: [{ path: 'entity_id' }] });
  });

  test("S8.08 another amount than the server's is 'Invalid Amount'", async () => {
    const refused = await intend(sara, visit, { amount: visit.total - 0.01 });
    expect(refused).toMatchObject({ http: 422, code: 'invalid_amount', message: 'Invalid Amount' });
    expect(refused.message_ar).toMatch(/[\u0600-\u06ff]/);
  });

  test("S8.08 a doctor who is not the visit's has no rate: 'HIS: No Service Found'", async () => {
    const query = { mrn_number: '1000001', doctor_id: visit.doctor.id + 1, appointment_id: visit.id };
    expect(await sara.post('/payment/service/rate', query)).toMatchObject({
      http: 422,
      message: 'HIS: No Service Found',
    });
    expect(await sara.post('/payment/service/rate', { ...query, mrn_number: '1000002' })).toMatchObject({ http: 404 });
    expect(await fahad.post('/payment/service/rate', { appointment_id: visit.id })).toMatchObject({ http: 404 });
    expect(await fahad.post('/payment/amount', { ApptAllocationID: visit.id })).toMatchObject({ http: 404 });
  });

  test('a wallet that holds too little is refused and keeps what it holds', async () => {
    const poor = await newVisit(w, fahad);
    expect(await intend(fahad, poor, { method: 'wallet' })).toMatchObject({ http: 422, code: 'wallet_insufficient' });
    expect(await paymentsOf(poor.id)).toEqual([]);
  });

  test('S5.13 the wallet is not allowed in a free appointment, which is settled without it', async () => {
    const free = await newVisit(w, sara);
    await w.db.updateTable('appointment').set({ price: 0, vat: 0 }).where('id', '=', free.id).execute();
    expect(await intend(sara, free, { method: 'wallet' })).toMatchObject({ http: 422, code: 'wallet_not_for_free' });
    expect(await intend(sara, free, { use_wallet: true })).toMatchObject({ http: 422, code: 'wallet_not_for_free' });
    expect(await intend(sara, free)).toMatchObject({ http: 200, data: { amount: 0, operation_status: 'success' } });
    expect(await visitNow(sara, free)).toMatchObject({ status: 'paid' });
  });
});

describe('prices', () => {
  test('D4.04 a citizen pays no VAT on a consultation, others pay 15 %', async () => {
    const other = await newVisit(w, fahad);
    const [saras, fahads] = await Promise.all([
      sara.post('/payment/service/rate', {
        mrn_number: '1000001',
        doctor_id: visit.doctor.id,
        appointment_id: visit.id,
      }),
      fahad.post('/payment/service/rate', { mrn_number: '1000002', appointment_id: other.id }),
    ]);
    expect(saras.data).toMatchObject({
      price: visit.price,
      vat: 0,
      vat_percent: 0,
      total: visit.price,
      currency: 'SAR',
    });
    const vat = Math.round(other.price * 15) / 100;
    expect(fahads.data).toMatchObject({ price: other.price, vat, vat_percent: 15, total: other.price + vat });
  });

  test("the amount of SPEC's own payload is the same, with nothing borne by insurance", async () => {
    const query = { Mrno: '1000001', ApptAllocationID: String(visit.id), PatientSchemeID: '', ServiceID: null };
    const { data } = await sara.post('/payment/amount', query);
    expect(data).toMatchObject({ amount: visit.total, total: visit.total, insurance_amount: 0 });
  });
});

describe('by wallet', () => {
  test('S4.04 a wallet that holds enough pays at once', async () => {
    const before = await walletOf(sara);
    const paid = await newVisit(w, sara);
    const { data } = await intend(sara, paid, { method: 'wallet', amount: paid.total });
    expect(data).toMatchObject({ operation_status: 'success', wallet_amount: paid.total, card_amount: 0 });
    expect(data.redirect_url).toContain(`/payment-result/onsite?reference=${data.reference}`);
    expect(await walletOf(sara)).toBe(before - paid.total);
    expect(await visitNow(sara, paid)).toMatchObject({ status: 'paid', is_appt_billed: true });
    expect(await intend(sara, paid, { method: 'wallet' })).toMatchObject({ http: 409, code: 'already_paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });

  test('one idempotency key is one payment, and of no other visit', async () => {
    const [one, other] = [await newVisit(w, fahad), await newVisit(w, fahad)];
    const first = await intend(fahad, one, {}, 'key-of-one-visit');
    const again = await intend(fahad, one, {}, 'key-of-one-visit');
    expect(again.data).toEqual(first.data);
    expect(await paymentsOf(one.id)).toHaveLength(1);
    expect(await intend(fahad, other, {}, 'key-of-one-visit')).toMatchObject({
      http: 409,
      code: 'idempotency_mismatch',
    });
  });
});

const open = await newVisit(w, sara);

describe('confirming', () => {
  test('S8.04 an object that leads nowhere, or to somebody else, is not found', async () => {
    const mine = (await intend(sara, open)).data;
    for (const kept of [{ reference: nowhere }, { reference: mine.reference, entity_id: open.id + 1 }])
      expect(await sara.post('/payment/confirm', kept)).toMatchObject({ http: 404, code: 'not_found' });
    expect(await fahad.post('/payment/confirm', { reference: mine.reference })).toMatchObject({ http: 404 });
    expect(await sara.post('/payment/confirm', { reference: 'x' })).toMatchObject({ http: 400 });
  });

  test('S4.07 a payment that is not through yet is pending in both words', async () => {
    const begun = (await intend(sara, open)).data;
    const { data } = await sara.post('/payment/confirm', {
      reference: begun.reference,
      entity_id: open.id,
      method: 'card',
    });
    expect(data.items).toMatchObject([{ operation_status: 'pending', appointment_id: open.id, has_receipt: false }]);
    const listed = await sara.get('/payment/history?limit=1');
    expect(listed.data.items).toMatchObject([{ status: 'pending payment', invoice_number: null }]);
    expect(await visitNow(sara, open)).toMatchObject({ status: 'pending payment' });
  });
});

// Last, for the clock runs past the holds of all other visits.
describe('the cut-off', () => {
  const startsAt = new Date('2026-12-10T01:50:00Z');
  const tooLate = 'cannot pay for the appointment before 30 minutes from the appointment time';

  test('S4.04 S8.07 until 30 minutes before the start it can be paid, a second later it cannot', async () => {
    const late = await newVisit(w, fahad, startsAt);
    w.at(new Date(addMinutes(startsAt, -30).getTime() + 1000));
    expect(await intend(fahad, late)).toMatchObject({ http: 422, code: 'too_late_to_pay', message: tooLate });
    w.at(addMinutes(startsAt, -30));
    expect(await intend(fahad, late)).toMatchObject({ http: 200, data: { operation_status: 'pending' } });
    w.at(demoNow);
  });

  test('S8.07 what was released at the cut-off still says why', async () => {
    const late = await newVisit(w, fahad, new Date('2026-12-11T01:50:00Z'));
    w.at('2026-12-11T01:20:01Z');
    await w.due();
    expect(await intend(fahad, late)).toMatchObject({ http: 422, message: tooLate });
    w.at(demoNow);
  });
});
