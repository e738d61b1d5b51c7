import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');

const set = (title: string, value: unknown) =>
  w.db
    .updateTable('setting')
    .set({ value: JSON.stringify(value) })
    .where('title', '=', title)
    .execute();
const night = (day: string) => instantAt(`2026-12-${day}`, '03:00');

test('S4.04 the cut-off that is set is the one of the hold, of the refusal and of its sentence', async () => {
  await set('PAYMENT_CUTOFF_MINUTES', 90);
  const at = night('01');
  const appointment = await book(sara, await newSlot(w, { at }));
  expect(appointment.hold_until).toBe(addMinutes(at, -90).toISOString());
  w.at(addMinutes(at, -89));
  const message = 'cannot pay for the appointment before 90 minutes from the appointment time';
  const intent = await sara.post('/payment/intent', { entity_id: appointment.id });
  expect(intent).toMatchObject({ http: 422, code: 'too_late_to_pay', message });
  w.at(demoNow);
});

test('D5.01 the hold of a virtual appointment is as long as it is set', async () => {
  await set('PAYMENT_HOLD_MINUTES', 25);
  const appointment = await book(sara, await newSlot(w, { at: night('02'), type: 'virtual' }), 'virtual');
  expect(appointment.hold_until).toBe(addMinutes(demoNow, 25).toISOString());
});

test('S5.11 slots are offered, and taken, so long ahead as it is set', async () => {
  await set('OFFER_LEAD_MINUTES', 120);
  const at = night('03');
  const slot = await newSlot(w, { at });
  const offered = async () => {
    const { doctor_id, location_id } = await w.db
      .selectFrom('slot')
      .select(['doctor_id', 'location_id'])
      .where('id', '=', slot)
      .executeTakeFirstOrThrow();
    const query = `doctor_id=${doctor_id}&dated=2026-12-03&type=onsite&location_id=${location_id}`;
    const { data } = await sara.get<{ items: { id: number }[] }>(`/timeslots/by-location?${query}`);
    return data.items.some(({ id }) => id === slot);
  };
  w.at(addMinutes(at, -119));
  expect(await offered()).toBe(false);
  const body = { slot_id: slot, type: 'onsite' };
  expect(await sara.post('/appointments/create', body)).toMatchObject({ code: 'slot_not_offered' });
  w.at(addMinutes(at, -120));
  expect(await offered()).toBe(true);
  expect(await sara.post('/appointments/create', body)).toMatchObject({ http: 200 });
  w.at(demoNow);
});

test('S4.02 S8.05 a call is joined within the window that is set, and the refusal names it', async () => {
  await set('CALL_JOIN_WINDOW_MINUTES', 20);
  const at = night('04');
  const booked = await book(sara, await newSlot(w, { at, type: 'virtual', minutes: 15 }), 'virtual');
  const paid = await pay(w, sara, booked);
  expect(paid).toMatchObject({
    join_from: addMinutes(at, -20).toISOString(),
    join_until: addMinutes(at, 20).toISOString(),
  });
  w.at(addMinutes(at, -21));
  expect(await sara.post('/tele-consultation/join', { appointment_id: paid.id })).toMatchObject({
    code: 'too_early_to_join',
    message: 'You can only join the meeting 20 minutes before scheduled start time',
  });
  w.at(addMinutes(at, -20));
  expect(await sara.post('/tele-consultation/join', { appointment_id: paid.id })).toMatchObject({ http: 200 });
  w.at(addMinutes(at, 21));
  expect(await sara.post('/tele-consultation/join', { appointment_id: paid.id })).toMatchObject({
    code: 'too_late_to_join',
  });
  w.at(demoNow);
});

test('S8.06 check-in opens when it is set to', async () => {
  await set('CHECK_IN_OPENS_MINUTES', 5);
  const at = night('05');
  const paid = await pay(w, sara, await book(sara, await newSlot(w, { at })));
  expect(paid.check_in_from).toBe(addMinutes(at, -5).toISOString());
  w.at(addMinutes(at, -6));
  expect(await sara.post('/appointments/check-in', { appointment_id: paid.id })).toMatchObject({
    code: 'too_early_to_check_in',
    message: 'Check-in opens 5 minutes before the appointment',
  });
  w.at(addMinutes(at, -5));
  expect(await sara.post('/appointments/check-in', { appointment_id: paid.id })).toMatchObject({ http: 200 });
  w.at(demoNow);
});

test('S4.04 who booked pays until the time that was told then, though the cut-off is set earlier meanwhile', async () => {
  await set('PAYMENT_CUTOFF_MINUTES', 30);
  const at = night('07');
  const appointment = await book(sara, await newSlot(w, { at }));
  await set('PAYMENT_CUTOFF_MINUTES', 240);
  w.at(addMinutes(at, -30));
  const { data: then } = await sara.get(`/appointments/${appointment.id}`);
  expect(then).toMatchObject({ hold_until: addMinutes(at, -30).toISOString(), may: { pay: { allowed: true } } });
  expect(await sara.post('/payment/intent', { entity_id: appointment.id })).toMatchObject({ http: 200 });
  w.at(addMinutes(at, -29));
  expect(await sara.post('/payment/intent', { entity_id: appointment.id })).toMatchObject({ code: 'too_late_to_pay' });
  w.at(demoNow);
});

test('D5.01 a virtual appointment is held no longer than it can be paid, however long the hold is set', async () => {
  await set('PAYMENT_CUTOFF_MINUTES', 30);
  await set('OFFER_LEAD_MINUTES', 40);
  await set('PAYMENT_HOLD_MINUTES', 60);
  const at = night('08');
  w.at(addMinutes(at, -45));
  const appointment = await book(sara, await newSlot(w, { at, type: 'virtual' }), 'virtual');
  expect(appointment.hold_until).toBe(addMinutes(at, -30).toISOString());
  w.at(demoNow);
});

test('S5.11 no time is offered that leaves less than ten minutes to pay, however short the notice is set', async () => {
  await set('PAYMENT_CUTOFF_MINUTES', 90);
  await set('OFFER_LEAD_MINUTES', 0);
  const at = night('09');
  const slot = await newSlot(w, { at });
  const { doctor_id, location_id } = await w.db
    .selectFrom('slot')
    .select(['doctor_id', 'location_id'])
    .where('id', '=', slot)
    .executeTakeFirstOrThrow();
  const query = `doctor_id=${doctor_id}&dated=2026-12-09&type=onsite&location_id=${location_id}`;
  const offered = async () => {
    const { data } = await sara.get<{ items: { id: number }[] }>(`/timeslots/by-location?${query}`);
    return data.items.some(({ id }) => id === slot);
  };
  const body = { slot_id: slot, type: 'onsite' };
  w.at(addMinutes(at, -99));
  expect([await offered(), await sara.post('/appointments/create', body)]).toMatchObject([
    false,
    { code: 'slot_not_offered' },
  ]);
  w.at(addMinutes(at, -100));
  expect([await offered(), await sara.post('/appointments/create', body)]).toMatchObject([true, { http: 200 }]);
  w.at(demoNow);
});

test.each([
  ['soon', 0],
  [-5, 30],
  [1_000_000, 60],
  [null, 90],
])('a setting that is %s is none: the default holds', async (value, later) => {
  await set('PAYMENT_HOLD_MINUTES', value);
  const at = addMinutes(night('06'), later);
  const appointment = await book(sara, await newSlot(w, { at, type: 'virtual' }), 'virtual');
  expect(appointment.hold_until).toBe(addMinutes(demoNow, 10).toISOString());
});
