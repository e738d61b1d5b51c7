import { expect, test } from 'vitest';
import type { Appointment } from '@balsam/contract/booking';
import { addMinutes } from '@balsam/domain/time';
import { publish } from '#platform/outbox/outbox.ts';
import { newSlot } from '#modules/booking/booking.fixture.ts';
import { appointmentMoved } from '#modules/booking/index.ts';
import { doctorsOf } from '#modules/doctors/doctors.fixture.ts';
import { next } from '#test/factories/sockets.ts';
import { world } from '#test/world.ts';
import {
  as,
  attendanceIn,
  createPaidCall,
  openBrowser,
  openCallServer,
  untilStatus,
  type Browser,
} from './call.fixture.ts';

const w = await world({ connections: 8 });
const server = await openCallServer(w);
const fahad = await as(w, '1000002');
const { doctorOf, rearrange, stateOf } = doctorsOf(w);
const [laylasId, colleaguesId] = [await doctorOf('D1001'), await doctorOf('D1002')];

/** A paid video visit with Dr. Layla that may be moved to D1002 for its price; the clock stands 50 minutes before it. */
async function comingCall(): Promise<Appointment> {
  const visit = await createPaidCall(w, fahad);
  const { speciality_id } = await stateOf(visit.id);
  await w.db
    .insertInto('doctor_speciality')
    .values({ doctor_id: colleaguesId, speciality_id })
    .onConflict((c) => c.doNothing())
    .execute();
  await w.db
    .insertInto('doctor_fee')
    .values({ doctor_id: colleaguesId, type: 'virtual', amount: visit.list_price * 100 })
    .onConflict((c) => c.columns(['doctor_id', 'type']).doUpdateSet({ amount: visit.list_price * 100 }))
    .execute();
  w.at(addMinutes(new Date(visit.starts_at), -50));
  return visit;
}

/** The hospital moves a visit, so many minutes later. */
async function move({ id, slot_id, starts_at }: Appointment, minutes: number, doctor: string): Promise<Date> {
  await w.db.updateTable('slot').set({ is_closed: true }).where('id', '=', slot_id).execute();
  const at = addMinutes(new Date(starts_at), minutes);
  const slot = await newSlot(w, { at, type: 'virtual', doctor });
  expect(await rearrange(laylasId, [id], [slot])).toMatchObject({ http: 200 });
  await server.app.dispatch();
  await server.app.dispatch();
  expect(await stateOf(id)).toMatchObject({ slot_id: slot, starts_at: at });
  return at;
}

test('D10.01 D13.08 a doctor whose waiting visit goes to a colleague is out of its call, and does not come back into it', async () => {
  const visit = await comingCall();
  const { id } = visit;
  const [former, patient] = [await openBrowser(w, server, 'D1001'), await openBrowser(w, server, '1000002')];
  await patient.enter(id, 'waiting');
  const attendance = attendanceIn(await former.enter(id, 'call'));
  await former.post('ring', id);
  const { token } = await former.inject<{ token: string }>('/tele-consultation/token', { appointment_id: id });
  const told = next(former.socket, 'call:end');
  w.at(addMinutes(w.clock.now(), 1));
  await move(visit, 0, 'D1002');
  expect(await told).toEqual([{ id, reason: 'moved' }]);
  const notThere = { ok: false, code: 'not_there' };
  expect(await former.send('call:here', { attendance, connected: false })).toEqual(notThere);
  expect(await former.send('call:enter', { token, device: former.device, to: 'call' })).toEqual(notThere);

  // The patient waits on, now for the colleague, and nothing rings any more.
  expect(await patient.comeBack(id, 'waiting')).toMatchObject({ ok: true, status: { state: null, other: 'away' } });
  expect(patient.received.map(([event]) => event)).not.toContain('call:end');
  const colleague = await openBrowser(w, server, 'D1002');
  expect(await colleague.enter(id, 'waiting')).toMatchObject({ ok: true, status: { other: 'waiting' } });
});

