import { describe, expect, test } from 'vitest';
import { apiClient } from '#test/api-client.ts';
import { world } from '#test/world.ts';
import { readDoctors } from './doctors.store.ts';

// Its statements are counted: nothing is answered without any.
const w = await world({ config: { replyCache: false } });
const { get } = apiClient(w);
const idOf = async (table: 'speciality' | 'location' | 'clinic' | 'doctor', code: string): Promise<number> => {
  const row = await w.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow();
  return row.id;
};

type Doctor = {
  code: string;
  fee: number | null;
  rating: { average: number };
  nearest_slot: { starts_at: string; type: string; booked_date: string } | null;
};
const codes = (items: Doctor[]): string[] => items.map((doctor) => doctor.code).toSorted();

test('asked for in the same turn, each list has its own doctors in its order, with its own times', async () => {
  const doctorId = await idOf('doctor', 'D1001');
  const other = await idOf('doctor', 'D1002');
  const slots = await w.db.selectFrom('slot').select('id').where('doctor_id', '=', doctorId).limit(2).execute();
  const [first = 0, second = 0] = slots.map(({ id }) => id);
  const lists = [
    [{ doctorId, slotId: first }],
    [
      { doctorId: other, slotId: null },
      { doctorId, slotId: second },
    ],
    [
      { doctorId, slotId: null },
      { doctorId: other, slotId: null },
    ],
    [{ doctorId: 999_999, slotId: null }],
  ];
  const found = await Promise.all(lists.map((ranks) => readDoctors(w.db, ranks)));
  expect(found.map((rows) => rows.map(({ id, slot_id }) => ({ doctorId: id, slotId: slot_id })))).toEqual([
    ...lists.slice(0, 3),
    [],
  ]);
});

describe('bad input', () => {
  test.each([
    ['/find/doctors', { speciality_id: '0' }, 'speciality_id'],
    ['/find/doctors', { speciality_id: '99999999999999999999' }, 'speciality_id'],
    ['/find/doctors', { clinic_id: '1 or 1=1' }, 'clinic_id'],
    ['/find/doctors', { location_id: '-1' }, 'location_id'],
    ['/find/doctors', { page: '0' }, 'page'],
    ['/find/doctors', { limit: 'ten' }, 'limit'],
    ['/find/doctors', { date: '2026-02-30' }, 'date'],
    ['/find/doctors', { date: '0000-01-01' }, 'date'],
    ['/find/doctors', { method: 'telepathy' }, 'method'],
    ['/find/doctors', { sort: 'shoe size' }, 'sort'],
    ['/users/doctors', { appointment_type: 'x' }, 'appointment_type'],
    ['/users/doctors', { language: 'arabic' }, 'language'],
    ['/specialities/sub/abc', {}, 'id'],
    ['/specialities/sub/9007199254740992', {}, 'id'],
    ['/doctors/1.5', {}, 'id'],
    ['/user-ratings', { doctor_id: '' }, 'doctor_id'],
    ['/clinics', { location_id: 'x' }, 'location_id'],
  ])('%s %j is refused with the field', async (path, query, field) => {
    const { http, body } = await get(path, { query });
    expect(http).toBe(400);
    expect(body).toMatchObject({ status: false, data: null });
    expect(body.errors[0].path).toBe(field);
    expect(body.errors[0].message).toMatch(/[a-z]/);
    expect(body.errors[0].message_ar).toMatch(/[\u0600-\u06ff]/);
  });

  test.each([
    '/specialities/sub/9007199254740991',
    '/doctors/999999',
    '/user-ratings/summary/999999',
    '/user-ratings?doctor_id=999999',
  ])('%s is not found', async (path) => {
    const { http, body } = await get(path);
    expect([http, body.code]).toEqual([404, 'not_found']);
  });

  test('ids of nothing narrow a list to nothing', async () => {
    const { http, data } = await get('/find/doctors', { query: { speciality_id: 999_999, clinic_id: 999_999 } });
    expect([http, data]).toEqual([200, { items: [], total: 0, page: 1, limit: 100 }]);
  });

  test('a doctor who left is nowhere', async () => {
    const id = await idOf('doctor', 'D1027');
    await w.db.updateTable('doctor').set({ is_active: false }).where('id', '=', id).execute();
    expect(codes((await get('/find/doctors')).data.items)).not.toContain('D1027');
    expect((await get(`/doctors/${id}`)).http).toBe(404);
    await w.db.updateTable('doctor').set({ is_active: true }).where('id', '=', id).execute();
  });
});

