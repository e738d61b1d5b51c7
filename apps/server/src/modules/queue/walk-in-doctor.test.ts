import { expect, test } from 'vitest';
import { addMinutes, instantAt, weekday } from '@balsam/domain/time';
import { world } from '#test/world.ts';
import { book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { clinicsOf, frontDesk, move, people, somebody, walkIn, type DeskTicket } from './queue.fixture.ts';

const w = await world();
const desk = frontDesk(w);
const { skin, bones, eyes } = await clinicsOf(w);
const patients = people(10, 7).map((mrn) => somebody(w, mrn));

/** Two of the directory who see walk-ins in this clinic and nobody else does; the first of them without a look at their hours. */
const [first, second] = (
  await w.db
    .selectFrom('doctor as d')
    .innerJoin('doctor_fee as f', (on) => on.onRef('f.doctor_id', '=', 'd.id').on('f.type', '=', 'onsite'))
    .select('d.id')
    .where('d.is_active', '=', true)
    .orderBy('d.id')
    .limit(2)
    .execute()
).map(({ id }) => id) as [number, number];
await w.db.deleteFrom('doctor_clinic').where('clinic_id', '=', skin.id).execute();
await w.db
  .insertInto('doctor_clinic')
  .values([first, second].flatMap((doctor_id) => [skin.id, bones.id].map((clinic_id) => ({ doctor_id, clinic_id }))))
  .onConflict((c) => c.doNothing())
  .execute();

const hours = (clinic_id: number, type = 'onsite') => ({
  clinic_id,
  type,
  start_time: '09:00',
  end_time: '12:00',
  slot_minutes: 20,
});
const revisionOf = async (id: number) => (await desk.get<{ revision: number }>(`/staff/doctors/${id}`)).data.revision;
const saveDay = async (id: number, day: string, blocks: readonly object[]) =>
  expect(
    await desk.put(`/staff/doctors/${id}/days/${day}`, { hours: blocks, revision: await revisionOf(id) }),
  ).toMatchObject({ http: 200 });
const saveWeek = async (id: number, day: string, blocks: readonly object[]) => {
  const week = blocks.map((block) => ({ ...block, weekday: weekday(day) }));
  const body = { from_day: day, hours: week, revision: await revisionOf(id) };
  expect(await desk.put(`/staff/doctors/${id}/hours`, body)).toMatchObject({ http: 200 });
};
/** Whom three who walk in are sent to. */
const sentTo = async (clinicId = skin.id): Promise<number[]> => {
  const seen: number[] = [];
  for (const patient of patients.slice(0, 3)) {
    const { appointment_id: id } = await walkIn(w, patient, clinicId, false);
    const row = w.db
      .selectFrom('appointment')
      .select('doctor_id')
      .where('id', '=', id ?? 0);
    seen.push((await row.executeTakeFirstOrThrow()).doctor_id);
  }
  return seen;
};
const onDay = (day: string) => w.at(instantAt(day, '10:00'));

test('D13.08 nobody who walks in is sent to a doctor whose hours of the day are none, unless no other is there', async () => {
  const day = '2026-12-07';
  onDay(day);
  await saveWeek(first, day, [hours(skin.id)]);
  await saveWeek(second, day, []);
  await saveDay(first, day, []);
  expect(await sentTo()).toEqual([second, second, second]);
  await saveDay(second, day, []);
  const { id } = await walkIn(w, patients[4]!, skin.id, false);
  expect(id).toBeGreaterThan(0);
});

test('D13.08 who has hours in the clinic that day comes before who has none or has them elsewhere; of those the fewest wait', async () => {
  const day = '2026-12-08';
  onDay(day);
  await saveWeek(first, day, []);
  await saveWeek(second, day, [hours(skin.id)]);
  expect(await sentTo()).toEqual([second, second, second]);
  const next = '2026-12-09';
  onDay(next);
  await saveWeek(first, next, [hours(bones.id)]);
  await saveDay(second, next, [hours(skin.id)]);
  expect(await sentTo()).toEqual([second, second, second]);
  const third = '2026-12-10';
  onDay(third);
  await saveWeek(first, third, [hours(skin.id, 'virtual')]);
  await saveDay(second, third, [hours(skin.id)]);
  expect(await sentTo()).toEqual([second, second, second]);
  const fourth = '2026-12-13';
  onDay(fourth);
  await saveDay(first, fourth, [hours(skin.id)]);
  await saveDay(second, fourth, [hours(skin.id)]);
  expect(await sentTo()).toEqual([first, second, first]);
});

test('D13.08 a clinic in which nobody has hours still takes who walks in, shared as ever', async () => {
  const day = '2026-12-14';
  onDay(day);
  await saveWeek(first, day, []);
  await saveWeek(second, day, []);
  expect(await sentTo()).toEqual([first, second, first]);
});

const doctorOf = async (visit: number) =>
  (await w.db.selectFrom('appointment').select('doctor_id').where('id', '=', visit).executeTakeFirstOrThrow())
    .doctor_id;

test('D13.08 who waits for a doctor that is not there any more is given to a colleague of the clinic, number and place kept', async () => {
  const day = '2026-12-16';
  onDay(day);
  await saveDay(first, day, [hours(skin.id)]);
  await saveDay(second, day, []);
  const ticket = await walkIn(w, patients[0]!, skin.id);
  expect(await doctorOf(ticket.appointment_id)).toBe(first);
  const give = (id = ticket.id) => desk.post<DeskTicket>(`/staff/queue/tickets/${id}/clinic`, { clinic_id: skin.id });
  await saveDay(first, day, []);
  await saveDay(second, day, [hours(skin.id)]);
  const given = await give();
  expect(given).toMatchObject({
    http: 200,
    data: { id: ticket.id, token_number: ticket.token_number, state: 'waiting', is_paid: true, total: ticket.total },
  });
  expect(await doctorOf(ticket.appointment_id)).toBe(second);
  // Where nobody else sees anybody they stay with whom they had.
  await w.db.updateTable('doctor').set({ is_active: false }).where('id', '=', first).execute();
  expect(await give()).toMatchObject({ http: 422, code: 'no_service_found' });
  expect(await doctorOf(ticket.appointment_id)).toBe(second);
  await w.db.updateTable('doctor').set({ is_active: true }).where('id', '=', first).execute();
  await move(desk, ticket.id, 'called');
  await move(desk, ticket.id, 'serving');
  expect(await give()).toMatchObject({ code: 'ticket_moved' });
});

test('D13.08 who is sent to another clinic is seen by one who works there that day', async () => {
  const day = '2026-12-15';
  onDay(day);
  await saveDay(first, day, []);
  await saveDay(second, day, [hours(skin.id)]);
  const { id, appointment_id: visit } = await walkIn(w, patients[6]!, bones.id);
  await desk.post(`/staff/queue/tickets/${id}/clinic`, { clinic_id: skin.id });
  const row = w.db
    .selectFrom('appointment')
    .select('doctor_id')
    .where('id', '=', visit ?? 0);
  expect((await row.executeTakeFirstOrThrow()).doctor_id).toBe(second);
});

test('D13.02 who has booked keeps their doctor, and is sent to the room of a clinic whose own doctors are all away', async () => {
  const day = '2026-12-17';
  onDay(day);
  const doctor = await w.db
    .selectFrom('doctor as d')
    .innerJoin('doctor_clinic as dc', 'dc.doctor_id', 'd.id')
    .select(['d.id', 'd.code'])
    .where('dc.clinic_id', '=', eyes.id)
    .where('d.id', 'not in', [first, second])
    .orderBy('d.id')
    .executeTakeFirstOrThrow();
  const at = addMinutes(w.clock.now(), -5);
  const slot = await newSlot(w, { doctor: doctor.code, at });
  w.at(addMinutes(at, -120));
  const visit = await pay(w, patients[5]!, await book(patients[5]!, slot));
  onDay(day);
  await patients[5]!.post('/appointments/check-in', { appointment_id: visit.id });
  const [ticket] = (await patients[5]!.get<{ items: { id: number }[] }>('/patient-queue')).data.items;
  await w.db.updateTable('doctor').set({ is_active: true }).where('id', 'in', [first, second]).execute();
  for (const id of [first, second])
    await desk.post(`/staff/doctors/${id}/leave`, { from_day: day, to_day: day, reason: 'Conference' });
  const moved = await desk.post<DeskTicket>(`/staff/queue/tickets/${ticket!.id}/clinic`, { clinic_id: skin.id });
  expect(moved).toMatchObject({ http: 200, data: { clinic_id: skin.id, type: 'appointment', state: 'waiting' } });
  expect(await doctorOf(visit.id)).toBe(doctor.id);
});
