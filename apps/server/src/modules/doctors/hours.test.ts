import { beforeEach, expect, test } from 'vitest';
import type { DoctorDetail } from '@balsam/contract/doctors';
import { addDays, instantAt, riyadhDay, weekday } from '@balsam/domain/time';
import type { z } from 'zod';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { crowd } from '#modules/booking/booking.fixture.ts';

type Detail = z.output<typeof DoctorDetail>;

const w = await world({ makesTimes: true });
const client = apiClient(w);
beforeEach(() => w.at(demoNow));
const today = riyadhDay(demoNow);
const doctor = (await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1010').executeTakeFirstOrThrow()).id;
const desk = async () => ({ token: await w.tokenOf('frontdesk@balsam.example') });
const show = async (): Promise<Detail> => (await client.get(`/staff/doctors/${doctor}`, await desk())).data;
const clinic = (await show()).clinics[0]!.id;
const block = (day: string, start_time: string, end_time: string, more: object = {}) => ({
  weekday: weekday(day),
  clinic_id: clinic,
  type: 'onsite',
  start_time,
  end_time,
  slot_minutes: 30,
  ...more,
});
const save = async (from_day: string, hours: readonly object[], revision?: number) =>
  client.put(
    `/staff/doctors/${doctor}/hours`,
    { from_day, hours, revision: revision ?? (await show()).revision },
    await desk(),
  );
const saveDay = async (day: string, hours: readonly object[]) =>
  client.put(`/staff/doctors/${doctor}/days/${day}`, { hours, revision: (await show()).revision }, await desk());
const openTimes = async (day: string) =>
  (
    await w.db
      .selectFrom('slot')
      .select(['starts_at', 'type'])
      .where('doctor_id', '=', doctor)
      .where('day', '=', day)
      .where('is_closed', '=', false)
      .orderBy('starts_at')
      .execute()
  ).map(({ starts_at, type }) => `${type} ${starts_at.toISOString()}`);
const at = (day: string, time: string) => `onsite ${instantAt(day, time).toISOString()}`;
const visits = async () => (await client.get(`/staff/doctors/${doctor}/visits`, await desk())).data.items;

test('D13.08 changed hours count at once, to the midnight of Riyadh, and a booked visit outside of them stays and is listed', async () => {
  const day = addDays(today, 7);
  const [patient] = await crowd(w, 1);
  await save(today, [block(day, '09:00', '10:00')]);
  expect(await openTimes(day)).toEqual([at(day, '09:00'), at(day, '09:30')]);
  const slot = await w.db
    .selectFrom('slot')
    .select('id')
    .where('starts_at', '=', instantAt(day, '09:00'))
    .where('doctor_id', '=', doctor)
    .executeTakeFirstOrThrow();
  const booked = await patient!.post('/appointments/create', { slot_id: slot.id, type: 'onsite' });
  expect((await save(day, [block(day, '23:00', '24:00'), block(day, '00:00', '00:30')])).http).toBe(200);
  expect(await openTimes(day)).toEqual([at(day, '00:00'), at(day, '23:00'), at(day, '23:30')]);
  const mine = { appointment_id: booked.data.id, booked_date: day, start_time: '09:00' };
  expect(await visits()).toContainEqual(expect.objectContaining(mine));
  const appointment = await w.db
    .selectFrom('appointment')
    .select('state')
    .where('id', '=', booked.data.id)
    .executeTakeFirstOrThrow();
  expect(appointment.state).toBe('booked');
  const { hours } = await show();
  expect(hours.filter(({ valid_from }) => valid_from === today)).toMatchObject([{ valid_to: addDays(day, -1) }]);
  // The hours come back, and the visit is at its time again.
  await save(day, [block(day, '09:00', '10:00')]);
  expect(await visits()).not.toContainEqual(expect.objectContaining({ appointment_id: booked.data.id }));
});

test('D13.08 until a second before midnight in Riyadh hours may begin that day, from midnight on the next', async () => {
  w.at(
    instantAt(addDays(today, 1), 0).getTime() - 1000 > 0
      ? new Date(instantAt(addDays(today, 1), 0).getTime() - 1000)
      : demoNow,
  );
  expect((await save(today, [])).http).toBe(200);
  w.at(instantAt(addDays(today, 1), 0));
  expect((await save(today, [])).body.code).toBe('day_in_past');
  expect((await save(addDays(today, 1), [])).http).toBe(200);
});

test('D13.08 one day has other hours, or none, until the weekly ones count again', async () => {
  const day = addDays(today, 14);
  await save(today, [block(day, '09:00', '10:00')]);
  const { weekday: _, ...other } = block(day, '16:00', '16:30', { type: 'virtual' });
  await saveDay(day, [other]);
  expect(await openTimes(day)).toEqual([`virtual ${instantAt(day, '16:00').toISOString()}`]);
  await saveDay(day, []);
  expect(await openTimes(day)).toEqual([]);
  expect((await show()).days).toEqual([{ day, hours: [] }]);
  expect((await client.delete(`/staff/doctors/${doctor}/days/${day}`, await desk())).http).toBe(200);
  expect(await openTimes(day)).toEqual([at(day, '09:00'), at(day, '09:30')]);
  expect((await client.delete(`/staff/doctors/${doctor}/days/${day}`, await desk())).http).toBe(404);
});

test('D13.08 the daily job makes the slots of an exception that lies further ahead, and none of the weekly hours', async () => {
  const day = addDays(today, 61);
  await save(today, [block(day, '09:00', '10:00')]);
  const { weekday: _, ...other } = block(day, '12:00', '12:30');
  await saveDay(day, [other]);
  w.at(instantAt(addDays(today, 1), 0));
  await w.due();
  expect(await openTimes(day)).toEqual([at(day, '12:00')]);
});

test('D13.08 of two who change hours at once the second is told', async () => {
  const { revision } = await show();
  expect((await save(today, [], revision)).http).toBe(200);
  expect((await save(today, [], revision)).body).toMatchObject({ code: 'schedule_changed' });
});

test.each([
  [
    [
      ['09:00', '10:00'],
      ['09:30', '11:00'],
    ],
    'hours_overlap',
  ],
  [[['09:00', '09:29']], 'hours_too_short'],
  [[['09:00', '08:00']], 'hours_too_short'],
] as const)('D13.08 hours %o are refused: %s', async (times, code) => {
  const reply = await save(
    today,
    times.map(([from, to]) => block(today, from, to)),
  );
  expect(reply.body.code).toBe(code);
});

/** Clinics in which the doctor does not work. */
const otherClinics = async () => {
  const theirs = (await show()).clinics.map(({ id }) => id);
  return w.db.selectFrom('clinic').select('id').where('id', 'not in', theirs).execute();
};

test('D13.08 a clinic in which the doctor does not work is refused', async () => {
  const others = await otherClinics();
  const reply = await save(today, [block(today, '09:00', '10:00', { clinic_id: others[0]!.id })]);
  expect(reply.body.code).toBe('clinic_not_theirs');
});

test('D13.08 a clinic stays theirs as long as weekly hours or those of a day to come are in it', async () => {
  const day = addDays(today, 7);
  const [other] = await otherClinics();
  const saveClinics = async (clinic_ids: readonly number[]) => {
    const { qualification, qualification_ar, biography, biography_ar, languages, experience, experience_years } =
      await show();
    const texts = { qualification, qualification_ar, biography, biography_ar, languages, experience, experience_years };
    return client.put(`/staff/doctors/${doctor}/texts`, { ...texts, clinic_ids }, await desk());
  };
  await w.db.deleteFrom('schedule_exception').where('doctor_id', '=', doctor).execute();
  await save(today, [block(day, '09:00', '10:00')]);
  expect((await saveClinics([clinic, other!.id])).http).toBe(200);
  const refused = { http: 409, body: { code: 'clinic_has_hours' } };
  expect(await saveClinics([other!.id])).toMatchObject(refused);
  expect((await show()).clinics.map(({ id }) => id)).toContain(clinic);
  // Until the day before the hours end, and not after it.
  await save(day, []);
  expect(await saveClinics([other!.id])).toMatchObject(refused);
  await save(today, []);
  const { weekday: _, ...once } = block(day, '12:00', '12:30');
  await saveDay(day, [once]);
  expect(await saveClinics([other!.id])).toMatchObject(refused);
  await saveDay(day, []);
  expect((await saveClinics([other!.id])).http).toBe(200);
  expect((await show()).clinics.map(({ id }) => id)).toEqual([other!.id]);
  // Hours without a clinic of their own are in the clinics of their branch.
  expect((await saveClinics([clinic])).http).toBe(200);
  await save(today, [block(day, '09:00', '10:00')]);
  await w.db.updateTable('schedule_block').set({ clinic_id: null }).where('doctor_id', '=', doctor).execute();
  const [elsewhere] = await w.db
    .selectFrom('clinic as c')
    .select('c.id')
    .where('c.location_id', '!=', (s) => s.selectFrom('clinic').select('location_id').where('id', '=', clinic))
    .limit(1)
    .execute();
  expect(await saveClinics([elsewhere!.id])).toMatchObject(refused);
});

test('of two who change the fees at once the second is told, and writes over nothing', async () => {
  const put = async (fees: Detail['fees'], seen: Detail['fees']) =>
    client.put(`/staff/doctors/${doctor}/fees`, { fees, seen }, await desk());
  const { fees: seen } = await show();
  const with50 = (type: string) => seen.map((each) => (each.type === type ? { ...each, fee: each.fee + 50 } : each));
  const [one, other] = [with50('onsite'), with50('virtual')];
  const both = await Promise.all([put(one, seen), put(other, seen)]);
  expect(new Set(both.map(({ http }) => http))).toEqual(new Set([200, 409]));
  const won = both[0]?.http === 200 ? one : other;
  expect(both.find(({ http }) => http === 409)).toMatchObject({ body: { code: 'desk_changed' } });
  expect((await show()).fees).toEqual(won);
  expect((await put(seen, won.toReversed())).http).toBe(200);
  const unseen = await client.put(`/staff/doctors/${doctor}/fees`, { fees: one }, await desk());
  expect(unseen).toMatchObject({ http: 400, body: { errors: [{ path: 'seen' }] } });
  expect((await show()).fees).toEqual(seen);
});
