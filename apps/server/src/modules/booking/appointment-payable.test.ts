import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay, type Client } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');

async function payAt(client: Client, id: number, at: Date) {
  w.at(at);
  const reply = await client.post('/payment/intent', { purpose: 'appointment', entity_id: id, method: 'wallet' });
  w.at(demoNow);
  return reply;
}
const second = (at: Date, by: number) => new Date(at.getTime() + by * 1000);

test('S4.04 thirty minutes before its time an appointment may still be paid, a second later not', async () => {
  const at = night('01');
  const a = await book(sara, await newSlot(w, { at }));
  const late = await payAt(sara, a.id, second(addMinutes(at, -30), 1));
  expect(late).toMatchObject({
    http: 422,
    code: 'too_late_to_pay',
    message: 'cannot pay for the appointment before 30 minutes from the appointment time',
  });
  expect((await payAt(sara, a.id, addMinutes(at, -30))).http).toBe(200);
  expect((await sara.get(`/appointments/${a.id}`)).data).toMatchObject({ status: 'paid', is_appt_billed: true });
});

test('D5.01 at the end of its ten minutes a virtual visit may still be paid, a second later not', async () => {
  const [one, two] = [
    await book(sara, await newSlot(w, { type: 'virtual', at: night('02') }), 'virtual'),
    await book(fahad, await newSlot(w, { type: 'virtual', at: night('03') }), 'virtual'),
  ];
  expect(await payAt(fahad, two.id, second(addMinutes(demoNow, 10), 1))).toMatchObject({
    http: 409,
    code: 'appointment_not_payable',
  });
  expect((await payAt(sara, one.id, addMinutes(demoNow, 10))).http).toBe(200);
});

test('S4.04 success makes it paid, and it is not paid twice', async () => {
  const a = await pay(w, fahad, await book(fahad, await newSlot(w, { at: night('04') })));
  expect(a).toMatchObject({ status: 'paid', may: { pay: { allowed: false, code: 'already_paid' } } });
  expect(await payAt(fahad, a.id, demoNow)).toMatchObject({ http: 409, code: 'already_paid' });
});

test("D3.01 somebody else's appointment cannot be paid, and its price cannot be read", async () => {
  const a = await book(sara, await newSlot(w, { at: night('05') }));
  expect(await payAt(fahad, a.id, demoNow)).toMatchObject({ http: 404, code: 'not_found' });
  const rate = await fahad.post('/payment/service/rate', {
    mrn_number: '1000002',
    doctor_id: a.doctor.id,
    appointment_id: a.id,
  });
  expect(rate).toMatchObject({ http: 404, code: 'not_found' });
});
