import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay, type Client } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string, time = '03:00') => instantAt(`2026-12-${day}`, time);

const paid = async (client: Client, at: Date): Promise<Appointment> =>
  pay(w, client, await book(client, await newSlot(w, { at })));

/** Checks in at so many seconds from the start. */
async function checkIn(client: Client, a: Appointment, seconds: number) {
  w.at(new Date(new Date(a.starts_at).getTime() + seconds * 1000));
  const reply = await client.post('/appointments/check-in', { appointment_id: a.id });
  w.at(demoNow);
  return reply;
}

test('S8.06 half an hour and a second before the start is too early, and the button says the same', async () => {
  const a = await paid(fahad, night('01'));
  expect(await checkIn(fahad, a, -1801)).toMatchObject({
    http: 422,
    code: 'too_early_to_check_in',
    message: 'Check-in opens 30 minutes before the appointment',
  });
  expect(a.may.check_in).toMatchObject({ allowed: false, code: 'too_early_to_check_in' });
});

test('S8.06 from half an hour before it is open, and gives a number', async () => {
  const a = await paid(fahad, night('02'));
  const reply = await checkIn(fahad, a, -1800);
  expect(reply).toMatchObject({ http: 200, data: { state: 'checked_in', token: 1 } });
});

test('S8.06 at the end it is still open, a second later it is not', async () => {
  const a = await paid(fahad, night('03'));
  expect(await checkIn(fahad, a, 1201)).toMatchObject({
    code: 'too_late_to_check_in',
    message: 'Appointment time has passed. Check-in is no longer possible.',
  });
  expect((await checkIn(fahad, a, 1200)).http).toBe(200);
});

test('S8.06 nobody checks in twice, unpaid, cancelled, or for somebody else', async () => {
  const a = await paid(fahad, night('04'));
  expect(await checkIn(sara, a, 0)).toMatchObject({ http: 404, code: 'not_found' });
  await checkIn(fahad, a, 0);
  expect(await checkIn(fahad, a, 0)).toMatchObject({ http: 409, code: 'already_checked_in' });
  const unpaid = await book(sara, await newSlot(w, { at: night('05') }));
  expect(await checkIn(sara, unpaid, -1800)).toMatchObject({ http: 422, code: 'payment_pending' });
  await sara.post('/appointments/cancel', { appointment_id: unpaid.id });
  expect(await checkIn(sara, unpaid, -1800)).toMatchObject({ http: 409, code: 'already_cancelled' });
});

test('two who arrive together get two numbers', async () => {
  const at = night('06');
  const [a, b] = [await paid(fahad, at), await paid(sara, addMinutes(at, 20))];
  w.at(at);
  const replies = await Promise.all([
    fahad.post('/appointments/check-in', { appointment_id: a.id }),
    sara.post('/appointments/check-in', { appointment_id: b.id }),
  ]);
  w.at(demoNow);
  expect(new Set(replies.map((reply) => reply.data.token))).toEqual(new Set([1, 2]));
});
