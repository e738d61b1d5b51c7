import { expect, test } from 'vitest';
import { addDays, instantAt, riyadhDay } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { daysFrom, doctorsOf, today } from '#modules/doctors/doctors.fixture.ts';

const w = await world();
const { doctorOf, leave, rearrange } = doctorsOf(w);
const [own, colleague] = [await doctorOf('D1001'), await doctorOf('D1002')];

/** What a doctor was told of visits, oldest first. */
const toldTo = async (doctorId: number) => {
  await w.dispatch();
  return w.db
    .selectFrom('notification as n')
    .innerJoin('doctor as d', 'd.person_id', 'n.person_id')
    .select(['n.kind', 'n.title', 'n.message', 'n.message_ar', 'n.link'])
    .where('d.id', '=', doctorId)
    .where('n.kind', 'like', 'doctor_%')
    .orderBy('n.id')
    .execute();
};

/** Makes D1002 stand in for D1001: of the same specialities, for the same price. */
async function makeColleague(): Promise<void> {
  await w.db
    .insertInto('doctor_speciality')
    .columns(['doctor_id', 'speciality_id'])
    .expression((x) =>
      x
        .selectFrom('doctor')
        .select((s) => [s.val(colleague).as('doctor_id'), 'default_speciality_id'])
        .where('id', '=', own)
        .$narrowType<{ default_speciality_id: number }>(),
    )
    .onConflict((c) => c.doNothing())
    .execute();
  await w.db
    .updateTable('doctor_fee as f')
    .from('doctor_fee as o')
    .set((x) => ({ amount: x.ref('o.amount') }))
    .whereRef('o.type', '=', 'f.type')
    .where('o.doctor_id', '=', own)
    .where('f.doctor_id', '=', colleague)
    .execute();
}
await makeColleague();

/** A paid visit of D1001 on a day of leave, which the front desk then moves to a new slot: what both were told of it since. */
async function moved(who: string, at: Date, to: { readonly doctor: string; readonly at: Date }) {
  const patient = await as(w, who);
  const visit = await pay(w, patient, await book(patient, await newSlot(w, { at })));
  expect((await leave(own, { from_day: riyadhDay(at), to_day: riyadhDay(at) })).http).toBe(200);
  const before = { own: (await toldTo(own)).length, colleague: (await toldTo(colleague)).length };
  expect((await rearrange(own, [visit.id], [await newSlot(w, to)])).http).toBe(200);
  const [former, next] = [await toldTo(own), await toldTo(colleague)];
  expect((await patient.get(`/appointments/${visit.id}`)).data.starts_at).toBe(to.at.toISOString());
  const link = `/doctor/appointments/${visit.id}`;
  return { link, own: former.slice(before.own), colleague: next.slice(before.colleague) };
}

test('D13.08 a doctor who stands in later is told of the visit; whoever is on leave that day hears of that alone', async () => {
  const at = instantAt(addDays(today, 9), '03:00');
  const told = await moved('1000001', at, { doctor: 'D1002', at });
  expect(told.colleague).toMatchObject([
    { kind: 'doctor_visit_moved', link: told.link, message: expect.stringContaining('is now with you on') },
  ]);
  expect(told.own).toEqual([]);
});

test('D13.08 between later days of one doctor nobody is told', async () => {
  const [at, later] = [instantAt(addDays(today, 12), '03:00'), instantAt(addDays(today, 13), '03:00')];
  const told = await moved('1000001', at, { doctor: 'D1001', at: later });
  expect([told.own, told.colleague]).toEqual([[], []]);
});

test('D13.08 a visit that moves into today is told to its doctor as one that is booked for today', async () => {
  const told = await moved('1000002', instantAt(addDays(today, 16), '03:00'), {
    doctor: 'D1001',
    at: instantAt(today, '23:40'),
  });
  expect(told.own).toMatchObject([{ kind: 'doctor_booked_today', link: told.link }]);
});

test('D13.08 a colleague gets a visit of today, and its doctor reads that it left, with no link to what is no longer theirs', async () => {
  const told = await moved('1000001', instantAt(today, '21:03'), { doctor: 'D1002', at: instantAt(today, '22:03') });
  expect(told.colleague).toMatchObject([{ kind: 'doctor_booked_today', link: told.link }]);
  expect(told.own).toMatchObject([{ kind: 'doctor_visit_moved', link: '/doctor/appointments' }]);
  expect((await (await as(w, 'D1001')).get(`/doctor${told.link.slice('/doctor'.length)}`)).http).toBe(404);
});

test('D13.08 just after midnight the new day is today: a visit that leaves it for a later day is told to its doctor', async () => {
  const tomorrow = addDays(today, 1);
  w.at(new Date(instantAt(tomorrow, 0).getTime() + 1000));
  const later = { doctor: 'D1001', at: instantAt(addDays(today, 2), '00:03') };
  const told = await moved('1000008', instantAt(tomorrow, '23:03'), later);
  expect(told.own).toMatchObject([
    { kind: 'doctor_visit_moved', link: told.link, title: 'A visit of today was moved' },
  ]);
});

test('D13.08 leave that the front desk enters is told to the doctor, unless it was taken back before', async () => {
  const doctor = await doctorOf('D1007');
  const desk = await as(w, 'frontdesk@balsam.example');
  expect((await leave(doctor, daysFrom(20))).http).toBe(200);
  expect(await toldTo(doctor)).toMatchObject([
    {
      kind: 'doctor_leave',
      title: 'Leave entered',
      message: 'Your leave from Saturday 12 December to Sunday 13 December was entered by the front desk.',
      link: '/doctor/hours',
    },
  ]);
  const { data } = await leave(doctor, daysFrom(40));
  const entered = data.leave.find((each: { from_day: string }) => each.from_day === daysFrom(40).from_day);
  expect((await desk.post(`/staff/doctors/${doctor}/leave/${entered.id}/cancel`, {})).http).toBe(200);
  expect((await toldTo(doctor)).map(({ title }) => title)).toEqual(['Leave entered', 'Leave cancelled']);
});
