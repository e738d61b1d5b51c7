import { expect, test } from 'vitest';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, crowd, newSlot, type Reply } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');

/** Before dawn nobody has hours: each test takes a day of its own. */
const night = (day: string, time = '03:00') => instantAt(`2026-12-${day}`, time);

test('S5.11 without a slot the sentence says to select one first', async () => {
  const reply = await sara.post('/appointments/create', { type: 'onsite' });
  expect(reply).toMatchObject({
    http: 422,
    status: false,
    code: 'select_slot_first',
    message: 'Select Time Slot First',
  });
  expect(reply.errors).toMatchObject([{ path: 'slot_id' }]);
});

test('S8.11 without a type the fields are required, in both languages', async () => {
  const reply = await sara.post('/appointments/create', { slot_id: 1 });
  expect(reply).toMatchObject({ http: 400, code: 'required', message: 'Fields are required' });
  expect(reply.errors?.[0]).toMatchObject({ path: 'type' });
  expect(reply.message_ar).toMatch(/[\u0600-\u06ff]/);
});

test('S5.19 a virtual visit needs its consent, an on-spot one its policy', async () => {
  const [newcomer] = await crowd(w, 1);
  const refused = { http: 422, code: 'policy_not_accepted' };
  const virtual = await newSlot(w, { type: 'virtual', at: night('01') });
  expect(await newcomer!.post('/appointments/create', { slot_id: virtual, type: 'virtual' })).toMatchObject(refused);
  const onspot = await newSlot(w, { type: 'onspot', at: night('01', '04:00') });
  const body = { slot_id: onspot, type: 'onspot', policy_accepted: false };
  expect(await newcomer!.post('/appointments/create', body)).toMatchObject(refused);
});

test('S5.19 terms that are not agreed to come before any booking', async () => {
  const newcomer = await as(w, '1000005');
  const slot = await newSlot(w, { at: night('02') });
  expect(await newcomer.post('/appointments/create', { slot_id: slot, type: 'onsite' })).toMatchObject({
    http: 403,
    code: 'terms_not_agreed',
  });
});

test('D3.01 an MRN that is not the own one is not found', async () => {
  const slot = await newSlot(w, { at: night('03') });
  const reply = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite', mrn_number: '1000002' });
  expect(reply).toMatchObject({ http: 404, code: 'not_found', data: null });
});

test('a slot that does not exist is not found', async () => {
  expect(await sara.post('/appointments/create', { slot_id: 999_999_999, type: 'onsite' })).toMatchObject({
    http: 404,
  });
});

test('a slot of another type, or a speciality that the doctor does not have, is refused', async () => {
  const slot = await newSlot(w, { at: night('04') });
  expect(await sara.post('/appointments/create', { slot_id: slot, type: 'home' })).toMatchObject({
    http: 422,
    code: 'slot_type_mismatch',
  });
  const other = await w.db
    .selectFrom('speciality')
    .select('id')
    .where('code', '=', 'EYE-GEN')
    .executeTakeFirstOrThrow();
  const reply = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite', speciality_id: other.id });
  expect(reply).toMatchObject({ http: 422, code: 'speciality_mismatch' });
});

test('S8.08 a kind of visit without a price answers as the hospital system does', async () => {
  const slot = await newSlot(w, { at: night('05'), type: 'home' });
  await w.db.deleteFrom('doctor_fee').where('type', '=', 'home').execute();
  expect(await sara.post('/appointments/create', { slot_id: slot, type: 'home' })).toMatchObject({
    http: 422,
    message: 'HIS: No Service Found',
  });
});

test('S4.12 a slot that leave has closed is not offered any more', async () => {
  const slot = await newSlot(w, { at: night('06') });
  await w.db.updateTable('slot').set({ is_closed: true }).where('id', '=', slot).execute();
  expect(await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' })).toMatchObject({
    code: 'slot_not_offered',
  });
});

test('D5.01 forty minutes before its start a slot is still offered, a second later not', async () => {
  const at = night('07');
  const slot = await newSlot(w, { at });
  w.at(new Date(addMinutes(at, -40).getTime() + 1000));
  const late = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' });
  w.at(addMinutes(at, -40));
  const inTime = await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' });
  w.at(demoNow);
  expect([late.code, inTime.http]).toEqual(['slot_not_offered', 200]);
});

test('two visits of one person at the same time are refused', async () => {
  const at = night('08');
  await book(sara, await newSlot(w, { at }));
  const slot = await newSlot(w, { at: addMinutes(at, 10), doctor: 'D1002' });
  expect(await sara.post('/appointments/create', { slot_id: slot, type: 'onsite' })).toMatchObject({
    http: 409,
    code: 'patient_busy',
  });
});

test('D5.01 the loser gets 409 and the three nearest free slots of that doctor', async () => {
  const at = night('09');
  const taken = await newSlot(w, { at });
  const near = [addMinutes(at, 20), addMinutes(at, -20), addMinutes(at, 60), addMinutes(at, 90)];
  const ids = await Promise.all(near.map((start) => newSlot(w, { at: start })));
  await book(sara, taken);
  const reply: Reply<{ nearest: { id: number; starts_at: string }[] }> = await fahad.post('/appointments/create', {
    slot_id: taken,
    type: 'onsite',
  });
  expect(reply).toMatchObject({ http: 409, code: 'slot_taken' });
  expect(new Set(reply.data.nearest.map((slot) => slot.id))).toEqual(new Set(ids.slice(0, 3)));
});

