import { describe, expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { refundPayment } from '#modules/billing/index.ts';
import { booksOf, inOrder } from '#modules/billing/billing.fixture.ts';
import { systemCall } from '#platform/http/system-call.ts';
import { demoNow, world } from '#test/world.ts';
import { as, book, crowd, newSlot, pay, type Client } from './booking.fixture.ts';

const w = await world({ connections: 10 });
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');

const strangers = await crowd(w, 10);

let n = 0;
/** Before dawn nobody has hours: each visit takes a time of its own. */
const visitOf = async (who: Client, type: 'onsite' | 'virtual' = 'onsite') => {
  n += 1;
  const at = addMinutes(instantAt('2026-12-01', '00:30'), Math.floor(n / 8) * 1440 + (n % 8) * 25);
  return book(who, await newSlot(w, { at, type }), type);
};
const promotion = (code: string, more: object = {}) =>
  w.db
    .insertInto('promotion')
    .values({
      code,
      title: code,
      title_ar: 'عرض',
      details: '',
      details_ar: '',
      percent: 20,
      starts_on: '2026-11-01',
      ends_on: '2026-12-31',
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
const apply = (who: Client, id: number, code: string) => who.post('/promotions/apply', { appointment_id: id, code });

describe('a promo code', () => {
  test.each([
    ['that is empty', '', 'promo_not_valid', 'Add valid promo code'],
    ['that nobody knows', 'NOBODY', 'promo_not_valid', 'Add valid promo code'],
    ['that is over', 'SUMMER25', 'promo_expired', 'This promo code has expired'],
    ['that has not begun', 'NEWYEAR', 'promo_not_started', 'This promo code has not started yet'],
    ['that was given away', 'HOMECARE', 'promo_not_available', 'This promo code is no longer available'],
    ['for another kind of visit', 'FIRSTCALL', 'promo_not_for_visit', 'This promo code is for another type of visit'],
  ])('S4.12 S8.08 %s is refused', async (_, code, refusal, message) => {
    const visit = await visitOf(sara);
    const reply = await apply(sara, visit.id, code);
    expect(reply).toMatchObject({ http: 422, code: refusal, message });
    expect(reply.message_ar).toMatch(/[\u0600-\u06ff]/);
  });
  test("D3.01 on somebody else's visit is not found, and one for chosen people is unknown to others", async () => {
    const visit = await visitOf(sara);
    const { id } = await promotion('CHOSEN', { for_everybody: false });
    expect(await apply(fahad, visit.id, 'CHOSEN')).toMatchObject({ http: 404 });
    expect(await apply(sara, visit.id, 'CHOSEN')).toMatchObject({ http: 422, code: 'promo_not_valid' });
    const person = await w.db.selectFrom('person').select('id').where('mrn', '=', '1000001').executeTakeFirstOrThrow();
    await w.db
      .insertInto('promotion_assignment')
      .values({ promotion_id: id, person_id: person.id, assigned_at: demoNow })
      .execute();
    expect(await apply(sara, visit.id, 'chosen')).toMatchObject({ http: 200 });
  });
});

describe('a promo code that counts', () => {
  test('S4.12 is found with Arabic-Indic digits as well', async () => {
    await promotion('EID20');
    const visit = await visitOf(fahad);
    expect(await apply(fahad, visit.id, 'eid٢٠')).toMatchObject({ http: 200, data: { discount_kind: 'promo' } });
  });
  test('S4.12 is read as a chat copies it, with marks of direction that nobody sees', async () => {
    await promotion('CHAT20');
    const visit = await visitOf(fahad);
    expect(await apply(fahad, visit.id, '\u2066CHAT20\u2069')).toMatchObject({ data: { discount_kind: 'promo' } });
  });
  test('D12.03 takes its part off the price, VAT is on the rest, and the page says so', async () => {
    await promotion('TAKES20', { at_most: 2_500 });
    const visit = await visitOf(fahad);
    const { data } = await apply(fahad, visit.id, 'TAKES20');
    const off = Math.min(25, visit.price * 0.2);
    expect(data).toMatchObject({
      list_price: visit.price,
      discount: off,
      price: visit.price - off,
      discount_kind: 'promo',
    });
    expect(data.vat).toBe(Math.round((visit.price - off) * 15) / 100);
    const page = await fahad.post<Record<string, unknown>>('/payment/checkout-wizard/step-one', {
      entity_id: visit.id,
    });
    expect(page.data).toMatchObject({ list_price: visit.price, price: data.price, vat: data.vat, total: data.total });
    expect(page.data['reductions']).toContainEqual({ kind: 'promo', amount: off, reason: null });
    const cleared = await fahad.post('/promotions/clear', { appointment_id: visit.id });
    expect(cleared.data).toMatchObject({ discount: 0, total: visit.total, discount_kind: null });
  });
  test('S5.13 or points, never both', async () => {
    await promotion('NOTBOTH');
    const visit = await visitOf(sara);
    await apply(sara, visit.id, 'NOTBOTH');
    const begun = await sara.post('/payment/intent', { entity_id: visit.id, loyalty_points: 100 });
    expect(begun).toMatchObject({ http: 422, code: 'one_discount_only' });
  });
  test('is used once, whatever happens at once, and again after the visit was cancelled', async () => {
    await promotion('ONCE');
    const visits = [await visitOf(sara), await visitOf(sara), await visitOf(sara)];
    const replies = await Promise.all(visits.map(({ id }) => apply(sara, id, 'ONCE')));
    expect(replies.map(({ http, code }) => code ?? String(http)).toSorted((a, b) => a.localeCompare(b))).toEqual([
      '200',
      'promo_already_used',
      'promo_already_used',
    ]);
    const winner = visits[replies.findIndex(({ http }) => http === 200)]!;
    const loser = visits[replies.findIndex(({ http }) => http !== 200)]!;
    await pay(w, sara, (await sara.get(`/appointments/${winner.id}`)).data);
    await sara.post('/appointments/cancel', { appointment_id: winner.id });
    expect(await apply(sara, loser.id, 'ONCE')).toMatchObject({ http: 200 });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('the life of a promo code', () => {
  test('of which one is left goes to one of many', async () => {
    await promotion('LASTONE', { uses_left: 1 });
    const people = strangers.slice(6);
    const visits: { id: number }[] = [];
    for (const one of people) visits.push(await visitOf(one));
    const replies = await Promise.all(people.map((one, at) => apply(one, visits[at]!.id, 'LASTONE')));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'promo_not_available')).toHaveLength(3);
  });
  test('that ends while the payment page is open counts no more: the page shows the price without it', async () => {
    await promotion('ENDSTODAY', { ends_on: '2026-11-22' });
    const visit = await visitOf(sara);
    const { data } = await apply(sara, visit.id, 'ENDSTODAY');
    w.at('2026-11-22T21:00:01Z');
    const paid = await sara.post('/payment/intent', { entity_id: visit.id, amount: data.total });
    expect(paid).toMatchObject({ http: 422, code: 'invalid_amount' });
    const page = await sara.post<{ total: number }>('/payment/checkout-wizard/step-one', { entity_id: visit.id });
    expect(page.data.total).toBe(visit.total);
    w.at(demoNow);
  });
  test('goes along when the visit is moved', async () => {
    await promotion('MOVES');
    const visit = await visitOf(sara);
    await apply(sara, visit.id, 'MOVES');
    const slot = await newSlot(w, { at: instantAt('2026-12-20', '03:00') });
    const moved = await sara.post('/appointments/reschedule', { old_app_id: visit.id, slot_id: slot, type: 'onsite' });
    expect(moved.data).toMatchObject({ discount_kind: 'promo', discount: visit.price * 0.2 });
  });
  test('S4.12 the list tells the states apart', async () => {
    type Listed = { items: { code: string; state: string }[] };
    const { data } = await sara.get<Listed>('/promotions/assigned');
    const states = Object.fromEntries(data.items.map(({ code, state }) => [code, state]));
    expect(states).toMatchObject({
      FAMILY20: 'active',
      SUMMER25: 'expired',
      NEWYEAR: 'not_started',
      HOMECARE: 'not_available',
      MOVES: 'used',
    });
    const guest = await w.app.inject({ method: 'GET', url: '/api/v1/promotions' });
    expect(guest.json<{ data: Listed }>().data.items.some(({ code }) => code === 'CHOSEN')).toBe(false);
  });
});

const [first, second, third, fourth, fifth, sixth] = strangers as [Client, Client, Client, Client, Client, Client];
const number = (client: number, iqama: string | null, source = 'portal') =>
  w.db
    .updateTable('person')
    .set({ iqama, source })
    .where('mrn', '=', String(2_000_000 + client))
    .execute();
type Free = { items: { status: string; appointment_id: number | null; may_claim: boolean }[] };
const active = async (who: Client) => (await who.get<Free>('/free-appointment-promo/get/active')).data.items;
const claim = (who: Client, id: number) => who.post('/free-appointment-promo/claim', { appointment_id: id });
const of = async (who: Client) => (await who.get<{ mrn_number: string }>('/auth/patient/profile')).data.mrn_number;
const mrnNumber = async (who: Client) => Number(await of(who)) - 2_000_000;

describe('the free first visit', () => {
  test('D12.04 needs an identity number, and is for a first visit on site or by video', async () => {
    const visit = await visitOf(first);
    await number(await mrnNumber(first), null);
    expect(await active(first)).toEqual([]);
    expect(await claim(first, visit.id)).toMatchObject({ http: 422, code: 'identity_number_required' });
    const saras = await visitOf(sara);
    expect(await claim(sara, saras.id)).toMatchObject({ http: 422, code: 'free_visit_first_only' });
    await number(await mrnNumber(second), '2111111111');
    const atHome = await visitOf(second);
    await w.db.updateTable('appointment').set({ type: 'home' }).where('id', '=', atHome.id).execute();
    expect(await claim(second, atHome.id)).toMatchObject({ http: 422, code: 'free_visit_type' });
    expect(await claim(fahad, visit.id)).toMatchObject({ http: 404 });
  });
  test('D12.06 the page tells why each reduction is not possible, as its own call refuses it', async () => {
    type Page = { reductions: { kind: string; reason: { code: string } | null }[] };
    const reasons = async (who: Client, body: object) => {
      const { data } = await who.post<Page>('/payment/checkout-wizard/step-one', body);
      return Object.fromEntries(data.reductions.map(({ kind, reason }) => [kind, reason?.code ?? null]));
    };
    const saras = await visitOf(sara);
    const page = await reasons(sara, { entity_id: saras.id });
    expect(page).toMatchObject({ insurance: null, promo: null, package: 'package_service_mismatch' });
    expect(page['free_promo']).toBe((await claim(sara, saras.id)).code);
    const booked = await sara.get<{ items: { id: number }[] }>('/booked-packages');
    const used = await sara.post(`/booked-packages/${booked.data.items[0]!.id}/use`, { appointment_id: saras.id });
    expect(page['package']).toBe(used.code);
    await promotion('PAGETELLS');
    await apply(sara, saras.id, 'PAGETELLS');
    const one = {
      free_promo: 'one_reduction_only',
      package: 'one_reduction_only',
      loyalty_points: 'one_discount_only',
    };
    expect(await reasons(sara, { entity_id: saras.id })).toMatchObject({ promo: null, ...one });
    await sara.post('/promotions/clear', { appointment_id: saras.id });
    const topUp = await sara.post<{ id: number }>('/payment/wallet/top-up', { amount: 50 });
    const wallet = await reasons(sara, { purpose: 'wallet', entity_id: topUp.data.id });
    expect(new Set(Object.values(wallet))).toEqual(new Set(['card_only']));
  });
  test('S4.08 D12.04 is claimed, settled at once, cancelled and claimed again; nothing else reduces it', async () => {
    await number(await mrnNumber(third), '2333333333');
    expect(await active(third)).toMatchObject([{ status: 'pending', appointment_id: null, may_claim: true }]);
    const visit = await visitOf(third);
    expect((await claim(third, visit.id)).data).toMatchObject({ status: 'paid', total: 0, discount_kind: 'free' });
    expect(await active(third)).toMatchObject([{ status: 'completed', appointment_id: visit.id, may_cancel: true }]);
    const user = await third.get<{ first_free_promo: unknown }>('/auth/patient/profile');
    expect(user.data.first_free_promo).toEqual([{ status: 'completed', appointment_id: visit.id }]);
    const other = await visitOf(third);
    expect(await claim(third, other.id)).toMatchObject({ http: 409, code: 'free_visit_used' });
    await third.post('/appointments/cancel', { appointment_id: visit.id });
    expect(await active(third)).toMatchObject([{ status: 'pending' }]);
    expect((await claim(third, other.id)).data).toMatchObject({ status: 'paid', total: 0 });
    expect(await apply(third, other.id, 'FAMILY20')).toMatchObject({ code: 'already_paid' });
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('one free first visit', () => {
  test('D12.04 is given once for an identity number when two claims race', async () => {
    await number(await mrnNumber(fourth), '2444444444');
    const visits = [await visitOf(fourth), await visitOf(fourth), await visitOf(fourth)];
    const replies = await Promise.all(visits.map(({ id }) => claim(fourth, id)));
    expect(replies.filter(({ http }) => http === 200)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === 'free_visit_used')).toHaveLength(2);
  });
  test('D12.04 is not given back to who did not come, but to whose money is paid back', async () => {
    await number(await mrnNumber(fifth), '2555555555');
    const visit = await visitOf(fifth);
    await claim(fifth, visit.id);
    w.at(addMinutes(new Date(visit.ends_at), 5));
    await w.due();
    expect(await active(fifth)).toMatchObject([{ status: 'completed' }]);
    w.at(demoNow);
    await number(await mrnNumber(sixth), '2666666666');
    const given = await visitOf(sixth);
    await claim(sixth, given.id);
    await w.db.transaction().execute((tx) =>
      refundPayment(tx, systemCall(demoNow, 'test'), {
        purpose: 'appointment',
        entityId: given.id,
        why: 'system',
        to: 'source',
      }),
    );
    await w.dispatch();
    expect(await active(sixth)).toMatchObject([{ status: 'pending' }]);
  });
});
