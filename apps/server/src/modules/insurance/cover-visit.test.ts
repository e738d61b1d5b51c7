import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { booksOf, fieldsOfQr, inOrder, onPage } from '#modules/billing/billing.fixture.ts';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { appointmentMoved } from '#modules/booking/index.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { world } from '#test/world.ts';
import { insuranceIn } from './insurance.fixture.ts';

const w = await world({ connections: 8 });
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');

const { planId, policyOf, visitOf, apply, now, approvalAbove, coverOf, answer } = await insuranceIn(w);

describe('a policy', () => {
  test('D12.01 is checked at once, and its state told', async () => {
    expect(await policyOf(fahad)).toMatchObject({ state: 'active', ends_soon: false });
    expect(await policyOf(fahad, '8')).toMatchObject({ state: 'inactive' });
    expect(await policyOf(fahad, '7')).toMatchObject({ state: 'expired' });
    expect(await policyOf(fahad, '9')).toMatchObject({ state: 'unchecked' });
  });
  test('is entered once, and only of a plan that is there', async () => {
    const body = { plan_id: planId, policy_number: 'SAME-0001' };
    expect(await sara.post('/insurances', body)).toMatchObject({ http: 200 });
    expect(await sara.post('/insurances', body)).toMatchObject({ http: 409, code: 'policy_known' });
    expect(await sara.post('/insurances', { ...body, plan_id: 999_999 })).toMatchObject({ http: 404 });
    expect(await sara.post('/insurances', { ...body, policy_number: 'x' })).toMatchObject({ http: 400 });
    for (const policy_number of ['same-٠٠۰۱', '\u200fSAME-\u200b0001\u2069 '])
      expect(await sara.post('/insurances', { ...body, policy_number })).toMatchObject({ code: 'policy_known' });
  });
  test("D3.01 somebody else's is not found, whatever is asked of it", async () => {
    const { id } = await policyOf(sara);
    const visit = await visitOf(fahad);
    expect(await apply(fahad, visit.id, id)).toMatchObject({ http: 404 });
    expect(await fahad.get(`/insurances/location?policy_id=${id}`)).toMatchObject({ http: 404 });
    expect(await fahad.post(`/insurances/${id}/check`, {})).toMatchObject({ http: 404 });
  });
  test('what was said to the insurer is kept, signed, and cannot be changed', async () => {
    await policyOf(sara);
    const kept = await w.db.selectFrom('payer_message').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(kept).toMatchObject({
      payer: 'sandbox',
      kind: 'eligibility',
      signature: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    const change = w.db.updateTable('payer_message').set({ kind: 'approval' }).where('id', '=', kept.id).execute();
    await expect(change).rejects.toThrow(/append/);
  });
});

const receivable = async () => {
  const row = await w.db
    .selectFrom('posting')
    .innerJoin('ledger_account as a', 'a.id', 'posting.ledger_account_id')
    .where('a.kind', '=', 'insurance_receivable')
    .select((x) => x.fn.coalesce(x.fn.sum<number>('amount'), x.val(0)).as('sum'))
    .executeTakeFirstOrThrow();
  return row.sum;
};

describe('a visit', () => {
  test('S5.13 S8.08 without a policy the sentence says to select insurance first', async () => {
    const visit = await visitOf(sara);
    expect(await apply(sara, visit.id, undefined)).toMatchObject({
      http: 422,
      code: 'insurance_first',
      message: 'Insurance must be selected first',
    });
  });
  test('D12.01 D12.03 is shared: the patient pays twenty percent and at most 75 SAR, with VAT on that', async () => {
    const policy = await policyOf(fahad);
    const small = await visitOf(fahad, 300);
    expect((await apply(fahad, small.id, policy.id)).data).toMatchObject({
      list_price: 300,
      insurance_amount: 240,
      price: 60,
      vat: 9,
      total: 69,
      cover_state: 'approved',
    });
    const large = await visitOf(fahad, 900);
    expect((await apply(fahad, large.id, policy.id)).data).toMatchObject({ insurance_amount: 825, price: 75 });
    const page = await fahad.post<{ reductions: object[] }>('/payment/checkout-wizard/step-one', {
      entity_id: small.id,
    });
    expect(page.data.reductions).toContainEqual({ kind: 'insurance', amount: 240, reason: null });
  });
  test('D12.03 D4.01 is booked for both payers, and all of it goes back when it is cancelled', async () => {
    const policy = await policyOf(sara);
    const visit = await visitOf(sara, 300);
    await apply(sara, visit.id, policy.id);
    const paid = await sara.post('/payment/intent', { entity_id: visit.id, method: 'wallet', amount: 60 });
    expect(paid).toMatchObject({ http: 200 });
    const invoice = await w.db.selectFrom('invoice').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(invoice).toMatchObject({ total: 6_000, vat: 0 });
    expect(fieldsOfQr(invoice.qr).slice(3)).toEqual(['60.00', '0.00']);
    expect(await receivable()).toBe(24_000 + 3_600);
    expect(await booksOf(w)).toEqual(inOrder);
    await sara.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await receivable()).toBe(0);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('a visit that is moved', () => {
  const move = async (id: number, day: string) => {
    const slot = await newSlot(w, { at: instantAt(day, '04:30') });
    const reply = await fahad.post('/appointments/reschedule', { old_app_id: id, slot_id: slot, type: 'onsite' });
    await w.dispatch();
    return now(fahad, reply.data.id);
  };
  test('D12.01 stays insured at the same fee, and within the days of its policy only', async () => {
    const policy = await policyOf(fahad);
    const visit = await visitOf(fahad);
    const covered = (await apply(fahad, visit.id, policy.id)).data;
    const moved = await move(visit.id, '2026-12-15');
    expect(moved).toMatchObject({ cover_state: 'approved', insurance_amount: covered.insurance_amount });
    expect(moved.total).toBe(covered.total);
    await w.db.updateTable('insurance_policy').set({ ends_on: '2026-12-16' }).where('id', '=', policy.id).execute();
    expect(await move(moved.id, '2026-12-17')).toMatchObject({ cover_state: null, insurance_amount: 0 });
  });
});

const waiting = async () => {
  await approvalAbove(0);
  const policy = await policyOf(fahad);
  const visit = await visitOf(fahad);
  await apply(fahad, visit.id, policy.id);
  await approvalAbove(null);
  return { visit, cover: (await coverOf(fahad, visit.id))! };
};
const moveTo = async (id: number, at: Date) => {
  const slot = await newSlot(w, { at });
  const reply = await fahad.post('/appointments/reschedule', { old_app_id: id, slot_id: slot, type: 'onsite' });
  await w.dispatch();
  return now(fahad, reply.data.id);
};

describe('a visit that waits for its insurer', () => {
  test('D12.02 goes on waiting when its patient moves it, no longer than before, and the answer is for the new time', async () => {
    const { visit, cover } = await waiting();
    const moved = await moveTo(visit.id, instantAt('2026-12-18', '04:30'));
    expect(moved).toMatchObject({ cover_state: 'sent_for_approval', hold_until: null });
    expect(await fahad.post('/payment/intent', { entity_id: moved.id })).toMatchObject({ code: 'approval_pending' });
    const carried = (await coverOf(fahad, moved.id))!;
    expect(carried).toMatchObject({ state: 'sent_for_approval', asked: cover.asked, held_until: cover.held_until });
    const desk = await as(w, 'frontdesk@balsam.example');
    const listed = (await desk.get<{ items: { appointment_id: number }[] }>('/staff/approvals')).data.items;
    const ids = new Set(listed.map((each) => each.appointment_id));
    expect([ids.has(moved.id), ids.has(visit.id)]).toEqual([true, false]);
    expect(await answer(carried.id, { decision: 'approved', amount: 100 })).toMatchObject({ http: 200 });
    expect(await now(fahad, moved.id)).toMatchObject({ cover_state: 'approved', insurance_amount: 100 });
    expect(await now(fahad, visit.id)).toMatchObject({ state: 'cancelled', insurance_amount: 0 });
  });
  test('D12.02 is held until an hour before the new start when that comes first', async () => {
    const { visit } = await waiting();
    const soon = addMinutes(w.clock.now(), 303);
    const moved = await moveTo(visit.id, soon);
    expect((await coverOf(fahad, moved.id))?.held_until).toBe(addMinutes(soon, -60).toISOString());
  });
  test('D12.02 is still there to be paid when the answer comes after the payment deadline that is set', async () => {
    const cutOff = (minutes: number) =>
      w.db
        .updateTable('setting')
        .set({ value: JSON.stringify(minutes) })
        .where('title', '=', 'PAYMENT_CUTOFF_MINUTES')
        .execute();
    await cutOff(240);
    const start = w.clock.now();
    const { visit } = await waiting();
    const soon = addMinutes(start, 340);
    const moved = await moveTo(visit.id, soon);
    const cover = (await coverOf(fahad, moved.id))!;
    w.at(addMinutes(soon, -90));
    const desk = await as(w, 'frontdesk@balsam.example');
    const body = { decision: 'approved', amount: 100 };
    expect(await desk.post(`/staff/approvals/${cover.id}/answer`, body)).toMatchObject({ http: 200 });
    expect(await now(fahad, moved.id)).toMatchObject({
      state: 'booked',
      hold_until: addMinutes(soon, -80).toISOString(),
      may: { pay: { allowed: true } },
    });
    w.at(start);
    await cutOff(30);
  });
  test('D12.02 is held by its new time when the hospital moves it', async () => {
    const { visit } = await waiting();
    const soon = addMinutes(w.clock.now(), 403);
    await w.db.transaction().execute(async (tx) => {
      const times = { starts_at: soon, ends_at: addMinutes(soon, 20) };
      await tx.updateTable('appointment').set(times).where('id', '=', visit.id).execute();
      await publish(tx, appointmentMoved, { appointment_id: visit.id, from: visit.starts_at }, w.clock.now());
    });
    await w.dispatch();
    expect((await coverOf(fahad, visit.id))?.held_until).toBe(addMinutes(soon, -60).toISOString());
  });
});

type Begun = { reference: string; redirect_url: string };

describe('a visit beside other ways', () => {
  test('D12.03 a promo code takes its part off what the insurer leaves', async () => {
    const policy = await policyOf(fahad);
    const visit = await visitOf(fahad, 300);
    const days = { starts_on: '2026-11-01', ends_on: '2026-12-31' };
    const words = { title: 'x', title_ar: 'س', details: '', details_ar: '' };
    await w.db
      .insertInto('promotion')
      .values({ code: 'BESIDE', percent: 50, ...days, ...words })
      .execute();
    await fahad.post('/promotions/apply', { appointment_id: visit.id, code: 'BESIDE' });
    expect((await apply(fahad, visit.id, policy.id)).data).toMatchObject({
      insurance_amount: 240,
      discount: 30,
      price: 30,
    });
    const cleared = await fahad.post('/insurances/clear', { appointment_id: visit.id });
    expect(cleared.data).toMatchObject({ insurance_amount: 0, discount: 150, price: 150 });
  });
  test('D4.01 a page that was opened for the rest beside an insurer does not pay a code of the same sum, nor the other way', async () => {
    const days = { starts_on: '2026-11-01', ends_on: '2026-12-31' };
    const words = { title: 'x', title_ar: 'س', details: '', details_ar: '' };
    await w.db
      .insertInto('promotion')
      .values({ code: 'SAMESUM', percent: 80, ...days, ...words })
      .execute();
    const policy = await policyOf(fahad);
    const insured = (id: number) => apply(fahad, id, policy.id);
    const uninsured = (id: number) => fahad.post('/insurances/clear', { appointment_id: id });
    const withCode = (id: number) => fahad.post('/promotions/apply', { appointment_id: id, code: 'SAMESUM' });
    const withoutCode = (id: number) => fahad.post('/promotions/clear', { appointment_id: id });
    const owedByInsurer = await receivable();
    for (const [first, end, second] of [
      [insured, uninsured, withCode],
      [withCode, withoutCode, insured],
    ] as const) {
      const visit = await visitOf(fahad, 300);
      expect(await first(visit.id)).toMatchObject({ data: { total: 69 } });
      const opened = await fahad.post<Begun>('/payment/intent', { entity_id: visit.id });
      await end(visit.id);
      expect(await second(visit.id)).toMatchObject({ data: { total: 69 } });
      await onPage(w, opened.data.redirect_url, { outcome: 'paid' });
      await fahad.post('/payment/confirm', { reference: opened.data.reference, purpose: 'appointment' });
      expect(await now(fahad, visit.id)).toMatchObject({ payment_status: { code: 'unpaid' }, total: 69 });
      expect(await receivable()).toBe(owedByInsurer);
      // A code is for one visit of a person.
      await withoutCode(visit.id);
    }
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test.each([
    ['a silent insurer', '9', 503, 'payer_unavailable'],
    ['one that does not know the policy', '8', 422, 'policy_not_active'],
    ['a policy that ended', '7', 422, 'policy_expired'],
  ])('D12.01 with %s is paid by oneself', async (_, digit, http, code) => {
    const policy = await policyOf(sara, digit);
    const visit = await visitOf(sara, 300);
    expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http, code });
    expect(await now(sara, visit.id)).toMatchObject({ total: 300, cover_state: null, may: { pay: { allowed: true } } });
  });
});

describe('a visit that is not covered', () => {
  test('D12.01 on a day after the end of the policy is refused', async () => {
    const policy = await policyOf(sara);
    await w.db.updateTable('insurance_policy').set({ ends_on: '2026-11-30' }).where('id', '=', policy.id).execute();
    const visit = await visitOf(sara);
    expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http: 422, code: 'policy_expired' });
  });
  test('D12.01 outside the network or of a kind that the plan leaves out is not covered', async () => {
    const policy = await policyOf(sara);
    const visit = await visitOf(sara);
    await w.db
      .updateTable('insurance_plan')
      .set({ visit_types: ['virtual'] })
      .where('id', '=', planId)
      .execute();
    expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http: 422, code: 'not_covered' });
    await w.db
      .updateTable('insurance_plan')
      .set({ visit_types: ['onsite', 'virtual'] })
      .where('id', '=', planId)
      .execute();
  });
  test('D12.01 is quoted before its slot is confirmed', async () => {
    const policy = await policyOf(fahad);
    const slot = await newSlot(w, { at: instantAt('2026-12-28', '03:00') });
    const quote = await fahad.get<Record<string, unknown>>(
      `/insurances/services?policy_id=${policy.id}&slot_id=${slot}`,
    );
    expect(quote.data).toMatchObject({ covered: true, reason: { message: 'Amount is not covered totally' } });
    const booked = await book(fahad, slot);
    const { data } = await apply(fahad, booked.id, policy.id);
    expect(quote.data).toMatchObject({ price: data.price, total: data.total, insurance_amount: data.insurance_amount });
  });
});
