import { expect, test } from 'vitest';
import { next } from '#test/factories/sockets.ts';
import { world } from '#test/world.ts';
import { as, attendanceIn, createPaidCall, openBrowser, openCallServer, untilStatus } from './call.fixture.ts';

const w = await world({ connections: 8 });
const server = await openCallServer(w);
const fahad = await as(w, '1000002');

/** The patient waits, and the doctor in the call has rung in vain. */
async function unanswered() {
  const { id } = await createPaidCall(w, fahad);
  const doctor = await openBrowser(w, server, 'D1001');
  const patient = await openBrowser(w, server, '1000002');
  const waiting = attendanceIn(await patient.enter(id, 'waiting'));
  await doctor.enter(id, 'call');
  await doctor.post('ring', id);
  return { id, doctor, patient, waiting };
}

test('D10.02 a call that the doctor ends leaves a patient who only waits in the waiting room, who can be rung again', async () => {
  const { id, doctor, patient, waiting } = await unanswered();
  const told = untilStatus(patient, ({ ended }) => ended === 'ended');
  const out = next(doctor.socket, 'call:end');
  expect(await doctor.post('end', id)).toMatchObject({ state: null, own: 'away', other: 'waiting', ended: 'ended' });
  expect(await told).toMatchObject({ state: null, own: 'waiting', other: 'away' });
  expect(await out).toEqual([{ id, reason: 'ended' }]);
  const here = await patient.send('call:here', { attendance: waiting, connected: false });
  expect(here).toMatchObject({ ok: true, status: { own: 'waiting' } });
  expect(patient.received.filter(([event]) => event === 'call:end')).toEqual([]);
  await doctor.enter(id, 'call');
  const rings = next(patient.socket, 'call:ring');
  expect(await doctor.post('ring', id)).toMatchObject({ state: 'ring', other: 'waiting' });
  expect(await rings).toEqual([{ id }]);
  expect(await patient.enter(id, 'call')).toMatchObject({ ok: true, status: { state: 'participant' } });
});