describe('pages', () => {
  test('all of them come unless a limit is given, and 9999999 is capped at 100', async () => {
    expect((await get('/find/doctors')).data).toMatchObject({ total: 40, page: 1, limit: 100 });
    expect((await get('/find/doctors', { query: { fetch_all: 1, limit: 3 } })).data.items).toHaveLength(40);
    expect((await get('/find/doctors', { query: { limit: 9_999_999 } })).data).toMatchObject({ limit: 100, total: 40 });
    expect((await get('/users/doctors', { query: { limit: 9_999_999 } })).data.limit).toBe(100);
    const doctor = await idOf('doctor', 'D1001');
    expect((await get('/user-ratings', { query: { doctor_id: doctor, limit: 9_999_999 } })).data.limit).toBe(100);
  });

  test('pages follow each other without gap or repetition, and end', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => get('/find/doctors', { query: { page, limit: 15, sort: 'rating' } })),
    );
    const all = pages.flatMap(({ data }) => codes(data.items));
    expect(new Set(all).size).toBe(40);
    expect(pages.map(({ data }) => data.items.length)).toEqual([15, 15, 10]);
    expect((await get('/find/doctors', { query: { page: 9_999_999, limit: 15 } })).data).toMatchObject({
      items: [],
      total: 40,
    });
  });
});

test('the number of statements does not grow with the number of doctors', async () => {
  let statements = 0;
  // Outside a transaction each statement takes a connection of its own.
  const count = () => (statements += 1);
  const countOf = async (query: Record<string, string | number>): Promise<number> => {
    statements = 0;
    await get('/find/doctors', { query });
    return statements;
  };
  w.pool.on('acquire', count);
  const [one, all, searched] = [await countOf({ limit: 1 }), await countOf({}), await countOf({ query: 'heart pain' })];
  w.pool.off('acquire', count);
  expect([one, all, searched]).toEqual([4, 4, 5]);
});

