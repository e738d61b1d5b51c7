import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes } from '@balsam/domain/time';
import { newSlot } from '#modules/booking/booking.fixture.ts';
import { doctorsOf } from '#modules/doctors/doctors.fixture.ts';
import { putter } from '#modules/visits/visits.fixture.ts';
import { world } from '#test/world.ts';
import { as, attendanceIn, createPaidCall, openBrowser, openCallServer } from './call.fixture.ts';

const w = await world({ connections: 8 });
const server = await openCallServer(w);
const fahad = await as(w, '1000002');
const layla = await as(w, 'D1001');
const put = await putter(w, 'D1001');
const { doctorOf, visits, rearrange } = doctorsOf(w);
const laylasId = await doctorOf('D1001');

/** Doctor and patient are in the call 50 minutes before the visit; sound and picture work unless the line fails. Answers the visit. */
async function talkEarly(connected = true, before?: (visit: Appointment) => Promise<void>): Promise<Appointment> {
  const visit = await createPaidCall(w, fahad);
  w.at(addMinutes(new Date(visit.starts_at), -50));
  await before?.(visit);
  const doctor = await openBrowser(w, server, 'D1001');
  const patient = await openBrowser(w, server, '1000002');
  await patient.enter(visit.id, 'waiting');
  const attendance = attendanceIn(await doctor.enter(visit.id, 'call'));
  await doctor.post('ring', visit.id);
  await patient.enter(visit.id, 'call');
  await doctor.send('call:here', { attendance, connected });
  w.at(addMinutes(new Date(visit.starts_at), -30));
  return visit;
}
const read = async ({ id }: Appointment, who = fahad) => (await who.get(`/appointments/${id}`)).data;
const tooLate = { code: 'too_late_to_cancel' };

test('S4.05 D10.03 a visit by video in which both met before its time is neither cancelled nor changed for another', async () => {
  const visit = await talkEarly();
  const { cancel, reschedule, rebook } = (await read(visit)).may;
  expect([cancel, reschedule, rebook]).toMatchObject([tooLate, tooLate, tooLate]);
  const listed = (await fahad.get<{ items: Appointment[] }>('/appointments/upcoming')).data.items;
  expect(listed.find(({ id }) => id === visit.id)?.may.cancel).toMatchObject(tooLate);
  expect(await fahad.post('/appointments/cancel', { appointment_id: visit.id })).toMatchObject({
    http: 422,
    ...tooLate,
  });
  const other = await newSlot(w, { at: addMinutes(new Date(visit.starts_at), 24 * 60 * 7), type: 'virtual' });
  const instead = { appointment_id: visit.id, slot_id: other, type: 'virtual', policy_accepted: true };
  expect(await fahad.post('/appointments/rebook', instead)).toMatchObject(tooLate);
  expect(await fahad.get(`/appointments/quote?slot_id=${other}&instead_of=${visit.id}`)).toMatchObject(tooLate);
  expect(await read(visit)).toMatchObject({ state: 'booked', payment_status: { code: 'paid' } });
});

test('D10.03 D10.05 the doctor writes its summary and says what became of it once both met', async () => {
  const visit = await talkEarly();
  expect((await read(visit, layla)).may.settle).toEqual({ allowed: true });
  const summary = await layla.get<{ may: { write: { allowed: boolean } } }>(`/appointments/${visit.id}/summary`);
  expect(summary.data.may.write).toEqual({ allowed: true });
  expect((await layla.post(`/appointments/${visit.id}/outcome`, { outcome: 'completed' })).http).toBe(200);
  expect(await read(visit)).toMatchObject({ state: 'in_review', review: { by: 'patient' } });
});

test('D10.03 D10.04 what the patient told before a visit is not changed once both met, nor what they agreed to', async () => {
  const told = { complaint: 'Cough', since: '', helps: '', medicines: '', allergies: '', file_ids: [] };
  const putByPatient = await putter(w, '1000002');
  const visit = await talkEarly(true, async ({ id }) => {
    expect(await putByPatient(`/appointments/${id}/case-history`, told)).toMatchObject({ http: 200 });
  });
  const url = `/appointments/${visit.id}/case-history`;
  const closed = { code: 'case_history_closed' };
  const kept = (await fahad.get<{ updated_at: string; may: { write: unknown } }>(url)).data;
  expect(kept.may.write).toMatchObject(closed);
  const changed = { ...told, complaint: 'None', updated_at: kept.updated_at };
  expect(await putByPatient(url, changed)).toMatchObject({ http: 409, ...closed });
  const { steps } = (await fahad.get<{ steps: { may: unknown }[] }>(`/appointments/${visit.id}/check-in`)).data;
  expect(steps.map(({ may }) => may)).toEqual(steps.map(() => expect.objectContaining({ code: 'check_in_over' })));
});

test('D10.05 a summary signed before the time of the visit completes it once both met', async () => {
  const visit = await talkEarly();
  const draft = { findings: 'Clear lungs', diagnoses: [{ code: 'I10' }] };
  expect(await put(`/appointments/${visit.id}/summary`, draft)).toMatchObject({ http: 200 });
  expect(await layla.post(`/appointments/${visit.id}/summary/sign`, {})).toMatchObject({ http: 200 });
  expect(await read(visit)).toMatchObject({ state: 'completed', payment_status: { code: 'success' } });
});

test('S4.05 D10.03 a line that never worked leaves the visit to be cancelled, and not to be settled before its time', async () => {
  const visit = await talkEarly(false);
  expect((await read(visit, layla)).may.settle).toMatchObject({ code: 'visit_not_begun' });
  expect((await read(visit)).may.cancel).toEqual({ allowed: true });
  expect((await fahad.post('/appointments/cancel', { appointment_id: visit.id })).http).toBe(200);
});

/** The doctor is not there at the time of a visit any more. */
const close = async ({ slot_id: id }: Appointment): Promise<void> =>
  void (await w.db.updateTable('slot').set({ is_closed: true }).where('id', '=', id).execute());

test('D13.08 D10.03 a visit in which both met before its time is not among those that the front desk moves or cancels', async () => {
  const visit = await talkEarly();
  await close(visit);
  const listed = (await visits(laylasId)).items.map(({ appointment_id: id }) => id);
  expect(listed).not.toContain(visit.id);
  expect(await rearrange(laylasId, [visit.id])).toMatchObject({ http: 404 });
  await w.due();
  expect(await read(visit)).toMatchObject({ state: 'booked', payment_status: { code: 'paid' } });
});

test('D13.08 D10.03 nor is it cancelled by what was decided before they met', async () => {
  const visit = await talkEarly(true, async (booked) => {
    await close(booked);
    expect(await rearrange(laylasId, [booked.id])).toMatchObject({ http: 200 });
  });
  await w.due();
  expect(await read(visit)).toMatchObject({ state: 'booked', payment_status: { code: 'paid' } });
  expect((await visits(laylasId)).progress).toMatchObject({ gone: 1, cancelled: 0 });
});
