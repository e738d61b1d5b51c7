import { describe, expect, test } from 'vitest';
import { next } from '#test/factories/sockets.ts';
import { world } from '#test/world.ts';
import { as, attendanceIn, createPaidCall, openBrowser, openCallServer, untilStatus } from './call.fixture.ts';
import { callEvidenceOf, callRecords } from './call-records.ts';

const w = await world({ connections: 8 });
const [one, other] = [await openCallServer(w), await openCallServer(w)];
const fahad = await as(w, '1000002');

const session = '6f1c1f9a-9d5c-4e7e-8a33-0d7a3f6f5b11';
const offer = { session, description: { type: 'offer', sdp: 'v=0' } } as const;
const afterSeconds = (seconds: number) => w.at(new Date(w.clock.now().getTime() + seconds * 1000));

/** A call in which the doctor and the patient are, each by another process. */
async function talk() {
  const { id } = await createPaidCall(w, fahad);
  const doctor = await openBrowser(w, one, 'D1001');
  const patient = await openBrowser(w, other, '1000002');
  const inCall = {
    doctor: attendanceIn(await doctor.enter(id, 'call')),
    patient: attendanceIn(await patient.enter(id, 'call')),
  };
  return { id, doctor, patient, inCall };
}

describe('S4.03 D10.02 a call from waiting to its end, over two processes', () => {
  test('S4.03 wait, ring, ringing, host and participant, ended', async () => {
    const { id } = await createPaidCall(w, fahad);
    const doctor = await openBrowser(w, one, 'D1001');
    const patient = await openBrowser(w, other, '1000002');
    expect(await patient.enter(id, 'call')).toEqual({ ok: false, code: 'not_started' });
    const seen = untilStatus(doctor, ({ other: side }) => side === 'waiting');
    await patient.enter(id, 'waiting');
    expect(await seen).toMatchObject({ state: null, own: 'away' });
    await doctor.enter(id, 'call');
    const rings = next(patient.socket, 'call:ring');
    const ringing = untilStatus(patient, ({ state }) => state === 'ringing');
    const rung = await doctor.post('ring', id);
    expect([rung.state, (await ringing).other, await rings]).toEqual(['ring', 'in_call', [{ id }]]);
    const host = untilStatus(doctor, ({ state }) => state === 'host');
    const accepted = await patient.enter(id, 'call');
    expect(accepted).toMatchObject({ ok: true, status: { state: 'participant', ring: 'none' } });
    expect(await host).toMatchObject({ other: 'in_call', met_at: w.clock.now().toISOString() });
    const ends = [next(patient.socket, 'call:end'), next(doctor.socket, 'call:end')];
    expect(await doctor.post('end', id)).toMatchObject({ http: 200, state: null, ended: 'ended' });
    expect(await Promise.all(ends)).toEqual([[{ id, reason: 'ended' }], [{ id, reason: 'ended' }]]);
    expect(await patient.enter(id, 'call')).toEqual({ ok: false, code: 'not_started' });
    const record = (await callRecords(w.db, [id])).get(id);
    expect(record).toMatchObject({
      metAt: w.clock.now(),
      endedAt: w.clock.now(),
      doctor: { enteredAt: w.clock.now(), connectedAt: null },
      patient: { cameAt: w.clock.now(), enteredAt: w.clock.now() },
    });
    const came = { patientCame: true, doctorCame: true };
    expect((await callEvidenceOf(w.db, [id])).get(id)).toEqual({ ...came, met: false });
  });
});

describe('D10.02 a ring', () => {
  test("D10.02 'not now' stops the ring, and another ring reaches the patient again", async () => {
    const { id } = await createPaidCall(w, fahad);
    const doctor = await openBrowser(w, one, 'D1001');
    const patient = await openBrowser(w, other, '1000002');
    expect(await patient.post('decline', id)).toMatchObject({ http: 409, code: 'not_ringing' });
    await doctor.enter(id, 'call');
    await doctor.post('ring', id);
    const told = untilStatus(doctor, ({ ring }) => ring === 'declined');
    expect(await patient.post('decline', id)).toMatchObject({ http: 200, state: null, ring: 'declined' });
    expect((await told).state).toBe('host');
    afterSeconds(1);
    const again = next(patient.socket, 'call:ring');
    expect((await doctor.post('ring', id)).state).toBe('ring');
    expect(await again).toEqual([{ id }]);
  });

  test('D10.02 each ring tells the devices of the patient once, however often it is pressed', async () => {
    const { id } = await createPaidCall(w, fahad);
    const doctor = await openBrowser(w, one, 'D1001');
    const before = (await w.events.published('tele-consultation.call_ringing')).length;
    await Promise.all([1, 2, 3].map(() => doctor.post('ring', id)));
    afterSeconds(44);
    await doctor.post('ring', id);
    expect((await w.events.published('tele-consultation.call_ringing')).length - before).toBe(1);
    afterSeconds(1);
    expect((await doctor.status(id)).ring).toBe('unanswered');
    await doctor.post('ring', id);
    expect((await w.events.published('tele-consultation.call_ringing')).length - before).toBe(2);
    await w.dispatch();
    const notes = await w.db.selectFrom('notification').select('link').where('kind', '=', 'call_ringing').execute();
    expect(notes.filter(({ link }) => link === `/tele-consultation/${id}`)).toHaveLength(2);
  });
});