describe('filters', () => {
  test('a speciality finds the doctors of its sub-specialities, a sub-speciality only its own', async () => {
    const parent = await get('/find/doctors', { query: { speciality_id: await idOf('speciality', 'CAR') } });
    const sub = await get('/users/doctors', { query: { speciality_id: await idOf('speciality', 'CAR-PED') } });
    expect(codes(parent.data.items)).toEqual(['D1002', 'D1003', 'D1004']);
    expect(codes(sub.data.items)).toEqual(['D1003']);
  });

  test('a branch, a clinic and a spoken language', async () => {
    const dammam = await get('/find/doctors', { query: { location_id: await idOf('location', 'DMM') } });
    expect(codes(dammam.data.items)).toEqual(['D1004', 'D1005', 'D1015', 'D1019', 'D1026', 'D1033', 'D1038', 'D1039']);
    const clinic = await get('/users/doctors', { query: { clinic_id: await idOf('clinic', 'JED-HDOC') } });
    expect(codes(clinic.data.items)).toEqual(['D1037']);
    const urdu = await get('/users/doctors', { query: { language: 'ur' } });
    expect(codes(urdu.data.items)).toEqual(['D1012', 'D1027']);
  });

  test('S7.07 the language of the screen leaves nobody out, not who speaks another', async () => {
    const setLanguages = (languages: string[]) =>
      w.db.updateTable('doctor').set({ languages }).where('code', '=', 'D1012').execute();
    await setLanguages(['ur']);
    const all = codes((await get('/users/doctors')).data.items);
    expect(all).toContain('D1012');
    for (const language of ['ar', 'en'])
      expect(codes((await get('/users/doctors', { query: { language } })).data.items)).toEqual(all);
    await setLanguages(['ar', 'en', 'ur']);
  });

  test('a method finds those who offer it, with its price and its next slot; online and virtual are one', async () => {
    const home = await get('/find/doctors', { query: { method: 'home-healthcare' } });
    expect(codes(home.data.items)).toEqual(['D1035', 'D1036', 'D1037', 'D1038']);
    expect(home.data.items.every((d: Doctor) => d.nearest_slot?.type === 'home')).toBe(true);
    const [online, virtual] = await Promise.all([
      get('/users/doctors', { query: { appointment_type: 'online' } }),
      get('/users/doctors', { query: { appointment_type: 'virtual' } }),
    ]);
    expect(online.data).toEqual(virtual.data);
    expect(online.data.items.every((d: Doctor) => d.nearest_slot?.type === 'virtual')).toBe(true);
  });

  test('on-spot duty is found only when it is requested, and somebody is always available', async () => {
    const anyhow = await get('/find/doctors');
    expect(anyhow.data.items.some((d: Doctor) => d.nearest_slot?.type === 'onspot')).toBe(false);
    const now = await get('/find/doctors', { query: { method: 'onspot', limit: 1 } });
    expect(now.data.items[0].nearest_slot.starts_at).toBe('2026-11-22T06:15:00.000Z');
  });

  test('a day keeps those with a free slot on it', async () => {
    const friday = await get('/find/doctors', { query: { date: '2026-11-27' } });
    expect(friday.data.items.length).toBeLessThan(15);
    expect(friday.data.items.every((d: Doctor) => d.nearest_slot?.booked_date === '2026-11-27')).toBe(true);
    expect(codes(friday.data.items)).toContain('D1001');
    expect((await get('/find/doctors', { query: { date: '2026-11-21' } })).data.total).toBe(0);
  });

  test('orders: nearest first, best first, cheapest first', async () => {
    const of = async (sort: string): Promise<Doctor[]> => (await get('/find/doctors', { query: { sort } })).data.items;
    const times = (await of('nearest')).flatMap((d) => d.nearest_slot?.starts_at ?? []);
    expect(times).toEqual(times.toSorted());
    const averages = (await of('rating')).map((d) => d.rating.average);
    expect(averages).toEqual(averages.toSorted((a, b) => b - a));
    const fees = (await of('fee')).flatMap((d) => d.fee ?? []);
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  });
});

test('a card carries both languages, the prices without and with VAT, and no personal detail', async () => {
  const { data } = await get('/find/doctors', { query: { query: 'Layla Hassan' } });
  expect(data.items[0]).toMatchObject({
    code: 'D1001',
    display_name: 'Dr. Layla Hassan',
    display_name_ar: 'د. ليلى حسن',
    default_speciality: { title: 'Family medicine', title_ar: 'طب الأسرة' },
    fees: [
      { type: 'virtual', fee: 200, fee_with_vat: 230 },
      { type: 'onsite', fee: 250, fee_with_vat: 287.5 },
    ],
    vat_percent: 15,
    languages: ['ar', 'en'],
    locations: [{ title_ar: 'الرياض – العليا' }],
  });
  expect(JSON.stringify(data)).not.toMatch(/email|phone|birth|national/);
});

test('the VAT on a card follows the system setting', async () => {
  await w.db.updateTable('setting').set({ value: '5' }).where('title', '=', 'VAT_PERCENT').execute();
  const { data } = await get('/find/doctors', { query: { query: 'Layla Hassan' } });
  expect(data.items[0]).toMatchObject({ fee: 200, fee_with_vat: 210, vat_percent: 5 });
  await w.db.updateTable('setting').set({ value: '15' }).where('title', '=', 'VAT_PERCENT').execute();
});

