import { beforeEach, describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { CallEvidence, QueueEvidence } from '@balsam/domain/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { booksOf, confirm, inOrder, intend, onPage, payer } from '#modules/billing/billing.fixture.ts';
import { as, book, newSlot, pay, type Client } from './booking.fixture.ts';
import { finishVisits } from './finish-visits.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
/** The session of the staff is short: a fresh one for each moment. */
const desk = () => as(w, 'frontdesk@balsam.example');
// What the demo has of these people is decided first, so that its refunds are not counted.
for (const day of ['2026-11-26T00:00:00Z', '2026-11-28T00:00:00Z']) {
  w.at(day);
  await w.due();
}
beforeEach(() => w.at(demoNow));
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');
type Type = 'onsite' | 'virtual' | 'home';
type Visits = { items: (Appointment & { objection: string | null })[] };

/** A paid visit; 20 minutes long. */
const paid = async (day: string, type: Type = 'onsite', client: Client = fahad) =>
  pay(w, client, await book(client, await newSlot(w, { at: night(day), type }), type));
const startOf = (a: Appointment) => new Date(a.starts_at);
const minutesAfter = (a: Appointment, minutes: number) => w.at(addMinutes(startOf(a), minutes));
/** Its time is over by a second, and what is due was done. */
async function finish(a: Appointment, call?: CallEvidence, queue?: QueueEvidence): Promise<void> {
  const over = new Date(addMinutes(startOf(a), a.type === 'virtual' ? 60 : 20).getTime() + 1000);
  w.at(over);
  const callEvidenceOf = async () => new Map(call ? [[a.id, call]] : []);
  const queueEvidenceOf = async () => new Map(queue ? [[a.id, queue]] : []);
  await finishVisits({ callEvidenceOf, queueEvidenceOf }).run(w.platform, over);
  await w.dispatch();
}
const now = async (a: Appointment, client: Client = fahad) => (await client.get(`/appointments/${a.id}`)).data;
const settle = (client: Client, a: Appointment, outcome: string, reason: string | undefined = 'The desk asked both') =>
  client.post(`/appointments/${a.id}/outcome`, { outcome, reason });
const object = (client: Client, a: Appointment, text = 'Nobody rang') =>
  client.post(`/appointments/${a.id}/objection`, { text });
const balance = async (client: Client) => (await client.get<{ balance: number }>('/payment/wallet')).data.balance;
const met = { patientCame: true, doctorCame: true, met: true };
const titles = async (a: Appointment, kind: string) =>
  (
    await w.db
      .selectFrom('notification')
      .select('message')
      .where('appointment_id', '=', a.id)
      .where('kind', '=', kind)
      .orderBy('id')
      .execute()
  ).map(({ message }) => message);

describe('by itself', () => {
  test('D10.03 a visit by video in which both met is completed, and its payment reads Completed (S4.07)', async () => {
    const a = await paid('01', 'virtual');
    await finish(a, met);
    expect(await now(a)).toMatchObject({
      state: 'completed',
      missed_by: null,
      payment_status: { code: 'success', title: 'Completed' },
    });
    expect(await titles(a, 'appointment_ended')).toEqual([]);
  });
  test.each([
    ['02', { patientCame: true, doctorCame: false, met: false }, 'doctor'],
    ['03', { patientCame: false, doctorCame: false, met: false }, 'both'],
    ['04', undefined, 'both'],
    ['05', { patientCame: true, doctorCame: true, met: false }, 'line'],
  ] as const)(
    'D10.03 on %s, with the call %j, it was missed by %s and the whole price is back',
    async (day, call, by) => {
      const before = await balance(fahad);
      const a = await paid(day, 'virtual');
      await finish(a, call);
      expect(await now(a)).toMatchObject({ state: 'missed', missed_by: by, status: 'cancelled' });
      expect(await balance(fahad)).toBe(before + a.total);
      await finish(a, call);
      expect(await balance(fahad)).toBe(before + a.total);
      expect(await titles(a, 'appointment_ended')).toHaveLength(1);
    },
  );
  test('D10.03 what a card paid goes back to the card', async () => {
    const who = await payer(w, '1000002');
    const a = await book(fahad, await newSlot(w, { at: night('06'), type: 'virtual' }), 'virtual');
    const { data } = await intend(who, a);
    await onPage(w, data.redirect_url, { outcome: 'paid' });
    await confirm(who, data.reference);
    const before = await balance(fahad);
    await finish(a, { patientCame: true, doctorCame: false, met: false });
    const payment = await w.db
      .selectFrom('payment')
      .select(['status', 'refund_to'])
      .where('reference', '=', data.reference)
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ status: 'refunded', refund_to: 'source' });
    expect(await balance(fahad)).toBe(before);
    expect(await booksOf(w)).toEqual(inOrder);
  });
});

