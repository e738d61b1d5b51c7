import { afterEach, describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { addHoliday, addLeave } from './index.ts';
import { readSlotsOfDay } from './slots.store.ts';

const w = await world();
const { get, post } = apiClient(w);
afterEach(() => w.at(demoNow));

const doctorId = async (code: string): Promise<number> => {
  const row = await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return row.id;
};
// Nobody of the demo hospital has booked with these two.
const [away, eyes, duty] = (await Promise.all(['D1008', 'D1026', 'D1013'].map(doctorId))) as [number, number, number];

type Slot = { id: number; start_time: string; is_free: boolean; type: string; part_of_day: string; starts_at: string };
const day = async (doctor: number, dated: string, more: Record<string, string | number> = {}) =>
  (await get('/timeslots/by-location', { query: { doctor_id: doctor, dated, ...more } })).data;
const starts = (data: { items: Slot[] }): string[] => data.items.map((slot) => slot.start_time);
const month = async (doctor: number, year: number, m: number, more: Record<string, string | number> = {}) => {
  const { data } = await get('/appointments/doctor/calendar', {
    query: { doctor_id: doctor, year, month: m, ...more },
  });
  return new Map<string, { state: string; free: number; total: number }>(
    data.items.map((item: { date: string }) => [item.date, item]),
  );
};

/** A live appointment on a slot, put there by hand; somebody else each time. */
async function take(slotId: number, more: { state?: 'booked' | 'cancelled' | 'released'; hold_until?: Date } = {}) {
  const slot = await w.db.selectFrom('slot').selectAll().where('id', '=', slotId).executeTakeFirstOrThrow();
  const patient = await w.db
    .insertInto('person')
    .values({ first_name: 'Somebody', created_at: demoNow })
    .returning('id')
    .executeTakeFirstOrThrow();
  const speciality = await w.db.selectFrom('speciality').select('id').executeTakeFirstOrThrow();
  return w.db
    .insertInto('appointment')
    .values({
      patient_id: patient.id,
      doctor_id: slot.doctor_id,
      slot_id: slot.id,
      location_id: slot.location_id,
      speciality_id: speciality.id,
      type: slot.type,
      starts_at: slot.starts_at,
      ends_at: slot.ends_at,
      price: 100,
      vat: 0,
      created_at: demoNow,
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

describe('bad input', () => {
  const slots = '/timeslots/by-location';
  const calendar = '/appointments/doctor/calendar';
  test.each([
    [slots, { dated: '2026-11-22' }, 'doctor_id'],
    [slots, { doctor_id: 1 }, 'dated'],
    [slots, { doctor_id: 1, dated: 'today' }, 'dated'],
    [slots, { doctor_id: 1, dated: '2026-11-31' }, 'dated'],
    [slots, { doctor_id: 1, dated: '9999-12-31' }, 'dated'],
    [slots, { doctor_id: 1, dated: '2026-11-22', type: 'phone' }, 'type'],
    [slots, { doctor_id: 1, dated: '2026-11-22', location_id: '0' }, 'location_id'],
    [calendar, { doctor_id: 1, year: 2026 }, 'month'],
    [calendar, { doctor_id: 1, year: 2026, month: 13 }, 'month'],
    [calendar, { doctor_id: 1, year: 2026, month: 0 }, 'month'],
    [calendar, { doctor_id: 1, year: 99_999, month: 1 }, 'year'],
    [calendar, { doctor_id: 'D1001', year: 2026, month: 1 }, 'doctor_id'],
  ])('%s %j is refused with the field', async (path, query, field) => {
    const { http, body } = await get(path, { query });
    expect([http, body.errors[0].path]).toEqual([400, field]);
  });

  test.each([
    [{}, 'type'],
    [{ type: 'phone' }, 'type'],
    [{ type: 'onsite', doctor_id: '1' }, 'doctor_id'],
    [{ type: 'onsite', speciality_id: -1 }, 'speciality_id'],
    [{ type: 'onsite', around: 'soon' }, 'around'],
    [{ type: 'onsite', location_id: 1e300 }, 'location_id'],
  ])('nearest availability of %j is refused with the field', async (body, field) => {
    const { http, body: reply } = await post('/appointments/nearest-availability', body);
    expect([http, reply.errors[0].path]).toEqual([400, field]);
  });

  test('a doctor who is not there is not found', async () => {
    expect((await get(slots, { query: { doctor_id: 999_999, dated: '2026-11-22' } })).http).toBe(404);
    expect((await get(calendar, { query: { doctor_id: 999_999, year: 2026, month: 11 } })).http).toBe(404);
    const nobody = await post('/appointments/nearest-availability', { type: 'onsite', doctor_id: 999_999 });
    expect(nobody.data).toEqual({ items: [] });
  });
});

test('times of days that are asked for in the same turn are answered as if each were alone', async () => {
  const monday = { doctorId: eyes, day: '2026-11-23', now: demoNow };
  const place = (await readSlotsOfDay(w.db, monday))![0]!.location_id;
  const wanted = [
    monday,
    { ...monday, doctorId: duty },
    { ...monday, day: '2026-11-24' },
    monday,
    { ...monday, type: 'virtual' as const },
    { ...monday, type: 'home' as const },
    { ...monday, locationId: place },
    { ...monday, locationId: 999_999 },
    { ...monday, doctorId: 999_999 },
  ];
  const together = await Promise.all(wanted.map((one) => readSlotsOfDay(w.db, one)));
  const alone: unknown[] = [];
  for (const one of wanted) alone.push(await readSlotsOfDay(w.db, one));
  expect(together).toEqual(alone);
  expect(together.slice(-2)).toEqual([[], undefined]);
});

describe('slots of a day', () => {
  test('in order, in Riyadh time, under their part of the day', async () => {
    const data = await day(eyes, '2026-11-23');
    expect(starts(data)).toEqual(
      '09:00 09:30 10:00 10:30 11:00 11:30 12:00 13:00 13:20 13:40 14:00 14:20 14:40'.split(' '),
    );
    expect(data.items[0]).toMatchObject({
      starts_at: '2026-11-23T06:00:00.000Z',
      ends_at: '2026-11-23T06:30:00.000Z',
      booked_date: '2026-11-23',
      part_of_day: 'morning',
      is_free: true,
    });
    expect(data.items.at(-1)).toMatchObject({ part_of_day: 'afternoon', type: 'virtual' });
    expect(data).toMatchObject({ date: '2026-11-23', state: 'free', reason: null, total: 13 });
    expect(starts(await day(eyes, '2026-11-23', { type: 'online' }))).toHaveLength(6);
    expect((await day(eyes, '2026-11-23', { location_id: 1 })).items).toEqual([]);
  });

  test('D5.01 a slot is offered until 40 minutes before it, to the second', async () => {
    w.at('2026-11-23T05:20:00Z');
    expect(starts(await day(eyes, '2026-11-23'))[0]).toBe('09:00');
    w.at('2026-11-23T05:20:01Z');
    expect(starts(await day(eyes, '2026-11-23'))[0]).toBe('09:30');
    w.at('2026-11-23T05:19:59Z');
    expect(starts(await day(eyes, '2026-11-23'))[0]).toBe('09:00');
  });

  test('D5.01 on-spot duty is offered until its very start', async () => {
    w.at('2026-11-23T05:14:59Z');
    expect(starts(await day(duty, '2026-11-23', { type: 'onspot' }))[0]).toBe('08:15');
    w.at('2026-11-23T05:15:00Z');
    expect(starts(await day(duty, '2026-11-23', { type: 'onspot' }))[0]).toBe('08:30');
  });

  test('a slot belongs to its Riyadh day on both sides of midnight', async () => {
    const layla = await doctorId('D1001');
    const night = await doctorId('D1011');
    w.at('2026-11-22T20:59:59Z');
    expect(starts(await day(layla, '2026-11-24')).at(-1)).toBe('23:30');
    const data = await day(night, '2026-11-23', { type: 'onspot' });
    expect(data.items[0]).toMatchObject({ start_time: '00:00', starts_at: '2026-11-22T21:00:00.000Z' });
    w.at('2026-11-22T21:00:00Z');
    expect((await day(layla, '2026-11-22')).state).toBe('unavailable');
    expect(starts(await day(night, '2026-11-23', { type: 'onspot' }))[0]).toBe('00:15');
  });

  test('a taken slot is shown as taken; one that was given back, or whose hold ran out, as free', async () => {
    const [first, second, third, fourth] = (await day(eyes, '2026-11-24')).items as [Slot, Slot, Slot, Slot];
    await take(first.id);
    await take(second.id, { state: 'cancelled' });
    await take(third.id, { state: 'released' });
    await take(fourth.id, { hold_until: new Date('2026-11-22T07:00:00Z') });
    const free = async () => (await day(eyes, '2026-11-24')).items.slice(0, 4).map((slot: Slot) => slot.is_free);
    expect(await free()).toEqual([false, true, true, false]);
    w.at('2026-11-22T07:00:00Z');
    expect(await free()).toEqual([false, true, true, false]);
    w.at('2026-11-22T07:00:01Z');
    expect(await free()).toEqual([false, true, true, true]);
  });
});

describe('S4.12 a day without a free slot says why', () => {
  test('S4.12 doctor unavailable on date: a day off, leave, a past day, far ahead', async () => {
    const closed = await Promise.all(['2026-11-27', '2026-11-21', '2027-06-01'].map((dated) => day(eyes, dated)));
    for (const data of closed) {
      expect(data).toMatchObject({ items: [], state: 'unavailable', reason: { code: 'doctor_unavailable' } });
      expect(data.reason.message).toMatch(/not available/);
      expect(data.reason.message_ar).toMatch(/غير متاح/);
    }
    expect(await day(away, '2026-11-25')).toMatchObject({ state: 'unavailable' });
  });

  test('S4.12 fully booked: every slot is taken, and the calendar says so too', async () => {
    const { items } = await day(eyes, '2026-11-25', { type: 'onsite' });
    await Promise.all(items.slice(0, -1).map((slot: Slot) => take(slot.id)));
    expect(await day(eyes, '2026-11-25', { type: 'onsite' })).toMatchObject({ state: 'few', reason: null });
    await take(items.at(-1).id);
    expect(await day(eyes, '2026-11-25', { type: 'onsite' })).toMatchObject({
      state: 'full',
      reason: { code: 'doctor_fully_booked', message_ar: expect.stringMatching(/اكتملت/) },
    });
    const days = await month(eyes, 2026, 11, { appointment_type: 'onsite' });
    expect(days.get('2026-11-25')).toMatchObject({ state: 'full', free: 0, total: 7 });
    expect((await month(eyes, 2026, 11)).get('2026-11-25')).toMatchObject({ free: 6, total: 13, state: 'free' });
  });
});

describe('the calendar of a month', () => {
  test('has every day: past, off, leave and free', async () => {
    const days = await month(away, 2026, 11);
    expect(days.size).toBe(30);
    expect(days.get('2026-11-21')?.state).toBe('unavailable');
    expect(days.get('2026-11-23')?.state).toBe('free');
    expect([25, 26, 28, 29, 30].map((n) => days.get(`2026-11-${n}`)?.state)).toEqual(Array(5).fill('unavailable'));
    expect((await month(away, 2026, 12)).get('2026-12-02')?.state).toBe('free');
    expect((await month(away, 2028, 2)).size).toBe(29);
  });

  test('few is a quarter or less', async () => {
    const { items } = await day(eyes, '2026-11-30', { type: 'onsite' });
    await Promise.all(items.slice(0, 5).map((slot: Slot) => take(slot.id)));
    const days = await month(eyes, 2026, 11, { appointment_type: 'onsite' });
    expect(days.get('2026-11-30')).toMatchObject({ state: 'few', free: 2, total: 7 });
  });

  test('a holiday closes everybody but the duty', async () => {
    const holiday = '2026-12-17';
    expect((await month(eyes, 2026, 12)).get(holiday)?.state).toBe('unavailable');
    expect((await month(duty, 2026, 12)).get(holiday)?.state).toBe('free');
  });

  test('leave and a holiday that come later close what was there, booked visits apart', async () => {
    const urologist = await doctorId('D1032');
    const [first] = (await day(urologist, '2026-12-08')).items as [Slot];
    const { id } = await take(first.id);
    await w.db.transaction().execute(async (tx) => {
      const days = { from: '2026-12-07', to: '2026-12-08' };
      await addLeave(
        tx,
        { doctorId: urologist, ...days, reason: '', accountId: null, state: 'approved' },
        w.clock.now(),
      );
      await addHoliday(tx, { day: '2026-12-09', title: 'Closed', titleAr: 'مغلق' });
    });
    const days = await month(urologist, 2026, 12);
    expect([7, 8, 9, 10].map((n) => days.get(`2026-12-${String(n).padStart(2, '0')}`)?.state)).toEqual([
      'unavailable',
      'unavailable',
      'unavailable',
      'free',
    ]);
    const kept = await w.db.selectFrom('appointment').select('state').where('id', '=', id).executeTakeFirstOrThrow();
    expect(kept.state).toBe('booked');
    expect((await month(duty, 2026, 12)).get('2026-12-09')?.state).toBe('free');
  });
});

describe('nearest availability', () => {
  const nearest = async (body: object) => (await post('/appointments/nearest-availability', body)).data.items;

  test('D5.01 the three free slots nearest to a time, before or after it', async () => {
    const [nine, half, ten, later, latest] = (await day(eyes, '2026-12-01', { type: 'onsite' })).items as Slot[];
    await take(ten?.id ?? 0);
    const found = await nearest({ doctor_id: eyes, type: 'onsite', around: ten?.starts_at });
    expect(new Set(found.map((slot: Slot) => slot.id))).toEqual(new Set([half?.id, later?.id, nine?.id]));
    expect(found.map((slot: Slot) => slot.id)).not.toContain(latest?.id);
  });

  test('a doctor now: the next on-spot slots, with doctor and branch', async () => {
    const found = await nearest({ type: 'onspot' });
    expect(found[0]).toMatchObject({
      start_time: '09:15',
      type: 'onspot',
      doctor: { display_name_ar: expect.stringMatching(/^د\. /) },
      location: { title_ar: expect.any(String) },
    });
    expect(found).toHaveLength(3);
  });

  test('somebody is on duty at every hour of the week', async () => {
    const hours = Array.from({ length: 24 * 7 }, (_, n) => new Date(demoNow.getTime() + n * 3_600_000));
    const found = await Promise.all(hours.map((around) => nearest({ type: 'onspot', around: around.toISOString() })));
    const waits = found.map(([first], n) => Date.parse(first.starts_at) - (hours[n]?.getTime() ?? 0));
    expect(Math.max(...waits)).toBeLessThanOrEqual(15 * 60_000);
  });

  test('of a speciality, at a branch', async () => {
    const { id } = await w.db.selectFrom('speciality').select('id').where('code', '=', 'CAR').executeTakeFirstOrThrow();
    const found = await nearest({ type: 'onsite', speciality_id: id, location_id: 3 });
    expect(found.map((slot: { doctor: { code: string } }) => slot.doctor.code)).toEqual(['D1004', 'D1004', 'D1004']);
  });
});
