import { expect, test } from 'vitest';
import { toArabicDigits } from '@balsam/domain/text';
import { as, type Client } from '#modules/booking/booking.fixture.ts';
import { world } from '#test/world.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- a test reads into whatever came back
type Data = any;
const w = await world({ connections: 8 });
const desk = await as(w, 'frontdesk@balsam.example');
const admin = await as(w, 'admin@balsam.example');
const omar = await as(w, 'D1002');
const doctorId = async (code: string) =>
  (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const list = async () => (await desk.get<Data>('/staff/admissions')).data;
const wanted = async (mrn_number: string, bed: string, more: object = {}) => ({
  mrn_number,
  bed,
  doctor_id: await doctorId('D1002'),
  ward_id: (await list()).wards[0].id,
  diagnosis: 'Asthma attack',
  diagnosis_ar: 'نوبة ربو',
  ...more,
});
const admit = async (mrn: string, bed: string, more: object = {}) =>
  desk.post<Data>('/staff/admissions', await wanted(mrn, bed, more));
const patch = async (path: string, payload: object) => {
  const headers = { authorization: `Bearer ${await w.tokenOf('admin@balsam.example')}` };
  const reply = await w.app.inject({ method: 'PATCH', url: `/api/v1${path}`, headers, payload });
  return { http: reply.statusCode, ...reply.json() };
};

test('D13.10 admissions are for the front desk and administrators, heads of department for administrators', async () => {
  const refused: Client[] = [];
  for (const who of ['1000001', 'D1002', 'pharmacist@balsam.example', 'records@balsam.example'])
    refused.push(await as(w, who));
  for (const other of refused) {
    expect((await other.get('/staff/admissions')).http).toBe(403);
    expect((await other.post('/staff/admissions', await wanted('1000001', '1'))).http).toBe(403);
  }
  expect((await desk.get('/staff/departments')).http).toBe(403);
  expect((await admin.get('/staff/admissions')).http).toBe(200);
});

/** Somebody who lies in no bed, and whose record a doctor may not read. */
async function strangerOf(doctor: Client): Promise<string> {
  const numbers = Array.from({ length: 20 }, (_, n) => String(1_000_026 + n));
  const inBed = new Set((await list()).items.map((stay: Data) => stay.patient.mrn_number));
  for (const mrn of numbers.filter((each) => !inBed.has(each)))
    if ((await doctor.get(`/reports?mrn_number=${mrn}`)).http === 404) return mrn;
  throw new Error('the doctor cares for everybody');
}

test('D13.10 with the admission its doctor has the record, with the discharge no longer, and each step is written down', async () => {
  const mrn = await strangerOf(omar);
  const { http, data } = await admit(mrn, 'A1');
  expect(http).toBe(200);
  const listed = (await list()).items.find((stay: Data) => stay.id === data.id);
  expect(listed).toMatchObject({ bed: 'A1', patient: { mrn_number: mrn }, day_of_stay: 1 });
  expect(JSON.stringify(listed)).not.toContain('Asthma');
  expect((await omar.get(`/reports?mrn_number=${mrn}`)).http).toBe(200);
  expect((await omar.get<Data>(`/users/inpatient/${data.id}`)).data.diagnosis).toBe('Asthma attack');
  const both = await Promise.all([1, 2].map(() => desk.post(`/staff/admissions/${data.id}/discharge`, {})));
  expect(both.map((reply) => reply.http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await omar.get(`/reports?mrn_number=${mrn}`)).http).toBe(404);
  expect((await list()).items.some((stay: Data) => stay.id === data.id)).toBe(false);
  const { rows } = await w.pool.query(
    `select count(*)::int as n from audit_entry where action = 'write' and what = 'stay' and why = 'staff' and record_id = $1`,
    [String(data.id)],
  );
  expect(rows[0].n).toBe(2);
});

test('D13.10 a number that was copied in Arabic digits, with marks that nobody sees, is the number of its file', async () => {
  const mrn = await strangerOf(omar);
  const { http, data } = await admit(`\u200f${toArabicDigits(mrn)}\u2069 `, 'P1');
  expect(http).toBe(200);
  expect((await list()).items.find((stay: Data) => stay.id === data.id).patient.mrn_number).toBe(mrn);
  await desk.post(`/staff/admissions/${data.id}/discharge`, {});
});

test('D13.10 one bed takes one person, and one person one bed, also when two desks are at it', async () => {
  const raced = await Promise.all([admit('1000008', 'B1'), admit('1000009', 'B1')]);
  expect(raced.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(raced.find(({ http }) => http === 409)?.code).toBe('bed_taken');
  const twice = await Promise.all([admit('1000002', 'B2'), admit('1000002', 'B3')]);
  expect(twice.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(twice.find(({ http }) => http === 409)?.code).toBe('already_admitted');
});

test.each([
  ['d1', 'D1', 'D1'],
  ['E12', 'E\u0661\u0662', 'E12'],
  ['13', '\u06f1\u06f3', '13'],
  ['F 1', '\u200ff1\u200e', 'F1'],
  ['Room 2  bed 4', 'room2 bed4', 'ROOM2BED4'],
  ['14 - g', '14-G', '14-G'],
] as const)('D13.10 a bed is one, however it is written: %o and %o', async (bed, again, kept) => {
  const { http, data } = await admit('1000033', bed);
  expect(http).toBe(200);
  expect((await list()).items.find((stay: Data) => stay.id === data.id).bed).toBe(kept);
  expect(await admit('1000034', again)).toMatchObject({ http: 409, code: 'bed_taken' });
  await desk.post(`/staff/admissions/${data.id}/discharge`, {});
});

test('D13.10 other beds are others, and one that was written down in small letters is the same', async () => {
  const [first, second] = [await admit('1000033', '1 21'), await admit('1000034', '12 1')];
  expect([first.http, second.http]).toEqual([200, 200]);
  await w.db.updateTable('admission').set({ bed: 'h1' }).where('id', '=', first.data.id).execute();
  expect((await admit('1000035', 'H1')).code).toBe('bed_taken');
  for (const { data } of [first, second]) await desk.post(`/staff/admissions/${data.id}/discharge`, {});
});

test('D13.10 all who lie in a large hospital are listed', async () => {
  const before = (await list()).total;
  const [{ id: ward }] = (await list()).wards;
  await w.pool.query(
    `with people as (
       insert into person (first_name, first_name_ar, family_name, family_name_ar, created_at)
       select 'Large', 'كبير', 'Ward', 'جناح', $3 from generate_series(1, 1005) returning id)
     insert into admission (person_id, doctor_id, ward_id, bed, diagnosis, diagnosis_ar, admitted_at)
     select id, $1, $2, 'L' || id, 'x', 'س', $3 from people`,
    [await doctorId('D1002'), ward, w.clock.now()],
  );
  const { items, total } = await list();
  expect([items.length, total]).toEqual([before + 1005, before + 1005]);
});

test('D13.10 a stay goes to another doctor, whose doctor is locked out too; of two desks one hands it over', async () => {
  const [old, sultan] = [await as(w, 'D1005'), await doctorId('D1005')];
  const mrn = await strangerOf(omar);
  const { data: stay } = await admit(mrn, 'K1', { doctor_id: sultan });
  const listed = async () => (await list()).items.find((one: Data) => one.id === stay.id);
  const handOver = async (to: string, before: number) =>
    desk.post(`/staff/admissions/${stay.id}/doctor`, { doctor_id: await doctorId(to), before });
  expect((await old.post(`/users/inpatient/${stay.id}/notes`, { text: 'Stable' })).http).toBe(200);
  expect((await listed()).doctor).toMatchObject({ id: sultan, is_active: true });
  expect((await admin.post(`/staff/doctors/${sultan}/lock`, {})).http).toBe(200);
  expect((await listed()).doctor).toMatchObject({ id: sultan, is_active: false });
  expect(await handOver('D1005', sultan)).toMatchObject({ http: 404, code: 'responsible_locked' });
  const both = await Promise.all([handOver('D1003', sultan), handOver('D1001', sultan)]);
  expect(both.map(({ http }) => http).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(both.find(({ http }) => http === 409)).toMatchObject({ code: 'responsible_changed' });
  const { id: now } = (await listed()).doctor;
  expect((await handOver('D1002', now)).http).toBe(200);
  expect((await omar.get<Data>(`/users/inpatient/${stay.id}`)).data).toMatchObject({
    day_of_stay: 1,
    notes: [{ text: 'Stable', mine: false }],
  });
  expect((await omar.get(`/reports?mrn_number=${mrn}`)).http).toBe(200);
  await desk.post(`/staff/admissions/${stay.id}/discharge`, {});
  expect(await handOver('D1001', await doctorId('D1002'))).toMatchObject({ http: 409, code: 'already_discharged' });
  expect((await desk.post('/staff/admissions/999999/doctor', { doctor_id: now, before: now })).http).toBe(404);
  const { rows } = await w.pool.query(
    `select count(*)::int as n from audit_entry where action = 'write' and what = 'stay' and why = 'staff' and record_id = $1`,
    [String(stay.id)],
  );
  expect(rows[0].n).toBe(4);
});

test('D13.10 what is not there is not found, and what is empty or too long is refused', async () => {
  expect((await admit('9999999', 'C1')).http).toBe(404);
  expect((await admit('1000026', 'C1', { ward_id: 999_999 })).http).toBe(404);
  expect(await admit('1000026', 'C1', { doctor_id: 999_999 })).toMatchObject({ http: 404, code: 'not_found' });
  const [stay] = (await list()).items;
  const nobody = { doctor_id: 999_999, before: stay.doctor.id };
  expect(await desk.post(`/staff/admissions/${stay.id}/doctor`, nobody)).toMatchObject({
    http: 404,
    code: 'not_found',
  });
  expect((await admit('1000026', ' ')).http).toBe(400);
  expect((await admit('1000026', '\u200f\u200e')).http).toBe(400);
  expect((await admit('1000026', 'C1', { diagnosis: 'x'.repeat(301) })).http).toBe(400);
  expect((await desk.post('/staff/admissions/999999/discharge', {})).http).toBe(404);
});

test('D13.10 a head is an active doctor of the department, and the second of two administrators is told', async () => {
  const departments = async () => (await admin.get<Data>('/staff/departments')).data.items;
  const all = await departments();
  const cardiology = all.find((each: Data) => each.doctors.length > 1 && each.head !== null);
  const next = cardiology.doctors.find((each: Data) => each.id !== cardiology.head.id);
  const path = `/staff/departments/${cardiology.id}`;
  const before = cardiology.head.id;
  const stranger = all.find((each: Data) => each.id !== cardiology.id && each.doctors.length > 0).doctors[0];
  expect(await patch(path, { head_doctor_id: stranger.id, before })).toMatchObject({
    http: 422,
    code: 'not_of_department',
  });
  const both = await Promise.all([
    patch(path, { head_doctor_id: next.id, before }),
    patch(path, { head_doctor_id: null, before }),
  ]);
  expect(both.map(({ http }) => http).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ http }) => http === 409)?.code).toBe('head_changed');
  const now = (await departments()).find((each: Data) => each.id === cardiology.id).head?.id ?? null;
  expect((await patch(path, { head_doctor_id: before, before: now })).http).toBe(200);
  expect((await patch('/staff/departments/999999', { head_doctor_id: null, before: null })).http).toBe(404);
});

test('D13.10 an admission under a doctor who was locked out meanwhile says so of the doctor, not of the patient', async () => {
  const huda = await doctorId('D1003');
  expect((await admin.post(`/staff/doctors/${huda}/lock`, {})).http).toBe(200);
  expect((await admit('1000036', 'M1', { doctor_id: huda })).code).toBe('responsible_locked');
  expect((await admit('9999999', 'M1')).code).toBe('not_found');
  expect((await admin.post(`/staff/doctors/${huda}/unlock`, {})).http).toBe(200);
});

test('D13.10 a stay that is put under its own doctor stays as it was: nobody is told, and nothing is written down', async () => {
  const doctor = await doctorId('D1002');
  const { data: stay } = await admit('1000036', 'N1');
  const traces = async () => {
    const { rows } = await w.pool.query(
      `select (select count(*)::int from audit_entry where what = 'stay' and action = 'write' and record_id = $1) as written,
         (select count(*)::int from outbox where kind like 'admissions.%' and payload->>'admission_id' = $1) as told`,
      [String(stay.id)],
    );
    return rows[0];
  };
  const same = async (before: number) =>
    desk.post(`/staff/admissions/${stay.id}/doctor`, { doctor_id: doctor, before });
  expect(await traces()).toEqual({ written: 1, told: 1 });
  expect((await same(doctor)).http).toBe(200);
  expect(await traces()).toEqual({ written: 1, told: 1 });
  expect((await same(await doctorId('D1001'))).code).toBe('responsible_changed');
  await desk.post(`/staff/admissions/${stay.id}/discharge`, {});
  expect((await same(doctor)).code).toBe('already_discharged');
});
