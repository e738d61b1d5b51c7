import { expect, test } from 'vitest';
import type { CallReply, contract } from '@balsam/contract';
import type { Appointment } from '@balsam/contract/booking';
import { halalas } from '@balsam/domain/money';
import { addMinutes, instantAt } from '@balsam/domain/time';
import { topUp } from '#modules/billing/index.ts';
import { as, book, newSlot } from '#modules/booking/booking.fixture.ts';
import { insuranceIn } from '#modules/insurance/insurance.fixture.ts';
import { world } from '#test/world.ts';

type Entry = CallReply<typeof contract.waitingList.list>['items'][number];

const w = await world();
const sara = await as(w, '1000001');
const { policyOf, apply } = await insuranceIn(w);
const doctor = await w.db.selectFrom('doctor').select('id').where('code', '=', 'D1030').executeTakeFirstOrThrow();
// Nothing that the demo hospital has free is there to be offered, and nobody waits yet.
await w.db.updateTable('waiting_list_entry').set({ state: 'left' }).execute();
await w.db.updateTable('slot').set({ is_closed: true }).where('doctor_id', '=', doctor.id).execute();

const slotOn = (day: string) => newSlot(w, { doctor: 'D1030', at: instantAt(`2026-12-${day}`, '03:00') });
const wish = (appointment: Appointment) =>
  sara.post<Entry>('/waiting-list', { doctor_id: doctor.id, before: '2026-12-30', appointment_id: appointment.id });
/** The entry as it is listed, once free times were compared with it. */
const listed = async (): Promise<Entry | undefined> => {
  w.at(addMinutes(w.clock.now(), 10));
  await w.dispatch();
  await w.due();
  await w.dispatch();
  return (await sara.get<{ items: Entry[] }>('/waiting-list')).data.items[0];
};
const leave = ({ id }: Entry) => sara.delete(`/waiting-list/${id}`);
const reduced = {
  code: 'waiting_list_reduced',
  message: expect.stringContaining('insurance'),
  message_ar: expect.stringContaining('تأمين'),
};

test('D13.04 a wish whose visit an insurer bears a part of says so, what is held for it cannot be taken, and without the policy it goes on', async () => {
  const visit = await book(sara, await slotOn('20'));
  const { data: entry } = await wish(visit);
  expect(entry).toMatchObject({ on_hold: null });
  const early = await slotOn('03');
  expect(await listed()).toMatchObject({ id: entry.id, on_hold: null, offer: { slot_id: early } });
  const policy = await policyOf(sara);
  expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http: 200 });
  expect(await listed()).toMatchObject({ id: entry.id, on_hold: reduced, offer: null });
  expect(await sara.post(`/waiting-list/${entry.id}/accept`, {})).toMatchObject({ code: 'waiting_list_reduced' });
  expect(await sara.post('/insurances/clear', { appointment_id: visit.id })).toMatchObject({ http: 200 });
  expect(await listed()).toMatchObject({ id: entry.id, on_hold: null });
  // The same as whoever asks anew is told.
  expect(await apply(sara, visit.id, policy.id)).toMatchObject({ http: 200 });
  await leave(entry);
  expect(await wish(visit)).toMatchObject({ http: 422, code: 'waiting_list_reduced' });
});

test('D13.04 a wish without a visit is not on hold', async () => {
  const fahad = await as(w, '1000002');
  const { data: entry } = await fahad.post<Entry>('/waiting-list', { doctor_id: doctor.id, before: '2026-12-01' });
  expect(entry).toMatchObject({ appointment: null, on_hold: null });
});

test('D13.04 a visit that was paid with points is not swapped either: nothing is offered, and the wish says so', async () => {
  const visit = await book(sara, await slotOn('21'));
  const { data: entry } = await wish(visit);
  const total = halalas(Math.round(visit.total * 100));
  await w.db.transaction().execute((tx) => topUp(tx, visit.patient.id, total, 'points', w.clock.now()));
  const paid = await sara.post('/payment/intent', {
    purpose: 'appointment',
    entity_id: visit.id,
    method: 'wallet',
    loyalty_points: 100,
  });
  expect(paid).toMatchObject({ http: 200 });
  await slotOn('04');
  expect(await listed()).toMatchObject({ id: entry.id, on_hold: reduced, offer: null });
  await leave(entry);
  expect(await wish(visit)).toMatchObject({ http: 422, code: 'waiting_list_reduced' });
});
