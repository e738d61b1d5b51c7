import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { booksOf, inOrder, onPage, walletOf, type Payer } from '#modules/billing/billing.fixture.ts';
import { as, book, newSlot, type Client } from '#modules/booking/booking.fixture.ts';
import { demoNow, world } from '#test/world.ts';
import { bookPackage, offered, packageNow, payTerm, type Booked } from './packages.fixture.ts';

const w = await world({ connections: 10 });
/** A citizen, and somebody who pays VAT. */
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const nasser = await as(w, '1000013');
const wallet = (who: Client) => walletOf(who as unknown as Payer);

let nights = 0;
const visit = async (who: Client, { doctor = 'D1001', day = '2026-12-01' } = {}) => {
  nights += 1;
  const at = addMinutes(instantAt(day, '00:30'), Math.floor(nights / 8) * 1440 + (nights % 8) * 25);
  return book(who, await newSlot(w, { at, doctor }));
};
const use = (who: Client, booked: { id: number }, appointment: { id: number }) =>
  who.post(`/booked-packages/${booked.id}/use`, { appointment_id: appointment.id });
const cancel = (who: Client, booked: { id: number }) =>
  who.post<{ booked: Booked; refunded: number }>(`/booked-packages/${booked.id}/cancel`, {});
const intend = (who: Client, term: { id: number }, more: object = {}) =>
  who.post<{ reference: string; redirect_url: string }>('/payment/intent', {
    purpose: 'package',
    entity_id: term.id,
    ...more,
  });

/** The invoices and credit notes of its terms: kind, total, VAT. */
async function papersOf({ terms }: Booked) {
  const papers = await w.db
    .selectFrom('invoice')
    .innerJoin('payment', 'payment.id', 'invoice.payment_id')
    .where('payment.purpose', '=', 'package')
    .where(
      'payment.entity_id',
      'in',
      terms.map(({ id }) => id),
    )
    .select(['invoice.kind', 'invoice.total', 'invoice.vat'])
    .orderBy('invoice.id')
    .execute();
  return papers.map(({ kind, total, vat }) => [kind, total, vat] as const);
}

describe('what is offered', () => {
  test('SPEC §3 is read by anybody, with its services and what they would cost alone', async () => {
    const reply = await w.app.inject({ url: '/api/v1/packages' });
    const { items } = reply.json().data as { items: { title: string; price: number; list_price: number }[] };
    expect(items).toHaveLength(8);
    expect(items.every(({ price, list_price: alone }) => price < alone)).toBe(true);
    const one = await w.app.inject({ url: `/api/v1/packages/${await offered(w, 'Yearly check-up')}` });
    expect(one.json().data).toMatchObject({
      price: 600,
      total: 600,
      vat_percent: null,
      list_price: 700,
      most_terms: 3,
    });
    expect((await w.app.inject({ url: '/api/v1/packages/999999' })).statusCode).toBe(404);
  });

  test('D4.04 costs a citizen nothing in VAT, also one without a Saudi passport, and others the standard rate', async () => {
    const call = `/packages/${await offered(w, 'Yearly check-up')}`;
    expect((await sara.get(call)).data).toMatchObject({ total: 600, vat_percent: 0 });
    await w.db.updateTable('person').set({ nationality: 'EG' }).where('mrn', '=', '1000001').execute();
    expect((await sara.get(call)).data).toMatchObject({ total: 600, vat_percent: 0 });
    await w.db.updateTable('person').set({ national_id: null }).where('mrn', '=', '1000001').execute();
    expect((await sara.get(call)).data).toMatchObject({ total: 690, vat_percent: 15 });
    await w.db.updateTable('person').set({ nationality: 'SA' }).where('mrn', '=', '1000001').execute();
  });

  test.each([0, -1, 5, 1.5])('D12.05 is not paid in %d terms', async (terms) => {
    const body = { package_id: await offered(w, 'Living with diabetes'), term_id: terms };
    expect(await sara.post('/booked-packages', body)).toMatchObject({ http: 400 });
  });
  test('D12.05 is paid in no more terms than it offers', async () => {
    const body = { package_id: await offered(w, 'Healthy smile'), term_id: 2 };
    expect(await sara.post('/booked-packages', body)).toMatchObject({ http: 422, code: 'package_terms_not_offered' });
  });
});

