import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay, type Client } from '#modules/booking/booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');

const call = async (at: Date, doctor?: string) =>
  book(fahad, await newSlot(w, { at, type: 'virtual', ...(doctor && { doctor }) }), 'virtual');

/** Tries to join at so many seconds from the start. */
async function join(client: Client, a: Appointment, seconds: number) {
  w.at(new Date(new Date(a.starts_at).getTime() + seconds * 1000));
  const reply = await client.post('/tele-consultation/join', { appointment_id: a.id });
  w.at(demoNow);
  return reply;
}

test('S8.05 an hour and a second before the start is too early', async () => {
  const a = await pay(w, fahad, await call(night('01')));
  expect(await join(fahad, a, -3601)).toMatchObject({
    http: 422,
    code: 'too_early_to_join',
    message: 'You can only join the meeting 60 minutes before scheduled start time',
    message_ar: 'يمكن الانضمام إلى الاستشارة قبل موعدها بمدة 60 دقيقة فقط',
  });
});

test('S4.02 from an hour before to an hour after the start both sides may join', async () => {
  const a = await pay(w, fahad, await call(night('02')));
  const replies = [await join(fahad, a, -3600), await join(layla, a, 0), await join(layla, a, 3600)];
  expect(replies.map((reply) => reply.http)).toEqual([200, 200, 200]);
  expect(replies[0]?.data).toMatchObject({ appointment_id: a.id, join_from: a.join_from, join_until: a.join_until });
});

test('S8.05 an hour and a second after the start is too late', async () => {
  const a = await pay(w, fahad, await call(night('03')));
  expect(await join(fahad, a, 3601)).toMatchObject({
    code: 'too_late_to_join',
    message: 'You cannot join the meeting after the allotted time',
  });
});

test('S4.02 work that is due does not end a call that may still be joined', async () => {
  const a = await pay(w, fahad, await call(night('04')));
  const start = new Date(a.starts_at).getTime();
  w.at(new Date(start + 3600_000));
  await w.due();
  const inTime = (await fahad.get(`/appointments/${a.id}`)).data;
  w.at(new Date(start + 3600_001));
  await w.due();
  const over = (await fahad.get(`/appointments/${a.id}`)).data;
  w.at(demoNow);
  expect([inTime.state, inTime.may.join.allowed, over.state]).toEqual(['booked', true, 'missed']);
});

test('S4.02 payment pending blocks joining', async () => {
  const a = await book(
    sara,
    await newSlot(w, { at: new Date(demoNow.getTime() + 45 * 60_000), type: 'virtual', minutes: 5, doctor: 'D1006' }),
    'virtual',
  );
  const reply = await sara.post('/tele-consultation/join', { appointment_id: a.id });
  expect(reply).toMatchObject({ http: 422, code: 'payment_pending' });
  expect(a.may.join).toMatchObject({ allowed: false, code: 'payment_pending', message: reply.message });
});

test('S8.05 an on-site visit has no call to join', async () => {
  const a = await book(sara, await newSlot(w, { at: night('05') }));
  expect(await join(sara, a, 0)).toMatchObject({ http: 422, code: 'call_not_allowed' });
});

test('D3.01 the call of somebody else, or of another doctor, is not found', async () => {
  const a = await pay(w, fahad, await call(night('06')));
  expect(await join(sara, a, 0)).toMatchObject({ http: 404, code: 'not_found' });
  expect(await join(await as(w, 'D1002'), a, 0)).toMatchObject({ http: 404, code: 'not_found' });
});