test('D10.02 D13.08 a call whose visit has a later time begins anew, and who waited for it is told', async () => {
  const visit = await comingCall();
  const { id } = visit;
  const [doctor, patient] = [await openBrowser(w, server, 'D1001'), await openBrowser(w, server, '1000002')];
  await doctor.enter(id, 'call');
  const ended = untilStatus(patient, (status) => status.ended === 'ended');
  await doctor.post('end', id);
  await ended;
  const attendance = attendanceIn(await patient.enter(id, 'waiting'));
  const told = next(patient.socket, 'call:end');
  w.at(addMinutes(w.clock.now(), 1));
  const at = await move(visit, 7 * 1440, 'D1001');
  expect(await told).toEqual([{ id, reason: 'moved' }]);
  expect(await patient.send('call:here', { attendance, connected: false })).toEqual({ ok: false, code: 'not_there' });
  w.at(at);
  expect(await patient.status(id)).toMatchObject({ state: null, ended: null, own: 'away', other: 'away' });
});

test.each([
  { cameBefore: '1000002', comes: 'D1001', missed_by: 'patient', payment_status: 'paid' },
  { cameBefore: 'D1001', comes: undefined, missed_by: 'both', payment_status: 'cancelled' },
])(
  'D10.03 D13.08 who came at the time before has not come at the new one: $cameBefore before, then $comes',
  async ({ cameBefore, comes, ...outcome }) => {
    const visit = await comingCall();
    const before = await openBrowser(w, server, cameBefore);
    await before.enter(visit.id, 'waiting');
    before.socket.disconnect();
    w.at(addMinutes(w.clock.now(), 10));
    const at = await move(visit, 8 * 1440, 'D1001');
    w.at(at);
    if (comes) await (await openBrowser(w, server, comes)).enter(visit.id, 'call');
    w.at(addMinutes(at, 61));
    await w.due();
    expect(await stateOf(visit.id)).toMatchObject({ state: 'missed', ...outcome });
  },
);

const metAt = async (id: number) =>
  (await w.db.selectFrom('consultation_call').select('met_at').where('appointment_id', '=', id).executeTakeFirst())
    ?.met_at;
/** Doctor and patient, who waited for the former time, meet after their visit was moved and before its call learns of that. */
async function meetMeanwhile(after: (browsers: readonly Browser[], attendances: readonly string[]) => Promise<void>) {
  const { id, starts_at: from } = await comingCall();
  const browsers = [await openBrowser(w, server, 'D1001'), await openBrowser(w, server, '1000002')] as const;
  for (const browser of browsers) await browser.enter(id, 'waiting');
  const movedAt = addMinutes(w.clock.now(), 1);
  await w.db.insertInto('appointment_event').values({ appointment_id: id, kind: 'rescheduled', at: movedAt }).execute();
  w.at(addMinutes(movedAt, 1));
  const attendances: string[] = [];
  for (const browser of browsers) attendances.push(attendanceIn(await browser.enter(id, 'call')));
  await browsers[0].send('call:here', { attendance: attendances[0], connected: true });
  expect(await metAt(id)).toEqual(w.clock.now());
  expect((await fahad.get(`/appointments/${id}`)).data.may.cancel).toEqual({ allowed: true });
  await after(browsers, attendances);
  await w.db.transaction().execute((tx) => publish(tx, appointmentMoved, { appointment_id: id, from }, movedAt));
  await server.app.dispatch();
  return { id, at: new Date(from) };
}

test.each([
  ['is in it still', async () => undefined],
  [
    'has left it',
    async (browsers: readonly Browser[], attendances: readonly string[]) => {
      for (const [index, browser] of browsers.entries())
        await browser.send('call:leave', { attendance: attendances[index] });
    },
  ],
])('D10.03 D13.08 who came for the time before, met as it was changed and %s has not met', async (_, after) => {
  const { id, at } = await meetMeanwhile(after);
  expect(await metAt(id)).toBeNull();
  w.at(at);
  const doctor = await openBrowser(w, server, 'D1001');
  const attendance = attendanceIn(await doctor.enter(id, 'call'));
  await doctor.send('call:here', { attendance, connected: true });
  w.at(addMinutes(at, 61));
  await w.due();
  expect(await stateOf(id)).toMatchObject({ state: 'missed', missed_by: 'patient' });
});