test('the page of a doctor: what can be booked, clinics, work experience, ratings', async () => {
  const id = await idOf('doctor', 'D1037');
  const { data } = await get(`/doctors/${id}`);
  expect(data.booking.map((b: { type: string }) => b.type)).toEqual(['onsite', 'home']);
  expect(data.booking.every((b: { nearest_slot: object | null }) => b.nearest_slot !== null)).toBe(true);
  expect(data.clinics.map((c: { code: string }) => c.code)).toEqual(['RUH-FAM', 'RUH-HDOC', 'JED-FAM', 'JED-HDOC']);
  expect(data.experience[0]).toMatchObject({ place: 'Balsam Medical Group', to_year: null });
  expect(data.hours[0]).toMatchObject({ weekday: 0, type: 'onsite', start_time: '08:30', end_time: '11:30' });
  const { data: summary } = await get(`/user-ratings/summary/${id}`);
  expect(data.rating).toEqual({ average: summary.average, count: summary.count });
  expect(data.distribution).toEqual(summary.distribution);
});

test('ratings: newest first, in the language they were written in, without the name of their writer', async () => {
  const id = await idOf('doctor', 'D1002');
  const { data: summary } = await get(`/user-ratings/summary/${id}`);
  const { data } = await get('/user-ratings', { query: { doctor_id: id, limit: 5 } });
  expect(data.total).toBe(summary.count);
  expect(summary.distribution.reduce((all: number, d: { count: number }) => all + d.count, 0)).toBe(summary.count);
  const dates = data.items.map((r: { created_at: string }) => r.created_at);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(new Set(data.items.map((r: { language: string }) => r.language))).toEqual(new Set(['ar', 'en']));
  expect(Object.keys(data.items[0])).toEqual([
    'id',
    'rating_value',
    'comment',
    'language',
    'created_at',
    'initials',
    'initials_ar',
  ]);
});

test('the directory: three branches, clinics, those that come home, departments, specialities', async () => {
  const { items } = (await get('/locations')).data;
  expect(items.map((l: { code: string }) => l.code)).toEqual(['RUH', 'JED', 'DMM']);
  expect(items.map((l: { hours: unknown }) => l.hours)).toEqual([
    [{ from_day: 6, to_day: 5, opens: '00:00', closes: '00:00' }],
    [
      { from_day: 6, to_day: 4, opens: '08:00', closes: '23:00' },
      { from_day: 5, to_day: 5, opens: '16:00', closes: '23:00' },
    ],
    [
      { from_day: 6, to_day: 4, opens: '08:00', closes: '22:00' },
      { from_day: 5, to_day: 5, opens: null, closes: null },
    ],
  ]);
  const location = await idOf('location', 'JED');
  const home = await get('/clinics/home-health-care', { query: { location_id: location } });
  expect(home.data.items).toHaveLength(2);
  expect(home.data.items.every((c: { is_home_health: boolean }) => c.is_home_health)).toBe(true);
  expect((await get('/clinics')).data.total).toBe(51);
  expect((await get('/departments')).data.total).toBe(15);
  const parents = (await get('/specialities/parent')).data.items;
  expect(parents.length).toBeGreaterThanOrEqual(12);
  expect(parents.every((p: { subs: number; parent_id: null }) => p.subs >= 2 && p.parent_id === null)).toBe(true);
  const { data: subs } = await get(`/specialities/sub/${parents[0].id}`);
  expect(subs.items.every((s: { parent_id: number }) => s.parent_id === parents[0].id)).toBe(true);
  const leaf = await idOf('speciality', 'CAR-PED');
  expect((await get(`/specialities/sub/${leaf}`)).data).toMatchObject({ items: [], total: 0 });
});

test('the count of doctors of a speciality follows branch and method (S5.11: location before speciality)', async () => {
  const dammam = await idOf('location', 'DMM');
  const { data } = await get('/specialities/parent', { query: { location_id: dammam, method: 'home-healthcare' } });
  const counts = Object.fromEntries(data.items.map((s: { code: string; doctors: number }) => [s.code, s.doctors]));
  expect(counts).toMatchObject({ FAM: 1, REH: 0, CAR: 0 });
});