describe('D10.02 signals pass between the two of a call, each authorised by itself', () => {
  test('D10.02 from one process to the other, both ways, to nobody else', async () => {
    const { id, doctor, patient, inCall } = await talk();
    const sara = await openBrowser(w, one, '1000001');
    const arrived = next(patient.socket, 'call:signal');
    expect(await doctor.send('call:signal', { attendance: inCall.doctor, signal: offer })).toMatchObject({ ok: true });
    expect(await arrived).toEqual([{ id, signal: offer }]);
    const candidate = {
      session,
      candidate: { candidate: 'candidate:1', sdpMid: '0', sdpMLineIndex: 0, usernameFragment: 'x' },
    };
    const back = next(doctor.socket, 'call:signal');
    await patient.send('call:signal', { attendance: inCall.patient, signal: candidate });
    expect(await back).toMatchObject([{ signal: candidate }]);
    expect(sara.received).toEqual([]);
  });
  test('D10.01 those of a stranger, of a taken attendance, of the waiting room and after the end are refused', async () => {
    const { id, doctor, patient, inCall } = await talk();
    const refused = { ok: false, code: 'not_there' };
    const stranger = await openBrowser(w, one, '1000001');
    expect(await stranger.send('call:signal', { attendance: inCall.doctor, signal: offer })).toEqual(refused);
    expect(await stranger.send('call:here', { attendance: inCall.patient, connected: true })).toEqual(refused);
    expect(await stranger.send('call:leave', { attendance: inCall.patient })).toEqual(refused);
    await doctor.post('end', id);
    expect(await doctor.send('call:signal', { attendance: inCall.doctor, signal: offer })).toEqual(refused);
    const second = await createPaidCall(w, fahad);
    const waiting = attendanceIn(await patient.enter(second.id, 'waiting'));
    expect(await patient.send('call:signal', { attendance: waiting, signal: offer })).toEqual(refused);
  });
  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no signal', { attendance: 'x' }],
    ['a description that is too long', { session, description: { type: 'offer', sdp: 'v'.repeat(20_001) } }],
    ['another kind of description', { session, description: { type: 'pranswer', sdp: 'v=0' } }],
    [
      'a candidate that is too long',
      { session, candidate: { candidate: 'c'.repeat(1001), sdpMid: null, sdpMLineIndex: null } },
    ],
  ])('D10.02 refuses %s', async (_, signal) => {
    const { doctor, inCall } = await talk();
    expect(await doctor.send('call:signal', { attendance: inCall.doctor, signal })).toEqual({
      ok: false,
      code: 'invalid',
    });
  });
});

describe('D10.02 too much of it', () => {
  test('D10.02 an SDP of 1 MB ends the connection that sent it, and nothing reaches the other side', async () => {
    const { doctor, patient, inCall } = await talk();
    const closed = next(doctor.socket, 'disconnect');
    const lost = untilStatus(patient, ({ other: side }) => side === 'line_lost');
    const sdp = 'v'.repeat(1_000_000);
    doctor.socket.emit('call:signal', {
      attendance: inCall.doctor,
      signal: { session, description: { type: 'offer', sdp } },
    });
    await closed;
    await lost;
    expect(patient.received.filter(([event]) => event === 'call:signal')).toEqual([]);
  });
  test('D10.02 of 10,000 signals at once no more than 150 in ten seconds pass', async () => {
    const { doctor, patient, inCall } = await talk();
    const message = { attendance: inCall.doctor, signal: offer };
    const answers = await Promise.all(Array.from({ length: 10_000 }, () => doctor.send('call:signal', message)));
    const taken = answers.filter(({ ok }) => ok).length;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThanOrEqual(150);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'too_many')).toHaveLength(10_000 - taken);
    afterSeconds(10);
    const arrived = next(patient.socket, 'call:signal');
    expect(await doctor.send('call:signal', message)).toMatchObject({ ok: true });
    await arrived;
  });
});