describe('by itself, when somebody was there', () => {
  test('D10.03 when only the patient did not come, nothing goes back', async () => {
    const a = await paid('07', 'virtual');
    const b = await paid('08');
    const before = await balance(fahad);
    await finish(a, { patientCame: false, doctorCame: true, met: false });
    await finish(b);
    for (const visit of [a, b])
      expect(await now(visit)).toMatchObject({ state: 'missed', missed_by: 'patient', status: 'paid' });
    expect(await balance(fahad)).toBe(before);
    expect((await titles(a, 'appointment_ended'))[0]).toContain('front desk within 24 hours');
  });
  test('D10.03 who was served in the queue had a visit, by the word of the module that keeps it', async () => {
    const a = await paid('20');
    await finish(a, undefined, 'served');
    expect(await now(a)).toMatchObject({ state: 'completed', status: 'success' });
  });
  test('D10.03 who only checked in is for the front desk; when it is silent for a day, the money is back', async () => {
    const a = await paid('09');
    minutesAfter(a, 0);
    await fahad.post('/appointments/check-in', { appointment_id: a.id });
    await finish(a);
    const open = await now(a);
    expect(open).toMatchObject({ state: 'in_review', review: { by: 'front_desk' } });
    const before = await balance(fahad);
    w.at(new Date(open.review!.until));
    await w.due();
    expect((await now(a)).state).toBe('in_review');
    w.at(new Date(new Date(open.review!.until).getTime() + 1000));
    await w.due();
    expect(await now(a)).toMatchObject({ state: 'missed', missed_by: 'unclear' });
    expect(await balance(fahad)).toBe(before + a.total);
  });
});

describe('what the doctor says', () => {
  test('D3.01 another doctor, another patient and the support say nothing about a visit', async () => {
    const a = await paid('10');
    minutesAfter(a, 10);
    expect((await settle(await as(w, 'D1002'), a, 'completed')).http).toBe(404);
    expect((await settle(fahad, a, 'completed')).http).toBe(403);
    expect((await settle(await as(w, 'support@balsam.example'), a, 'completed')).http).toBe(403);
    expect((await object(sara, a)).http).toBe(404);
  });
  test('D10.03 not before the visit begins, nor of an unpaid one', async () => {
    const a = await paid('11');
    minutesAfter(a, -1);
    expect((await settle(layla, a, 'completed')).code).toBe('visit_not_begun');
    w.at(demoNow);
    const unpaid = await book(sara, await newSlot(w, { at: night('12') }));
    w.at(addMinutes(night('12'), -31));
    expect((await settle(layla, unpaid, 'completed')).code).toBe('visit_not_begun');
  });
  test('D10.03 care was given: the patient has a day to object, then it is completed', async () => {
    const a = await paid('13');
    minutesAfter(a, 15);
    expect(await settle(layla, a, 'completed')).toMatchObject({
      data: { state: 'in_review', review: { by: 'patient' }, may: { object: { allowed: false } } },
    });
    await w.dispatch();
    expect(await titles(a, 'appointment_in_review')).toHaveLength(1);
    const { review } = await now(a);
    w.at(new Date(new Date(review!.until).getTime() + 1000));
    expect((await object(fahad, a)).code).toBe('objection_not_open');
    await w.due();
    expect(await now(a)).toMatchObject({ state: 'completed', status: 'success' });
  });
});

