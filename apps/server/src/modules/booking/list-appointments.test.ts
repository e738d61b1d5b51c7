import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, book, newSlot, pay } from './booking.fixture.ts';

const w = await world();
const sara = await as(w, '1000001');
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
type List = { items: Appointment[]; total: number; page: number; limit: number };

const doctorId = async (code: string) =>
  (await w.db.selectFrom('doctor').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;

test('D3.01 the MRN of somebody else is not found, on every list', async () => {
  const lists = ['upcoming', 'patient/today', 'history'].map((list) => `/appointments/${list}?mrn_number=1000002`);
  const replies = await Promise.all(lists.map((url) => sara.get(url)));
  expect(replies.map((reply) => reply.http)).toEqual([404, 404, 404]);
});

test('D3.01 the day and the history of another doctor are not found', async () => {
  const other = await doctorId('D1002');
  expect((await layla.get(`/appointments/today?doctor_id=${other}`)).http).toBe(404);
  expect((await layla.get(`/appointments/history?doctor_id=${other}`)).http).toBe(404);
  expect((await layla.get(`/appointments/today?doctor_id=${await doctorId('D1001')}`)).http).toBe(200);
});

test('D3.01 a doctor reads the history of those in their care, and of nobody else', async () => {
  const stranger = await as(w, 'D1040');
  expect((await stranger.get('/appointments/history?mrn_number=1000001')).http).toBe(404);
  expect((await layla.get('/appointments/history?mrn_number=7777777')).http).toBe(404);
  const reply = await layla.get<List>('/appointments/history?mrn_number=1000001');
  expect(reply.http).toBe(200);
  expect(new Set(reply.data.items.map((a) => a.patient.mrn_number))).toEqual(new Set(['1000001']));
});

test('D3.01 the detail and the calendar file of a stranger are not found', async () => {
  const a = await book(sara, await newSlot(w, { at: instantAt('2026-12-20', '03:00') }));
  const other = await as(w, 'D1002');
  const urls = [`/appointments/${a.id}`, `/appointments/${a.id}/calendar`, '/appointments/999999999'];
  const replies = await Promise.all(urls.flatMap((url) => [fahad.get(url), other.get(url)]));
  expect(replies.map((reply) => reply.http)).toEqual([404, 404, 404, 404, 404, 404]);
});

test.each(['0', '-1', '1e9', '99999999999999999999', "1'--", '%00', 'upcoming2'])(
  'the id %s is malformed or not there, and never a fault',
  async (id) => {
    expect([400, 404]).toContain((await sara.get(`/appointments/${id}`)).http);
  },
);

test.each(['page=0', 'limit=-1', 'page=1e3', 'method=teleport', 'mrn_number=abc', 'limit=99999999'])(
  'the query %s is refused with the path of its field',
  async (query) => {
    const reply = await sara.get(`/appointments/upcoming?${query}`);
    expect(reply).toMatchObject({ http: 400, errors: [{ path: query.split('=')[0] }] });
  },
);

test("S2.15 the doctor's list of today shows every state with date, time, patient, type and Start Call", async () => {
  const { data } = await layla.get<List>('/appointments/today');
  expect(new Set(data.items.map((a) => a.state))).toEqual(
    new Set(['completed', 'missed', 'cancelled', 'checked_in', 'booked', 'in_review']),
  );
  expect(data.items.map((a) => a.starts_at)).toEqual(data.items.map((a) => a.starts_at).toSorted());
  expect(data.items.every((a) => a.booked_date === '2026-11-22' && a.patient.name_ar !== '')).toBe(true);
  expect(data.total).toBe(data.items.length);
});

test('S4.01 Start Call is there only for a virtual appointment that is billed and paid', async () => {
  const { data } = await layla.get<List>('/appointments/today');
  const open = (a: Appointment) => a.state === 'booked' || a.state === 'checked_in';
  const expected = data.items.map((a) => a.type === 'virtual' && a.is_appt_billed && a.status === 'paid' && open(a));
  expect(data.items.map((a) => a.may.start_call.allowed)).toEqual(expected);
  expect(new Set(expected)).toEqual(new Set([true, false]));
  const unpaid = data.items.find((a) => a.type === 'virtual' && a.status === 'unpaid');
  expect(unpaid?.may.start_call).toMatchObject({ allowed: false, code: 'payment_pending' });
  const onsite = data.items.find((a) => a.type === 'onsite' && open(a));
  expect(onsite?.may.start_call).toMatchObject({ allowed: false, code: 'call_not_allowed' });
  const mine = (await sara.get<List>('/appointments/patient/today')).data.items;
  expect(mine.map((a) => a.may.start_call.allowed)).toEqual([false]);
});

test('Sara has a paid virtual appointment today that she may join, and an unpaid on-site one this week', async () => {
  const today = (await sara.get<List>('/appointments/patient/today')).data.items;
  expect(today).toMatchObject([{ type: 'virtual', status: 'paid', may: { join: { allowed: true } } }]);
  const ahead = (await sara.get<List>('/appointments/upcoming?method=onsite')).data.items;
  expect(ahead[0]).toMatchObject({ type: 'onsite', status: 'unpaid', may: { pay: { allowed: true } } });
  expect(new Date(ahead[0]!.starts_at).getTime() - demoNow.getTime()).toBeLessThan(7 * 86_400_000);
  expect(ahead.every((a) => a.type === 'onsite')).toBe(true);
});

test('today begins and ends at midnight in Riyadh', async () => {
  const midnight = instantAt('2026-12-06', 0);
  const last = await pay(w, fahad, await book(fahad, await newSlot(w, { at: addMinutes(midnight, -2), minutes: 1 })));
  const first = await pay(w, fahad, await book(fahad, await newSlot(w, { at: midnight, minutes: 1 })));
  const seenAt = async (at: Date) => {
    w.at(at);
    const { data } = await fahad.get<List>('/appointments/patient/today');
    w.at(demoNow);
    return data.items.map((a) => a.id).filter((id) => [last.id, first.id].includes(id));
  };
  expect(await seenAt(new Date(midnight.getTime() - 1000))).toEqual([last.id]);
  expect(await seenAt(midnight)).toEqual([first.id]);
});

test('S2.15 around midnight a doctor sees the visit that goes on, and those that begin within the hour', async () => {
  const midnight = instantAt('2026-12-08', 0);
  const from = async (minutes: number) => {
    const slot = await newSlot(w, { type: 'virtual', at: addMinutes(midnight, minutes), minutes: 10 });
    return (await pay(w, fahad, await book(fahad, slot, 'virtual'))).id;
  };
  const [evening, late, first, next] = [await from(-93), await from(-17), await from(1), await from(58)];
  const names = new Map([evening, late, first, next].map((id, n) => [id, ['evening', 'late', 'first', 'next'][n]]));
  const seenAt = async (minutes: number) => {
    w.at(addMinutes(midnight, minutes));
    const doctor = await as(w, 'D1001');
    const { items, total } = (await doctor.get<List>('/appointments/today')).data;
    const counted = (await doctor.get<{ appointments: number }>('/doctor/dashboard')).data.appointments;
    const ofDay = (await doctor.get<List>('/doctor/appointments')).data.items.map(({ id }) => id);
    w.at(demoNow);
    expect([total, counted]).toEqual([items.length, items.length]);
    return [items.map(({ id }) => id), ofDay].map((ids) => ids.flatMap((id) => names.get(id) ?? []));
  };
  expect(await seenAt(-62)).toEqual([
    ['evening', 'late'],
    ['evening', 'late'],
  ]);
  expect(await seenAt(-58)).toEqual([
    ['evening', 'late', 'first'],
    ['evening', 'late'],
  ]);
  // A call can be joined for an hour from its start.
  expect(await seenAt(5)).toEqual([
    ['late', 'first', 'next'],
    ['first', 'next'],
  ]);
  expect(await seenAt(46)).toEqual([
    ['first', 'next'],
    ['first', 'next'],
  ]);
});

test('history is what is over, newest first, with each doctor', async () => {
  const { data } = await sara.get<List>('/appointments/history?limit=2&page=1');
  expect(data).toMatchObject({ total: 11, page: 1, limit: 2 });
  expect(data.items).toHaveLength(2);
  const all = (await sara.get<List>('/appointments/history?limit=9999999')).data;
  expect(all.limit).toBe(500);
  const times = all.items.map((a) => a.starts_at);
  expect(times).toEqual(times.toSorted().toReversed());
  const withLayla = await sara.get<List>(`/appointments/history?doctor_id=${await doctorId('D1001')}`);
  expect(withLayla.data.items.map((a) => a.doctor.code)).toEqual(['D1001', 'D1001']);
});

test('a page beyond the last is empty and still counts', async () => {
  expect((await sara.get<List>('/appointments/history?page=9999999')).data).toMatchObject({ items: [], total: 11 });
});

test('D3.05 a read is written down for every person on the list, and they see it', async () => {
  const before = (await fahad.get<{ total: number }>('/users/access-log')).data.total;
  await layla.get('/appointments/today');
  const log = (await fahad.get<{ items: { what: string; why: string }[]; total: number }>('/users/access-log')).data;
  expect(log.items.some((entry) => entry.what === 'appointments' && entry.why === 'care')).toBe(true);
  expect(log.total).toBeGreaterThan(before);
});

test('D10.09 a guardian’s calendar file says when, where and with whom, and nothing that a young person told for the visit', async () => {
  const a = await book(await as(w, '1000004'), await newSlot(w, { at: instantAt('2026-12-23', '03:00') }));
  const said = { complaint: 'told to the doctor alone', since: '', helps: '', medicines: '', allergies: '' };
  await w.db
    .insertInto('case_history')
    .values({ appointment_id: a.id, ...said, updated_at: w.clock.now() })
    .execute();
  const fileOf = async (token: string): Promise<string> => {
    const url = `/api/v1/appointments/${a.id}/calendar?lang=en`;
    const reply = await w.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
    expect(reply.statusCode).toBe(200);
    return reply.body.replaceAll('\r\n ', '');
  };
  const fathers = await fileOf(await w.tokenOf('1000002', '1000004'));
  expect(fathers).toContain(`UID:appointment-${a.id}@balsam`);
  expect(fathers).not.toContain(said.complaint);
});

test.each([
  ['ar', 'د. ليلى حسن', 'مجموعة بلسم الطبية'],
  ['en', 'Dr. Layla Hassan', 'Balsam Medical Group'],
])('the calendar file speaks %s', async (language, doctor, hospital) => {
  const a = await book(
    sara,
    await newSlot(w, { at: instantAt(language === 'ar' ? '2026-12-21' : '2026-12-22', '03:00') }),
  );
  const reply = await w.app.inject({
    url: `/api/v1/appointments/${a.id}/calendar?lang=${language}`,
    headers: { authorization: `Bearer ${await w.tokenOf('1000001')}` },
  });
  const text = reply.body.replaceAll('\r\n ', '');
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(text).toContain(`DTSTART:${a.starts_at.replaceAll(/[-:]|\.\d+/g, '')}`);
  expect(text).toContain(doctor);
  expect(text).toContain(hospital);
  expect(text).toContain(`UID:appointment-${a.id}@balsam`);
});
