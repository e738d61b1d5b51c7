import { describe, expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import type { CallEvidence, QueueEvidence } from '@balsam/domain/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { clinicsOf, walkIn } from '#modules/queue/queue.fixture.ts';
import { as, book, newSlot, pay, type Client } from './booking.fixture.ts';
import { finishVisits } from './finish-visits.ts';

const w = await world();
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
/** The session of the staff is short: a fresh one for each moment. */
const desk = () => as(w, 'frontdesk@balsam.example');
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');

/** A paid visit of 20 minutes. */
async function paid(day: string, type: 'onsite' | 'virtual' = 'onsite'): Promise<Appointment> {
  w.at(demoNow);
  return pay(w, fahad, await book(fahad, await newSlot(w, { at: night(day), type }), type));
}
const minutesAfter = (a: Appointment, minutes: number) => w.at(addMinutes(new Date(a.starts_at), minutes));
/** Its time is over by a second, and what is due was done. */
async function finish(a: Appointment, call?: CallEvidence, queue?: QueueEvidence): Promise<void> {
  const over = new Date(addMinutes(new Date(a.starts_at), a.type === 'virtual' ? 60 : 20).getTime() + 1000);
  w.at(over);
  const callEvidenceOf = async () => new Map(call ? [[a.id, call]] : []);
  const queueEvidenceOf = async () => new Map(queue ? [[a.id, queue]] : []);
  await finishVisits({ callEvidenceOf, queueEvidenceOf }).run(w.platform, over);
  await w.dispatch();
}
const now = async (a: Appointment) => (await fahad.get(`/appointments/${a.id}`)).data;
const settle = (client: Client, a: Appointment, outcome: string, reason?: string) =>
  client.post(`/appointments/${a.id}/outcome`, { outcome, reason });
const balance = async () => (await fahad.get<{ balance: number }>('/payment/wallet')).data.balance;

describe('what the front desk says', () => {
  type History = {
    items: { kind: string; outcome: string | null; reason: string | null; by: { role_id: number } | null }[];
  };
  const historyOf = async (a: Appointment) =>
    (await (await desk()).get<History>(`/staff/visits/${a.id}/history`)).data.items;

  test('D13.34 comes with a reason, which the history keeps; a doctor needs none', async () => {
    const a = await paid('01');
    await finish(a);
    for (const reason of ['', '  ', 'no'])
      expect(await settle(await desk(), a, 'completed', reason)).toMatchObject({
        code: 'outcome_reason_required',
        errors: [{ path: 'reason' }],
      });
    expect((await historyOf(a)).some(({ kind }) => kind === 'settled')).toBe(false);
    await settle(await desk(), a, 'missed_by_doctor', 'The doctor was called away');
    await settle(await desk(), a, 'completed', 'A colleague saw the patient');
    const said = (await historyOf(a)).filter(({ kind }) => kind === 'settled');
    expect(said).toMatchObject([
      { outcome: 'missed_by_doctor', reason: 'The doctor was called away', by: { role_id: 7 } },
      { outcome: 'completed', reason: 'A colleague saw the patient', by: { role_id: 7 } },
    ]);
    const b = await paid('02');
    minutesAfter(b, 10);
    expect((await layla.post(`/appointments/${b.id}/outcome`, { outcome: 'completed' })).http).toBe(200);
  });
  test('D13.34 nothing of it can be changed; only a reason can be emptied', async () => {
    const a = await paid('09');
    await finish(a);
    await settle(await desk(), a, 'completed', 'The nurse remembers the patient');
    const row = w.db.updateTable('appointment_event').where('appointment_id', '=', a.id).where('kind', '=', 'settled');
    await expect(row.set({ reason: 'Something else' }).execute()).rejects.toThrow('append-only');
    await expect(row.set({ reason: null, outcome: 'line_failed' }).execute()).rejects.toThrow('append-only');
    const gone = w.db.deleteFrom('appointment_event').where('appointment_id', '=', a.id);
    await expect(gone.execute()).rejects.toThrow('append-only');
    await row.set({ reason: null }).execute();
    expect((await historyOf(a)).find(({ kind }) => kind === 'settled')).toMatchObject({
      reason: null,
      outcome: 'completed',
    });
  });
  test('D13.34 the history is read by those who decide, and by nobody else', async () => {
    const a = await paid('03');
    for (const who of ['1000002', 'D1001', 'support@balsam.example', 'records@balsam.example'])
      expect((await (await as(w, who)).get(`/staff/visits/${a.id}/history`)).http).toBe(403);
    expect((await (await as(w, 'admin@balsam.example')).get(`/staff/visits/${a.id}/history`)).http).toBe(200);
    expect((await (await desk()).get('/staff/visits/999999/history')).http).toBe(404);
  });
  test('D13.34 a correction to missed by the patient gives nothing back, and what was paid reads paid again', async () => {
    const a = await paid('04');
    await finish(a, undefined, 'served');
    const before = await balance();
    const reply = await settle(await desk(), a, 'missed_by_patient', 'Served under the wrong number');
    expect(reply.data).toMatchObject({ state: 'missed', missed_by: 'patient', status: 'paid' });
    expect(await balance()).toBe(before);
    await settle(await desk(), a, 'completed', 'It was the right number');
    expect(await now(a)).toMatchObject({ state: 'completed', status: 'success' });
  });
});

describe('somebody was there after all', () => {
  test('D13.34 while the visit lasts they are checked in with a number like anybody', async () => {
    const a = await paid('05');
    minutesAfter(a, 5);
    await settle(await desk(), a, 'missed_by_patient', 'Nobody answered the call');
    expect((await settle(layla, a, 'checked_in')).code).toBe('front_desk_decides');
    expect((await settle(await desk(), a, 'checked_in', 'Was at the pharmacy')).data).toMatchObject({
      state: 'checked_in',
      missed_by: null,
      status: 'paid',
    });
    expect((await now(a)).token).not.toBeNull();
  });
  test('D13.34 afterwards the front desk decides within a day, as of whoever only checked in', async () => {
    const a = await paid('06');
    await finish(a);
    const reply = await settle(await desk(), a, 'checked_in', 'Waited at another clinic');
    expect(reply.data).toMatchObject({ state: 'in_review', review: { by: 'front_desk' } });
    expect((await now(a)).checked_in_at).not.toBeNull();
    w.at(new Date(new Date(reply.data.review!.until).getTime() + 1000));
    await w.due();
    expect(await now(a)).toMatchObject({ state: 'missed', missed_by: 'unclear', status: 'cancelled' });
    const payment = await w.db
      .selectFrom('payment')
      .select('status')
      .where('purpose', '=', 'appointment')
      .where('entity_id', '=', a.id)
      .executeTakeFirstOrThrow();
    expect(payment).toEqual({ status: 'refunded' });
  });
  test('D13.34 not of what was given back, nor of what was not missed', async () => {
    const a = await paid('07', 'virtual');
    await finish(a, { patientCame: true, doctorCame: false, met: false });
    expect((await settle(await desk(), a, 'checked_in', 'Came to the branch')).code).toBe('visit_not_missed');
    const b = await paid('08');
    minutesAfter(b, 5);
    expect((await settle(await desk(), b, 'checked_in', 'Is here now')).code).toBe('visit_not_missed');
  });
});

test('D10.03 D5.01 a walk-in whose day ended unpaid is released, whichever job comes first: nobody calls it completed', async () => {
  w.at(demoNow);
  const { skin } = await clinicsOf(w);
  const { appointment_id: id } = await walkIn(w, fahad, skin.id, false);
  const over = addMinutes(demoNow, 24 * 60);
  w.at(over);
  const nothing = async () => new Map<number, never>();
  await finishVisits({ callEvidenceOf: nothing, queueEvidenceOf: nothing }).run(w.platform, over);
  const visit = (await fahad.get(`/appointments/${id}`)).data;
  expect(visit).toMatchObject({ state: 'released', missed_by: null, status: 'unpaid' });
  for (const outcome of ['completed', 'missed_by_doctor'])
    expect(await settle(await desk(), visit, outcome, 'The doctor saw them all the same')).toMatchObject({
      http: 409,
      code: 'outcome_final',
    });
  await w.due();
  const told = await w.db.selectFrom('notification').select('kind').where('appointment_id', '=', id).execute();
  const kinds = told.map(({ kind }) => kind);
  expect(kinds).toContain('appointment_released');
  expect(kinds).not.toContain('appointment_ended');
});