describe('a draft', () => {
  test('S4.11 S5.16 is continued and not booked twice, whatever happens at once', async () => {
    const id = await offered(w, 'Calm mind');
    const replies = await Promise.all([1, 2, 3].map(() => nasser.post<Booked>('/booked-packages', { package_id: id })));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const made = replies.find(({ http }) => http === 200)!.data;
    expect(made).toMatchObject({ status: 'draft', paid: 0, services_total: 4, may_cancel: true, refund: 0 });
    const refused = replies.filter(({ http }) => http === 409).map(({ message, data }) => ({ message, data }));
    const refusal = { message: 'Package already booked', data: { booked_package_id: made.id } };
    expect(refused).toEqual([refusal, refusal]);
  });
  test('D12.05 is gone after 24 hours: it is not paid, and another may be booked', async () => {
    const id = await offered(w, 'Calm mind');
    const [draft] = (await nasser.get<{ items: Booked[] }>('/booked-packages')).data.items;
    w.at(addMinutes(demoNow, 24 * 60));
    expect(await intend(nasser, draft!.terms[0]!)).toMatchObject({ http: 409, code: 'package_ended' });
    expect(await packageNow(nasser, draft!)).toMatchObject({ status: 'lapsed', may_cancel: false });
    const again = await bookPackage(nasser, id);
    expect(again.id).not.toBe(draft!.id);
    expect(await cancel(nasser, draft!)).toMatchObject({ http: 409, code: 'package_ended' });
    w.at(demoNow);
  });
  test('D3.01 of somebody else is not found, and neither are its terms', async () => {
    const draft = await bookPackage(sara, await offered(w, 'Healthy heart'), 2);
    const [term] = draft.terms;
    expect(await cancel(fahad, draft)).toMatchObject({ http: 404 });
    expect(await intend(fahad, term!)).toMatchObject({ http: 404 });
    expect(await fahad.get(`/payment/partial?term_id=${term!.id}`)).toMatchObject({ http: 404 });
    expect(await fahad.get(`/booked-package-terms?booked_package_id=${draft.id}`)).toMatchObject({ http: 404 });
    expect(await sara.get(`/payment/partial?term_id=${term!.id}&patient_id=999999`)).toMatchObject({ http: 404 });
    await cancel(sara, draft);
  });
});