describe('D10.02 lost lines and other devices', () => {
  test('D10.02 a lost line is told, and who is back within 60 seconds is in the same call', async () => {
    const { id, doctor, patient } = await talk();
    const lost = untilStatus(doctor, ({ other: side }) => side === 'line_lost');
    patient.socket.disconnect();
    const until = new Date(w.clock.now().getTime() + 60_000).toISOString();
    expect(await lost).toMatchObject({ state: 'host', other_back_until: until });
    afterSeconds(60);
    await w.due();
    const back = await openBrowser(w, one, '1000002');
    expect(await back.enter(id, 'waiting', patient.device)).toMatchObject({
      ok: true,
      status: { state: 'participant', own: 'in_call' },
    });
  });
  test('D10.02 after that the call counts as left', async () => {
    const { id, doctor, patient, inCall } = await talk();
    const lost = untilStatus(doctor, ({ other: side }) => side === 'line_lost');
    patient.socket.disconnect();
    await lost;
    await doctor.send('call:here', { attendance: inCall.doctor, connected: true });
    expect((await callEvidenceOf(w.db, [id, 999_999])).get(id)?.met).toBe(true);
    afterSeconds(61);
    await doctor.send('call:here', { attendance: inCall.doctor, connected: true });
    await one.app.due();
    expect(await doctor.status(id)).toMatchObject({ state: 'host', other: 'away', other_back_until: null });
    const rows = await w.db
      .selectFrom('call_attendance')
      .select(['side', 'left_why', 'connected_at'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute();
    expect(rows).toMatchObject([
      { side: 'doctor', left_why: null, connected_at: expect.any(Date) },
      { side: 'patient', left_why: 'line_lost', connected_at: null },
    ]);
  });
  test('D10.02 a second device takes the call over, and the first is told', async () => {
    const { id, doctor, patient, inCall } = await talk();
    const laptop = await openBrowser(w, one, '1000002');
    const told = next(patient.socket, 'call:end');
    expect(await laptop.enter(id, 'call')).toMatchObject({ ok: true, status: { state: 'participant' } });
    expect(await told).toEqual([{ id, reason: 'taken_over' }]);
    expect(await patient.send('call:signal', { attendance: inCall.patient, signal: offer })).toEqual({
      ok: false,
      code: 'not_there',
    });
    const arrived = next(laptop.socket, 'call:signal');
    await doctor.send('call:signal', { attendance: inCall.doctor, signal: offer });
    await arrived;
  });
});

describe('D10.02 devices and processes', () => {
  test('D10.02 of three devices that come at once one is in', async () => {
    const { id } = await createPaidCall(w, fahad);
    const doctor = await openBrowser(w, one, 'D1001');
    await doctor.enter(id, 'call');
    const devices = await Promise.all([one, other, one].map((server) => openBrowser(w, server, '1000002')));
    const answers = await Promise.all(devices.map((device) => device.enter(id, 'call')));
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
    const rows = await w.db
      .selectFrom('call_attendance')
      .select('left_why')
      .where('appointment_id', '=', id)
      .where('side', '=', 'patient')
      .execute();
    expect(rows.filter((row) => row.left_why === 'taken_over')).toHaveLength(2);
    expect(rows.filter((row) => row.left_why === null)).toHaveLength(1);
  });
  test('D10.02 a process that dies in mid-call: both come back by another one, and have met only once', async () => {
    const third = await openCallServer(w);
    const { id } = await createPaidCall(w, fahad);
    const before = [await openBrowser(w, third, 'D1001'), await openBrowser(w, third, '1000002')] as const;
    for (const browser of before) await browser.enter(id, 'call');
    const met = (await callRecords(w.db, [id])).get(id)?.metAt;
    await third.close();
    afterSeconds(20);
    const doctor = await openBrowser(w, one, 'D1001');
    const patient = await openBrowser(w, other, '1000002');
    await doctor.enter(id, 'call', before[0].device);
    expect(await patient.enter(id, 'call', before[1].device)).toMatchObject({
      ok: true,
      status: { state: 'participant', other: 'in_call' },
    });
    expect((await callRecords(w.db, [id])).get(id)?.metAt).toEqual(met);
  });
  test('D10.02 a doctor who has ended the call comes back by a press alone: a browser that has not heard of it does not open it again', async () => {
    const { id, doctor, patient } = await talk();
    await doctor.post('end', id);
    const ended = { ok: false, code: 'ended' };
    expect([await doctor.comeBack(id, 'call'), await patient.comeBack(id, 'call')]).toEqual([ended, ended]);
    expect(await doctor.status(id)).toMatchObject({ state: null, ended: 'ended', own: 'away' });
    expect(await doctor.enter(id, 'call')).toMatchObject({ ok: true, status: { state: 'host', ended: null } });
  });
  test('D10.02 a device comes back by itself while nobody else has its place, and takes it from nobody', async () => {
    const { id, patient, inCall } = await talk();
    await patient.send('call:leave', { attendance: inCall.patient });
    expect(await patient.comeBack(id, 'call')).toMatchObject({ ok: true, status: { state: 'participant' } });
    const laptop = await openBrowser(w, one, '1000002');
    const held = attendanceIn(await laptop.enter(id, 'call'));
    for (const to of ['call', 'waiting'] as const)
      expect(await patient.comeBack(id, to)).toEqual({ ok: false, code: 'taken_over' });
    expect(await laptop.send('call:here', { attendance: held, connected: true })).toMatchObject({ ok: true });
  });
  test('D10.02 who leaves is away at once, and may come back while the other is in', async () => {
    const { id, doctor, patient, inCall } = await talk();
    const gone = untilStatus(doctor, ({ other: side }) => side === 'away');
    await patient.send('call:leave', { attendance: inCall.patient });
    expect((await gone).state).toBe('host');
    expect(await patient.enter(id, 'call')).toMatchObject({ ok: true, status: { state: 'participant' } });
  });
});