test.each([
  [{ slot_id: '1; drop table slot', type: 'onsite' }],
  [{ slot_id: -1, type: 'onsite' }],
  [{ slot_id: 1.5, type: 'onsite' }],
  [{ slot_id: 1e300, type: 'onsite' }],
  [{ slot_id: 1, type: 'أونلاين' }],
  [{ slot_id: 1, type: 'onsite', mrn_number: '١٠٠٠٠٠١' }],
  [{ slot_id: 1, type: 'onsite', mrn_number: "1000001' or 1=1" }],
  [{ slot_id: [1], type: { $ne: null } }],
  ['[]'],
  [null],
])('malicious input %j is malformed and never a fault', async (body) => {
  const reply = await sara.post('/appointments/create', body);
  expect([400, 415]).toContain(reply.http);
  expect(reply.status).toBe(false);
  expect(reply.message_ar).toMatch(/[\u0600-\u06ff]/);
});

test('a guest signs in first, and a doctor does not book for himself', async () => {
  const guest = await w.app.inject({ method: 'POST', url: '/api/v1/appointments/create', payload: {} });
  expect(guest.statusCode).toBe(401);
  const doctor = await as(w, 'D1001');
  expect((await doctor.post('/appointments/create', { type: 'onsite' })).http).toBe(403);
});

test('D5.01 an on-site visit is held until thirty minutes before its start', async () => {
  const at = night('10');
  const a = await book(sara, await newSlot(w, { at }));
  expect(a).toMatchObject({
    booked_date: '2026-12-10',
    start_time: '03:00',
    end_time: '03:20',
    starts_at: at.toISOString(),
    type: 'onsite',
    status: 'unpaid',
    payment_status: { code: 'unpaid', title: 'Unpaid', title_ar: 'غير مدفوع' },
    state: 'booked',
    is_appt_billed: false,
    hold_until: addMinutes(at, -30).toISOString(),
    patient: { mrn_number: '1000001' },
    doctor: { code: 'D1001', display_name: 'Dr. Layla Hassan' },
  });
  expect(a.may).toMatchObject({ pay: { allowed: true }, cancel: { allowed: true }, reschedule: { allowed: true } });
  expect(a.may.rebook).toMatchObject({ allowed: false, code: 'not_paid_yet' });
});

test('D5.01 a virtual visit waits ten minutes, and `online` means the same', async () => {
  const slot = await newSlot(w, { type: 'virtual', at: night('11') });
  const a = await book(sara, slot, 'online');
  expect(a).toMatchObject({ type: 'virtual', hold_until: addMinutes(demoNow, 10).toISOString() });
});

test('D4.04 a citizen pays no VAT, anybody else 15 %, whatever amount a client names', async () => {
  const [one, two] = [await newSlot(w, { at: night('12') }), await newSlot(w, { at: night('13') })];
  expect(await book(sara, one)).toMatchObject({ price: 250, vat: 0, vat_percent: 0, total: 250 });
  const reply = await fahad.post('/appointments/create', { slot_id: two, type: 'onsite', price: 1, total: 1 });
  expect(reply.data).toMatchObject({ price: 250, vat: 37.5, vat_percent: 15, total: 287.5 });
});

test('a guardian books in the profile of a dependent, and only there', async () => {
  const noura = await as(w, '1000002', '1000003');
  const a = await book(noura, await newSlot(w, { at: night('14') }));
  expect(a.patient.mrn_number).toBe('1000003');
  expect((await fahad.get(`/appointments/${a.id}`)).http).toBe(404);
});

test('one Idempotency-Key books once, and its answer comes again', async () => {
  const slot = await newSlot(w, { at: night('15') });
  const body = { slot_id: slot, type: 'onsite' };
  const replies = await Promise.all([1, 2, 3].map(() => sara.post('/appointments/create', body, 'the-same-key')));
  expect(replies.map((r) => r.http)).toEqual([200, 200, 200]);
  expect(new Set(replies.map((r) => r.data.id)).size).toBe(1);
  const made = await w.db.selectFrom('appointment').select('id').where('slot_id', '=', slot).execute();
  expect(made).toHaveLength(1);
});

test('D5.01 a hold that ran out does not keep the next one away', async () => {
  const at = night('16');
  const slot = await newSlot(w, { type: 'virtual', at });
  const first = await book(sara, slot, 'virtual');
  w.at(addMinutes(demoNow, 10));
  const early = await fahad.post('/appointments/create', { slot_id: slot, type: 'virtual', policy_accepted: true });
  w.at(new Date(addMinutes(demoNow, 10).getTime() + 1000));
  const late = await fahad.post('/appointments/create', { slot_id: slot, type: 'virtual', policy_accepted: true });
  const released = await sara.get(`/appointments/${first.id}`);
  w.at(demoNow);
  expect([early.code, late.http, released.data.state]).toEqual(['slot_taken', 200, 'released']);
});

test('D3.05 what was booked stands in the log of the person', async () => {
  const a = await book(sara, await newSlot(w, { at: night('17') }));
  const rows = await w.db
    .selectFrom('audit_entry')
    .select(['action', 'why'])
    .where('person_id', '=', a.patient.id)
    .where('record_id', '=', String(a.id))
    .where('what', '=', 'appointment')
    .execute();
  expect(rows).toEqual([{ action: 'write', why: 'self' }]);
});

test('the patient is notified', async () => {
  const a = await book(sara, await newSlot(w, { at: night('18') }));
  await w.dispatch();
  const notifications = await w.db
    .selectFrom('notification')
    .select('kind')
    .where('appointment_id', '=', a.id)
    .execute();
  expect(notifications).toEqual([{ kind: 'appointment_booked' }]);
});