describe('paying', () => {
  test('D12.05 S5.13 goes by terms in their order, and by the amount of the server', async () => {
    const draft = await bookPackage(fahad, await offered(w, 'Yearly check-up'), 3);
    expect(draft.terms.map(({ total }) => total)).toEqual([230, 230, 230]);
    expect(draft.terms.map(({ due_on: due }) => due)).toEqual(['2026-11-22', '2026-12-22', '2027-01-21']);
    const [first, second] = draft.terms;
    expect(await intend(fahad, second!)).toMatchObject({ http: 422, code: 'earlier_term_first' });
    expect(await intend(fahad, first!, { amount: 1 })).toMatchObject({ http: 422, code: 'invalid_amount' });
    expect(await intend(fahad, first!, { amount: -230 })).toMatchObject({ http: 400 });
    expect((await fahad.get(`/payment/partial?term_id=${first!.id}`)).data).toMatchObject({
      total: 230,
      vat: 30,
      package_total: 690,
      paid: 0,
      remaining: 690,
    });
    const paid = await payTerm(w, fahad, draft);
    expect(paid).toMatchObject({ status: 'partially booked', paid: 230, valid_until: '2027-11-22' });
    expect(await intend(fahad, first!)).toMatchObject({ http: 409, code: 'already_paid' });
  });
  test('S4.11 D12.06 the page says what the intent charges, and it is pending while the card is asked', async () => {
    const draft = await bookPackage(sara, await offered(w, "Baby's first year"), 4);
    const [term] = draft.terms;
    const page = await sara.post<{ total: number; vat: number }>('/payment/checkout-wizard/step-one', {
      purpose: 'package',
      entity_id: term!.id,
    });
    expect(page.data).toMatchObject({ total: 275, vat: 0, title: "Package: Baby's first year (instalment 1 of 4)" });
    const begun = await intend(sara, term!, { amount: 275 });
    expect(await packageNow(sara, draft)).toMatchObject({ status: 'pending payment' });
    await onPage(w, begun.data.redirect_url, { outcome: 'cancelled' });
    await sara.post('/payment/confirm', { reference: begun.data.reference });
    expect(await packageNow(sara, draft)).toMatchObject({ status: 'draft' });
  });
  test('D12.05 of one that is cancelled while a term is being paid goes to the wallet', async () => {
    const draft = await bookPackage(sara, await offered(w, 'Healthy smile'));
    const before = await wallet(sara);
    const begun = await intend(sara, draft.terms[0]!);
    expect(await cancel(sara, draft)).toMatchObject({ http: 200, data: { refunded: 0 } });
    await onPage(w, begun.data.redirect_url, { outcome: 'paid' });
    const { data } = await sara.post<{ items: object[] }>('/payment/confirm', { reference: begun.data.reference });
    expect(data.items[0]).toMatchObject({ operation_status: 'failed', refunded_to_wallet: true });
    expect(await wallet(sara)).toBe(before + 260);
    expect(await packageNow(sara, draft)).toMatchObject({ status: 'cancelled', paid: 0 });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('a visit of a package', () => {
  test('D12.05 costs nothing, as far as the package is paid, and fits one of its services', async () => {
    const draft = await bookPackage(fahad, await offered(w, 'Living with diabetes'), 4);
    const booked = await payTerm(w, fahad, draft);
    const wrong = await visit(fahad);
    expect(await use(fahad, booked, wrong)).toMatchObject({ http: 422, code: 'package_service_mismatch' });
    const eye = await visit(fahad, { doctor: 'D1025' });
    expect(await use(fahad, booked, eye)).toMatchObject({
      http: 200,
      data: { price: 0, total: 0, discount_kind: 'package', status: 'paid' },
    });
    // 431.25 was paid, each eye examination is 253.68 of the price: the second one waits for the second term.
    const second = await visit(fahad, { doctor: 'D1025' });
    expect(await use(fahad, booked, second)).toMatchObject({ http: 422, code: 'package_not_paid_enough' });
    await payTerm(w, fahad, booked);
    expect(await use(fahad, booked, second)).toMatchObject({ http: 200 });
    const third = await visit(fahad, { doctor: 'D1025' });
    expect(await use(fahad, booked, third)).toMatchObject({ http: 422, code: 'package_service_mismatch' });
    expect(await use(sara, booked, third)).toMatchObject({ http: 404 });
    expect(await packageNow(fahad, booked)).toMatchObject({ services_taken: 2, services_total: 6 });
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D12.05 that is cancelled gives its service back, and two visits never share one', async () => {
    const draft = await bookPackage(nasser, await offered(w, 'Healthy smile'));
    const booked = await payTerm(w, nasser, draft);
    const visits = [];
    for (let n = 0; n < 3; n += 1) visits.push(await visit(nasser, { doctor: 'D1027' }));
    const replies = await Promise.all(visits.map((one) => use(nasser, booked, one)));
    expect(replies.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 200, 422]);
    const taken = visits[replies.findIndex(({ http }) => http === 200)]!;
    const left = visits[replies.findIndex(({ http }) => http === 422)]!;
    await nasser.post('/appointments/cancel', { appointment_id: taken.id });
    expect(await use(nasser, booked, left)).toMatchObject({ http: 200 });
    expect(await packageNow(nasser, booked)).toMatchObject({ services_taken: 2, status: 'booked' });
  });
});

describe('the end of a package', () => {
  test('D12.05 gives back what was not used, at its share of the price, with credit notes; a visit with a date stays', async () => {
    const draft = await bookPackage(fahad, await offered(w, 'Healthy heart'), 2);
    await payTerm(w, fahad, draft);
    const booked = await payTerm(w, fahad, draft);
    const heart = await visit(fahad, { doctor: 'D1002' });
    await use(fahad, booked, heart);
    const before = await wallet(fahad);
    // 977.50 for 350, 350 and 280: one visit of 350 is kept.
    const { data } = await cancel(fahad, booked);
    expect(data.refunded).toBe(628.39);
    expect(await wallet(fahad)).toBeCloseTo(before + 628.39, 2);
    expect((await fahad.get(`/appointments/${heart.id}`)).data).toMatchObject({ state: 'booked', status: 'paid' });
    expect(await cancel(fahad, booked)).toMatchObject({ http: 409, code: 'package_ended' });
    const papers = await papersOf(booked);
    const added = (wanted: string, at: 1 | 2) =>
      papers.filter(([kind]) => kind === wanted).reduce((all, paper) => all + paper[at], 0);
    expect([added('invoice', 1), added('invoice', 2)]).toEqual([977_50, 127_50]);
    expect(added('credit_note', 1)).toBe(628_39);
    // The visit that was kept is cancelled after all: its share comes back too, and nothing is left.
    await fahad.post('/appointments/cancel', { appointment_id: heart.id });
    await w.due();
    expect(await wallet(fahad)).toBeCloseTo(before + 977.5, 2);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

// The clock goes on by months: log-ins end, and so this comes last.
describe('as time goes by', () => {
  test('D12.05 a term that is late by more than 7 days blocks new visits, never those that are booked', async () => {
    const { data } = await fahad.get<{ items: Booked[] }>('/booked-packages');
    const booked = data.items.find(({ title }) => title === 'Living with diabetes');
    // The third term is due 60 days after the first.
    w.at(addMinutes(demoNow, 67 * 1440));
    const later = await as(w, '1000002');
    expect((await packageNow(later, booked!)).services.find(({ open }) => open > 0)!.reason).toBeNull();
    w.at(addMinutes(demoNow, 68 * 1440));
    const late = await packageNow(later, booked!);
    expect(late.status).toBe('pending payment');
    expect(late.services.find(({ open }) => open > 0)!.reason).toMatchObject({ code: 'package_term_late' });
    const again = await visit(later, { doctor: 'D1007', day: '2027-02-10' });
    expect(await use(later, booked!, again)).toMatchObject({ http: 422, code: 'package_term_late' });
    expect(late.services_taken).toBe(2);
    await payTerm(w, later, booked!);
    expect(await use(later, booked!, again)).toMatchObject({ http: 200 });
  });
  test('D12.05 after a year gives back by itself, once', async () => {
    w.at(demoNow);
    const draft = await bookPackage(sara, await offered(w, 'Yearly check-up'));
    const booked = await payTerm(w, sara, draft);
    w.at(instantAt('2027-11-22', '23:00'));
    await w.due();
    const later = await as(w, '1000001');
    expect((await packageNow(later, booked)).status).toBe('partially booked');
    w.at(instantAt('2027-11-23', '00:10'));
    await w.due();
    await w.due();
    expect(await packageNow(later, booked)).toMatchObject({ status: 'expired', may_cancel: false });
    expect(await papersOf(booked)).toEqual([
      ['invoice', 600_00, 0],
      ['credit_note', 600_00, 0],
    ]);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});