describe('what the doctor says again, on another screen', () => {
  test('D10.03 that care was given asks the patient once, and for no longer', async () => {
    const a = await paid('24');
    minutesAfter(a, 15);
    await settle(layla, a, 'completed');
    const { review } = await now(a);
    minutesAfter(a, 60);
    expect(await settle(layla, a, 'completed')).toMatchObject({ http: 200, data: { state: 'in_review' } });
    await w.dispatch();
    expect((await now(a)).review).toEqual(review);
    expect(await titles(a, 'appointment_in_review')).toHaveLength(1);
  });
  test('D10.03 that nobody was there tells the patient once', async () => {
    const a = await paid('25');
    minutesAfter(a, 15);
    for (const outcome of ['missed_by_doctor', 'missed_by_doctor'])
      expect(await settle(layla, a, outcome)).toMatchObject({ http: 200, data: { state: 'missed' } });
    await w.dispatch();
    expect(await titles(a, 'appointment_ended')).toHaveLength(1);
  });
});

describe('what the patient says to that', () => {
  test('D10.03 the patient objects: the doctor decides no more, the front desk reads why and gives the money back', async () => {
    const a = await paid('14');
    minutesAfter(a, 15);
    await settle(layla, a, 'completed');
    expect((await object(fahad, a, ' ')).http).toBe(400);
    expect(await object(fahad, a, 'I waited <b>an hour</b>')).toMatchObject({
      data: { state: 'in_review', review: { by: 'front_desk' } },
    });
    expect((await object(fahad, a)).code).toBe('objection_not_open');
    expect((await settle(layla, a, 'completed')).code).toBe('front_desk_decides');
    const { items } = (await (await desk()).get<Visits>('/staff/visits')).data;
    expect(items.find(({ id }) => id === a.id)).toMatchObject({ objection: 'I waited <b>an hour</b>' });
    const before = await balance(fahad);
    expect(await settle(await desk(), a, 'missed_by_doctor')).toMatchObject({
      data: { state: 'missed', missed_by: 'doctor' },
    });
    expect(await balance(fahad)).toBe(before + a.total);
    expect((await (await desk()).get<Visits>('/staff/visits')).data.items.map(({ id }) => id)).not.toContain(a.id);
    expect((await (await desk()).get<Visits>('/staff/visits?state=recent')).data.items.map(({ id }) => id)).toContain(
      a.id,
    );
  });
  test('D10.03 somebody who checked in was not missing by the word of the doctor alone', async () => {
    const a = await paid('15');
    minutesAfter(a, 0);
    await fahad.post('/appointments/check-in', { appointment_id: a.id });
    expect((await settle(layla, a, 'missed_by_patient')).code).toBe('patient_was_there');
    expect((await settle(layla, a, 'missed_by_doctor')).data.state).toBe('missed');
  });
});

describe('corrections', () => {
  test('D10.03 one that the patient pays for takes no money back, and after a day it is final', async () => {
    const a = await paid('16', 'virtual');
    await finish(a, { patientCame: true, doctorCame: false, met: false });
    const before = await balance(fahad);
    expect(await settle(await desk(), a, 'completed')).toMatchObject({
      data: { state: 'completed', status: 'cancelled' },
    });
    expect(await balance(fahad)).toBe(before);
    expect(await settle(await desk(), a, 'missed_by_both')).toMatchObject({
      data: { state: 'missed', missed_by: 'both' },
    });
    expect(await balance(fahad)).toBe(before);
    w.at(new Date(addMinutes(startOf(a), 60 + 24 * 60).getTime() + 1000));
    expect((await settle(await desk(), a, 'completed')).http).toBe(200);
    w.at(new Date(addMinutes(startOf(a), 60 + 24 * 60).getTime() + 2000));
    expect((await settle(await desk(), a, 'completed')).code).toBe('outcome_final');
    expect(await booksOf(w)).toEqual(inOrder);
  });
  test('D10.03 from missed by the patient to missed by the doctor gives all back, once, and each is audited', async () => {
    const a = await paid('17');
    await finish(a);
    const before = await balance(fahad);
    const replies = await Promise.all([
      settle(await desk(), a, 'missed_by_doctor'),
      settle(await desk(), a, 'missed_by_doctor'),
    ]);
    expect(replies.map(({ http }) => http)).toEqual([200, 200]);
    expect(await balance(fahad)).toBe(before + a.total);
    const audits = await w.db
      .selectFrom('audit_entry')
      .select('actor_role')
      .where('what', '=', 'appointment')
      .where('record_id', '=', String(a.id))
      .where('why', '=', 'staff')
      .where('action', '=', 'write')
      .execute();
    expect(audits).toEqual([{ actor_role: 7 }, { actor_role: 7 }]);
  });
});
