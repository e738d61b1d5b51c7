import { describe, expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, newSlot, pay } from '#modules/booking/booking.fixture.ts';
import { appointmentCancelled, appointmentEnded } from '#modules/booking/index.ts';
import { publish } from '#platform/outbox/outbox.ts';
import { world } from '#test/world.ts';

type List = CallReply<typeof contract.waitingList.list>;

const w = await world();
const sara = await as(w, '1000001');
const doctor = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1030').executeTakeFirstOrThrow();
const slotOn = (day: number) =>
  newSlot(w, { doctor: 'D1030', at: instantAt(`2026-12-${String(day).padStart(2, '0')}`, '03:00') });
const specialityOf = async (code: string): Promise<number> =>
  (await w.db.selectFrom('speciality').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const listOf = async () => (await sara.get<List>('/waiting-list')).data.items;
const join = async (more: object = {}) => {
  const { http, data } = await sara.post<List['items'][number]>('/waiting-list', {
    doctor_id: doctor.id,
    before: '2026-12-30',
    ...more,
  });
  expect(http).toBe(200);
  return data;
};
// Nothing that the demo hospital has free is there to be offered, and nobody waits yet.
await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();

test('D13.04 a visit that is moved is followed, one that is cancelled ends the waiting', async () => {
  const late = await book(sara, await slotOn(27));
  await join();
  const moved = await sara.post('/appointments/reschedule', {
    old_app_id: late.id,
    slot_id: await slotOn(28),
    type: 'onsite',
  });
  await w.dispatch();
  expect((await listOf())[0]?.appointment).toMatchObject({ id: moved.data.id });
  await sara.post('/appointments/cancel', { appointment_id: moved.data.id });
  await w.dispatch();
  expect(await listOf()).toEqual([]);
});

test('D13.04 D13.08 a visit that the hospital takes away leaves the wish, which waits for any time then', async () => {
  const visit = await book(sara, await slotOn(16));
  const { id } = await join();
  await w.dispatch();
  expect((await listOf()).map((entry) => [entry.id, entry.appointment?.id])).toEqual([[id, visit.id]]);
  await w.db.updateTable('appointment').set({ state: 'cancelled' }).where('id', '=', visit.id).execute();
  await w.db
    .transaction()
    .execute((tx) =>
      publish(tx, appointmentCancelled, { appointment_id: visit.id, refund: 0, by: 'hospital' }, w.clock.now()),
    );
  await w.dispatch();
  expect((await listOf()).map((entry) => [entry.id, entry.appointment])).toEqual([[id, null]]);
  await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
});

test('D13.04 a paid visit that is given up for another time is followed, too: the wish stays', async () => {
  const late = await pay(w, sara, await book(sara, await slotOn(18)));
  const { id } = await join();
  await w.dispatch();
  expect((await listOf()).map((entry) => [entry.id, entry.appointment?.id])).toEqual([[id, late.id]]);
  const change = { appointment_id: late.id, slot_id: await slotOn(19) };
  const made = (await sara.post<CallReply<typeof contract.booking.rebook>>('/appointments/rebook', change)).data
    .appointment;
  await w.dispatch();
  expect((await listOf()).map((entry) => [entry.id, entry.appointment?.id])).toEqual([[id, made.id]]);
  await sara.post('/appointments/cancel', { appointment_id: made.id });
  await w.dispatch();
  expect(await listOf()).toEqual([]);
});

test('D13.04 with the visit that took place the waiting is over, and another may begin; where the doctor was not there it goes on', async () => {
  const end = async (day: number, missed_by: 'doctor' | null) => {
    const visit = await book(sara, await slotOn(day));
    if ((await listOf()).length === 0) await join();
    await w.dispatch();
    expect((await listOf()).map((entry) => entry.appointment?.id)).toEqual([visit.id]);
    const ended = { appointment_id: visit.id, missed_by, refund: 0 };
    await w.db.transaction().execute((tx) => publish(tx, appointmentEnded, ended, w.clock.now()));
    await w.dispatch();
    return (await listOf()).map((entry) => entry.appointment);
  };
  expect(await end(21, 'doctor')).toEqual([null]);
  expect(await end(22, null)).toEqual([]);
  await join();
});

describe('D13.04 an earlier time of a doctor of several specialities', () => {
  /** Books under the second speciality of the doctor, tells something, waits for the doctor and is offered a slot; answers both and the entry. */
  const offeredEarlier = async (
    days: readonly [late: number, early: number],
    settle = async (visit: Appointment) => visit,
  ) => {
    await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
    await w.db.deleteFrom('waiting_list_offer').execute();
    const wanted = { slot_id: await slotOn(days[0]), type: 'onsite', speciality_id: await specialityOf('PSY-ADU') };
    const late = await settle((await sara.post('/appointments/create', wanted)).data);
    expect(late.app_speciality.id).toBe(wanted.speciality_id);
    const told = { complaint: 'No sleep', since: '', helps: '', medicines: '', allergies: '', file_ids: [] };
    expect((await sara.put(`/appointments/${late.id}/case-history`, told)).http).toBe(200);
    const { id } = await join({ appointment_id: late.id });
    await slotOn(days[1]);
    w.at(addMinutes(w.clock.now(), 10));
    await w.dispatch();
    await w.due();
    return { late, entry: id };
  };
  const accept = (id: number) => sara.post(`/waiting-list/${id}/accept`, {});

  test.each([
    ['an unpaid', [29, 9], undefined],
    ['a paid', [26, 7], async (visit: Appointment) => pay(w, sara, visit)],
  ] as const)(
    '%s visit stays of the speciality that it was booked for, and what was told goes along',
    async (_, days, settle) => {
      const { late, entry } = await offeredEarlier(days, settle);
      const { http, data } = await accept(entry);
      expect({ http, speciality: data.app_speciality.id }).toEqual({ http: 200, speciality: late.app_speciality.id });
      const told = await sara.get<{ complaint: string }>(`/appointments/${data.id}/case-history`);
      expect(told.data.complaint).toBe('No sleep');
    },
  );
});
